import { isDoubt, isPaymentAmount, localDate, type Doubt } from '../domain/index.ts';
import type { components } from '../types.ts';
import { invalidFields } from './problem.ts';
import { fieldTexts, paymentsTexts } from './texts.ts';

/**
 * Refuses what no schema of the contract can tell of a payment: cents of colones, fractions of cents, days
 * that have yet to come.
 *
 * @param form The payment as it was sent.
 * @param now Milliseconds since 1970.
 * @throws HttpProblem 400.
 */
export function assertPayment(form: components['schemas']['PaymentForm'], now: number): void {
  const { moneda, dia } = form;
  if (!isPaymentAmount(form)) {
    const monto = moneda === 'CRC' ? paymentsTexts.wholeColones : fieldTexts.twoDecimals;
    throw invalidFields({ monto });
  }
  if (dia > localDate(now)) throw invalidFields({ dia: paymentsTexts.future });
}

/**
 * A reason as it is stored: own words trimmed, null where there are none.
 *
 * @throws HttpProblem 400 when it says nothing.
 */
export function readDoubt({
  motivo,
  texto,
}: Pick<Doubt, 'motivo'> & { texto?: string | null | undefined }): Doubt {
  const doubt = { motivo, texto: texto?.trim() || null };
  if (!isDoubt(doubt)) throw invalidFields({ texto: fieldTexts.required });
  return doubt;
}
