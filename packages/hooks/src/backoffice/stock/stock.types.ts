import type { Product } from '@filigrana/sdk';
import type { FormDrafts } from '../../shared/forms/form-state.ts';
import type { FormConflict } from '../forms/form.types.ts';
import type { FormStatus } from '../../shared/forms/form-report.ts';
import type { SizeField } from '../products/product-form.types.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';
import type { StockValues } from './stock-edit.ts';

/** The stock of one product. */
export interface StockEdit {
  /** The number fields are shown. */
  isOpen: boolean;
  /** Opens the number fields with the stock of now, or closes them without saving. */
  toggle(): void;
  /** `done` once saved; the fields are closed then. */
  status: FormStatus;
  /** 'sizes' for rings, 'single' for everything else. */
  stockFields: 'sizes' | 'single';
  /** Pieces as typed, for everything but rings. */
  stock: string;
  setStock(stock: string): void;
  /** What is wrong with the pieces, or with those of all sizes together. */
  stockError: BackofficeNotice | null;
  /** The fields of the sizes that the ring comes in. */
  sizes: readonly SizeField[];
  setSize(tamanio: string, stock: string): void;
  /** The product is not available: its stock is saved as 0, whatever the fields hold. */
  isStockIgnored: boolean;
  notice: BackofficeNotice | null;
  /** Open, changed and not saved. */
  isDirty: boolean;
  /** Somebody else has changed the product meanwhile. */
  conflict: FormConflict<StockValues> | null;
  submit(): void;
}

/** How the fields begin; read once. */
export interface StockEditOptions {
  /** Open; otherwise only when something was typed in them before. */
  isOpen?: boolean;
}

/**
 * What is typed in the cards of a screen and not saved, by `idProducto`. Cards come and go with the
 * search and the width of the screen; what was typed in them stays. Made once by the screen.
 */
export type StockDrafts = FormDrafts<Product, StockValues>;
