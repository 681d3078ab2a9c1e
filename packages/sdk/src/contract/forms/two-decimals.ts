import { fromCents, toCents } from '../../domain/index.ts';
import { invalidFields } from '../problem.ts';
import { shippingTexts } from '../texts/shipping.texts.ts';

/**
 * Refuses an amount with fractions of cents, which no schema of the contract can express: money that
 * was sent is never rounded in silence.
 *
 * @param field Name of the field, for the answer.
 * @param usd US dollars, already known to be in range.
 * @throws HttpProblem 400.
 */
export function assertTwoDecimals(field: string, usd: number): void {
  if (fromCents(toCents(usd)) !== usd) throw invalidFields({ [field]: shippingTexts.twoDecimals });
}
