import type * as v from 'valibot';
import { PAYMENT_METHODS } from '../domain/payment-methods.ts';
import { placeFields } from './address.ts';
import { fileField } from './file-fields.ts';
import { form } from './form.ts';
import { choice } from './text-fields.ts';

const fields = {
  metodoPago: /* @__PURE__ */ choice(PAYMENT_METHODS, 'PAYMENT_METHOD_REQUIRED'),
  ...placeFields,
};

/**
 * The checkout: payment method, then the address, then the receipt, which must be an image; the
 * issues come in that order. Source: specification §5, checkout.
 *
 * Codes: PAYMENT_METHOD_REQUIRED, REQUIRED, RECEIPT_REQUIRED, TOO_LONG, FILE_TYPE, FILE_EMPTY,
 * FILE_TOO_LARGE, INVALID.
 */
export const checkoutSchema = /* @__PURE__ */ form({
  ...fields,
  comprobante: /* @__PURE__ */ fileField('checkoutReceipt', 'RECEIPT_REQUIRED'),
});

export type CheckoutValues = v.InferOutput<typeof checkoutSchema>;

/** The checkout without its file, whose content the server checks. */
export const checkoutFieldsSchema = /* @__PURE__ */ form(fields);

export type CheckoutFields = v.InferOutput<typeof checkoutFieldsSchema>;

/**
 * The payment page: a method, and a receipt that may be a PDF.
 * Source: specification §2.12; decisions, `/clientes/pago`.
 *
 * Codes: PAYMENT_METHOD_REQUIRED, RECEIPT_REQUIRED, FILE_TYPE, FILE_EMPTY, FILE_TOO_LARGE, INVALID.
 */
export const paymentPageSchema = /* @__PURE__ */ form({
  metodoPago: fields.metodoPago,
  comprobante: /* @__PURE__ */ fileField('paymentPageReceipt', 'RECEIPT_REQUIRED'),
});

export type PaymentPageValues = v.InferOutput<typeof paymentPageSchema>;
