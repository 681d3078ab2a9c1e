import type * as v from 'valibot';
import { form } from './form.ts';
import { amountField } from './number-fields.ts';

/**
 * The shipping fee: digits and one dot, 0 or more; comes out rounded to two decimals.
 * Source: specification §5, shipping fee.
 *
 * Codes: AMOUNT_INVALID, AMOUNT_TOO_LARGE.
 */
export const shippingFeeSchema = /* @__PURE__ */ form({ monto: amountField });

export type ShippingFeeValues = v.InferOutput<typeof shippingFeeSchema>;
