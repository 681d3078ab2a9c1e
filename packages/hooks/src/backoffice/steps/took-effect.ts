import type { ApiError } from '@filigrana/sdk';
import { isUnanswered } from '../../shared/as-api-error.ts';

/**
 * The one rule of when a step that failed counts as taken: no answer came, and the list shows what
 * the step leads to.
 *
 * @param error How the call ended; null when it did not fail.
 * @param isReached What the list shows is what the step makes of it.
 */
export function tookEffect(error: ApiError | null, isReached: boolean): boolean {
  return error !== null && isUnanswered(error) && isReached;
}
