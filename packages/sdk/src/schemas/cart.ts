import * as v from 'valibot';
import { ID_MAX } from '../domain/limits.ts';
import { code } from './codes.ts';
import { form } from './form.ts';
import { quantityField, wireAmountField } from './number-fields.ts';

const productSizeField = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(code('INVALID')),
  /* @__PURE__ */ v.check((id) => Number.isInteger(id) && id >= 1 && id <= ID_MAX, code('INVALID')),
);

/**
 * Putting pieces into the cart. The price is the one the visitor saw; it is checked, never trusted.
 * Source: specification §3 (cart add payload), §5 (product page).
 *
 * Codes: INVALID, QUANTITY_INVALID, AMOUNT_INVALID.
 */
export const cartAddSchema = /* @__PURE__ */ form({
  idProducto_talla: productSizeField,
  cantidad: quantityField,
  precioUnitario: wireAmountField,
});

export type CartAddValues = v.InferOutput<typeof cartAddSchema>;

/**
 * Another quantity for a line of the cart. Source: specification §7.
 *
 * Codes: INVALID, QUANTITY_INVALID.
 */
export const cartChangeSchema = /* @__PURE__ */ form({
  idProducto_talla: productSizeField,
  nuevaCantidad: quantityField,
});

export type CartChangeValues = v.InferOutput<typeof cartChangeSchema>;
