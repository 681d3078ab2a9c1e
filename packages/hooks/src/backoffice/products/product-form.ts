import type { Product } from '@filigrana/sdk';
import { isInactive } from '@filigrana/sdk/domain';
import {
  hiddenProductEditSchema,
  productAddSchema,
  productEditSchema,
  readForm,
  type ProductAddValues,
  type ProductEditValues,
} from '@filigrana/sdk/schemas';
import { unfitImage } from '../../shared/forms/file-notice.ts';
import { isAboutFile, saidBeside } from '../../shared/forms/form-definition.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { changeProduct, productFailure, startProduct } from './product-form.rules.ts';
import type { ProductFormValues } from './product-form.types.ts';
import { stockJoins, stockStateOf } from './stock-parts.ts';

export type ProductFormAccepted = ProductAddValues | ProductEditValues;

function schemaFor(product: Product | null) {
  if (product === null) return productAddSchema;
  return isInactive(product) ? hiddenProductEditSchema : productEditSchema;
}

/** A product, new or edited: every rule of the specification's product form. */
export const productForm: StaffForm<Product, ProductFormValues, ProductFormAccepted> = {
  id: 'productForm',
  idOf: (product) => product.idProducto,
  versionOf: ({ version }) => version,
  stateOf: stockStateOf,
  joins: stockJoins,
  memo: null,
  start: startProduct,
  stored: ({ image_url }) => ({ imagen: image_url }),
  change: (values, change) => {
    const said = unfitImage(change.imagen);
    const suited = said ? { ...change, imagen: null } : change;
    return { values: changeProduct(values, suited), memo: null, notice: said };
  },
  read: (values, product) => readForm(schemaFor(product), values),
  issues: () => ({
    REQUIRED: notice('products.incomplete'),
    SIZES_REQUIRED: notice('products.sizesMissing'),
    STOCK_REQUIRED: notice('products.stockMissing'),
    STOCK_INVALID: notice('products.sizeStockInvalid'),
    STOCK_TOO_LARGE: notice('products.stockTooLarge'),
    UNIQUE_ONE: notice('products.uniqueOne'),
    PRICE_INVALID: notice('products.priceInvalid'),
    PRICE_TOO_LARGE: notice('products.priceTooLarge'),
    SPECIAL_PRICE_TOO_HIGH: notice('products.specialPriceTooHigh'),
    LENGTH_INVALID: notice('products.lengthInvalid'),
    WEIGHT_INVALID: notice('products.weightInvalid'),
    HOURS_INVALID: notice('products.hoursInvalid'),
  }),
  beside: (error) => (isAboutFile(error) ? saidBeside('imagen', error) : {}),
  failed: productFailure,
  saved: (product) => notice(product ? 'products.edited' : 'products.added'),
  afterSaving: (values) => ({ ...values, imagen: null }),
};
