import type { ApiError } from './api-error.ts';

const FIRST_WAIT_MS = 300;
/** Nobody waits longer than this for an answer that a retry might bring: they are told instead. */
const LONGEST_WAIT_MS = 5_000;

/**
 * Milliseconds to wait before the attempt that follows a failure; null when there should be none.
 * The wait doubles each time and is spread over its upper half, so that clients do not return in
 * step; what the server asked for is the least.
 */
export function retryDelay(error: ApiError, attempt: number, random: () => number): number | null {
  if (!error.retryable) return null;
  const backoff = FIRST_WAIT_MS * 2 ** attempt * (0.5 + random() / 2);
  const wait = Math.max(backoff, (error.retryAfter ?? 0) * 1_000);
  return wait <= LONGEST_WAIT_MS ? wait : null;
}

/** Seconds of a `Retry-After` header, which is a number of seconds or a date. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1_000));
}
