import type * as v from 'valibot';
import { ADDRESS_MAX, NAME_MAX } from '../domain/limits.ts';
import { PAYMENT_METHODS } from '../domain/payment-methods.ts';
import { PROVINCES } from '../domain/provinces.ts';
import { fileField } from './file-fields.ts';
import { form } from './form.ts';
import { choice, requiredText } from './text-fields.ts';

const fields = {
  metodoPago: /* @__PURE__ */ choice(PAYMENT_METHODS, 'PAYMENT_METHOD_REQUIRED'),
  provincia: /* @__PURE__ */ choice(PROVINCES),
  canton: /* @__PURE__ */ requiredText(NAME_MAX),
  distrito: /* @__PURE__ */ requiredText(NAME_MAX),
  direccionExacta: /* @__PURE__ */ requiredText(ADDRESS_MAX),
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
