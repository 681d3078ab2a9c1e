import {
  specialOrderFields,
  type SentSpecialOrder,
  type SpecialOrderFields,
  type SpecialOrderLookups,
} from '../domain/index.ts';
import { invalidFields } from './problem.ts';
import { specialOrderFieldTexts } from './texts.ts';

/**
 * What a customer asks for, as it is stored.
 *
 * @param lookups What the shop has to choose from.
 * @param sent The fields as they were sent.
 * @throws HttpProblem 400 naming every field that is wrong.
 */
export function readSpecialOrder(
  lookups: SpecialOrderLookups,
  sent: SentSpecialOrder,
): SpecialOrderFields {
  const read = specialOrderFields(lookups, sent);
  if (Array.isArray(read))
    throw invalidFields(
      Object.fromEntries(read.map((field) => [field, specialOrderFieldTexts[field]])),
    );
  return read;
}
