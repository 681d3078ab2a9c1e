import * as v from 'valibot';
import { isDay } from '../domain/local-date.ts';
import { CURRENCIES, isPaymentAmount, RECEIVED_BY } from '../domain/payments.ts';
import { parsePrice } from '../domain/amount-input.ts';
import { code } from './codes.ts';
import { form, report } from './form.ts';
import { readField } from './number-fields.ts';
import { referenceField } from './order-review.ts';
import { choice, requiredText } from './text-fields.ts';

/**
 * A payment as it is read from a receipt: an amount above 0, in dollars with at most two decimals or in
 * whole colones, the day it was paid, and the number that the bank shows, if any.
 *
 * Codes: REQUIRED, TOO_LONG, AMOUNT_INVALID, INVALID.
 */
export const paymentSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ form({
    metodo: /* @__PURE__ */ choice(RECEIVED_BY),
    monto: /* @__PURE__ */ readField(
      (input) => parsePrice(String(input)),
      code('AMOUNT_INVALID'),
      code('REQUIRED'),
    ),
    moneda: /* @__PURE__ */ choice(CURRENCIES),
    dia: /* @__PURE__ */ v.pipe(
      /* @__PURE__ */ requiredText(10),
      /* @__PURE__ */ v.check(isDay, code('INVALID')),
    ),
    referencia: referenceField,
  }),
  /* @__PURE__ */ v.rawCheck((context) =>
    report(context, ['monto', 'moneda'], (draft) =>
      isPaymentAmount(draft) ? [] : [{ path: ['monto'], message: 'AMOUNT_INVALID' }],
    ),
  ),
);

export type PaymentValues = v.InferOutput<typeof paymentSchema>;
