import type { Product } from '@filigrana/sdk';
import {
  productAddSchema,
  productEditSchema,
  readForm,
  type ProductAddValues,
  type ProductEditValues,
} from '@filigrana/sdk/schemas';
import { unfitImage } from '../../shared/forms/file-notice.ts';
import { isAboutFile, type FormDefinition } from '../forms/form-definition.ts';
import { createFormMachine } from '../forms/form.machine.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { changeProduct, productFailure, startProduct } from './product-form.rules.ts';
import type { ProductFormValues } from './product-form.types.ts';

export type ProductFormAccepted = ProductAddValues | ProductEditValues;

export const productForm: FormDefinition<Product, ProductFormValues, ProductFormAccepted> = {
  id: 'productForm',
  idOf: (product) => product.idProducto,
  versionOf: ({ version }) => version,
  memo: null,
  start: startProduct,
  stored: ({ image_url }) => ({ imagen: image_url }),
  change: (values, change) => {
    const said = unfitImage(change.imagen);
    const suited = said ? { ...change, imagen: null } : change;
    return { values: changeProduct(values, suited), memo: null, notice: said };
  },
  read: (values, product) => readForm(product ? productEditSchema : productAddSchema, values),
  issues: () => ({
    REQUIRED: notice('products.incomplete'),
    SIZES_REQUIRED: notice('products.sizesMissing'),
    STOCK_REQUIRED: notice('products.stockMissing'),
    STOCK_INVALID: notice('products.sizeStockInvalid'),
    STOCK_TOO_LARGE: notice('products.stockTooLarge'),
    PRICE_INVALID: notice('products.priceInvalid'),
    PRICE_TOO_LARGE: notice('products.priceTooLarge'),
  }),
  fieldOf: (error) => (isAboutFile(error) ? 'imagen' : null),
  failed: productFailure,
  saved: (product) => notice(product ? 'products.edited' : 'products.added'),
  settle: (values) => ({ ...values, imagen: null }),
};

/**
 * A product, new or edited: every rule of the specification's product form.
 *
 * @example
 * const form = createActor(productFormMachine, { input: { subject: null } });
 * form.on('notice', ({ notice }) => console.log(notice.code)); // 'products.incomplete'
 * form.start().send({ type: 'form.submit' });
 */
export const productFormMachine = createFormMachine(productForm);
