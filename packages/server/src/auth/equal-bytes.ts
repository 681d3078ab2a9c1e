import { timingSafeEqual } from 'node:crypto';

/** Compares a secret with what somebody sent, in a time that does not tell how much of it is right. */
export function equalBytes(given: Uint8Array, expected: Uint8Array): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
