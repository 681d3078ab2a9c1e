import * as v from 'valibot';
import { REFUND_PROOF_MAX } from '../domain/payments.ts';
import { DOUBT_REASONS, DOUBT_TEXT_MAX, isDoubt } from '../domain/receipt-requests.ts';
import { fileField } from './file-fields.ts';
import { form, report } from './form.ts';
import { choice, optionalText, requiredText } from './text-fields.ts';

/**
 * Why a payment cannot be confirmed; `otro` needs own words. Codes: REQUIRED, TOO_LONG, INVALID.
 */
export const doubtSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form({
    motivo: /* @__PURE__ */ choice(DOUBT_REASONS),
    texto: /* @__PURE__ */ optionalText(DOUBT_TEXT_MAX),
  }),
  /* @__PURE__ */ v.rawCheck((context) =>
    report(context, ['motivo', 'texto'], (doubt) =>
      isDoubt(doubt) ? [] : [{ path: ['texto'], message: 'REQUIRED' }],
    ),
  ),
);

export type DoubtValues = v.InferOutput<typeof doubtSchema>;

/**
 * What proves that money was given back. Codes: REQUIRED, TOO_LONG.
 */
export const refundSchema = /* @__PURE__ */ form({
  referencia: /* @__PURE__ */ requiredText(REFUND_PROOF_MAX),
});

export type RefundValues = v.InferOutput<typeof refundSchema>;

/**
 * The receipt that was asked for: an image or a PDF. Codes: RECEIPT_REQUIRED, FILE_TYPE, FILE_EMPTY,
 * FILE_TOO_LARGE.
 */
export const receiptSchema = /* @__PURE__ */ form({
  comprobante: /* @__PURE__ */ fileField('paymentPageReceipt', 'RECEIPT_REQUIRED'),
});

export type ReceiptValues = v.InferOutput<typeof receiptSchema>;
