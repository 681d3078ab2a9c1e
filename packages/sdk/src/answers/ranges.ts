import {
  isRangeEnd,
  isRangeReversed,
  RANGE_LIMITS,
  RANGE_NAMES,
  rangeKeys,
  rangeOf,
  type RangeEnds,
} from '../domain/index.ts';
import { invalidFields } from './problem.ts';
import { fieldTexts } from './texts.ts';

/**
 * The ranges that the catalogue is filtered by.
 *
 * @param ends Already known to be in the bounds of the contract.
 * @throws HttpProblem 400 that names the field: for an end that is too exact, and for a lowest one above the highest.
 */
export function assertRanges(ends: RangeEnds): void {
  for (const name of RANGE_NAMES) {
    const { decimals } = RANGE_LIMITS[name];
    const keys = rangeKeys(name);
    for (const key of keys)
      if (!isRangeEnd(name, ends[key] ?? 0))
        throw invalidFields({
          [key]: decimals === 1 ? fieldTexts.oneDecimal : fieldTexts.twoDecimals,
        });
    const range = rangeOf(ends, name);
    if (isRangeReversed(range))
      throw invalidFields({ [keys[0]]: fieldTexts.maximum(range.maximo ?? 0) });
  }
}
