import type { AdminForm, FormOptions } from '../forms/form.types.ts';
import type { BackofficeNotice } from '../texts/backoffice-notice.ts';
import type { DetailTexts } from './detail-parts.ts';

/** Stock of a ring size as typed; '' when the ring does not come in it. */
export interface SizeStockText {
  /** The ring size, 5 to 12. */
  tamanio: string;
  /** Pieces as they are typed. */
  stock: string;
}

/** What the fields of the product form hold. */
export interface ProductFormValues extends DetailTexts {
  /** What the product is called. */
  nombre: string;
  /** What is told of the piece. */
  descripcion: string;
  /** Both '' for none, and not sent to a backend that keeps none. */
  nombreIngles: string;
  descripcionIngles: string;
  /** Id of the lookup as text; '' when none is chosen. The same for material and stone. */
  idCategoria: string;
  /** Id of the material as text; '' when none is chosen. */
  idMaterial: string;
  /** Id of the stone as text; '' when none is chosen. */
  idPiedra: string;
  /** Digits with commas between thousands: '1,148'. */
  precio: string;
  precioEspecial: string;
  /** Available: `estado` 1. */
  estado: boolean;
  /** New and featured: `destacado` 1. */
  destacado: boolean;
  /** One of a kind: `unico` 1. */
  unico: boolean;
  /** Pieces, for everything but rings. */
  stock: string;
  /** Pieces per size, for rings: one entry for each size from 5 to 12. */
  tallas: readonly SizeStockText[];
  imagen: File | null;
}

export interface ProductFormOptions extends FormOptions {
  /**
   * Of a new product: the backend keeps how large a piece is and how it was made, as each product of the list
   * says that has a `ficha`. An edited one says it itself.
   */
  hasDetails?: boolean | undefined;
  /** A new product is there, with that number; pictures and a video can be added to it. */
  onCreated?: ((idProducto: number) => void) | undefined;
}

/** A ring size with its field. */
export interface SizeField extends SizeStockText {
  /** Figure of the size table: the inner diameter in millimetres. */
  cm: number | null;
  error: BackofficeNotice | null;
}

export interface ProductForm extends AdminForm<ProductFormValues> {
  /** `add` for a new product, `edit` for one that is there. */
  mode: 'add' | 'edit';
  /** 'sizes' for rings, 'single' for everything else: which stock fields to show. */
  stockFields: 'sizes' | 'single';
  /** How large a piece is and how it was made can be said: show those fields. */
  hasDetails: boolean;
  /** Not available: stock is sent as 0, whatever the fields hold. */
  isStockIgnored: boolean;
  /** The size fields, smallest first. `errors.tallas` says when none has stock. */
  sizes: readonly SizeField[];
  setSize(tamanio: string, stock: string): void;
  /** The picture the product has; null for a new one. Previews of `imagen` belong to the page. */
  currentImage: string | null;
}
