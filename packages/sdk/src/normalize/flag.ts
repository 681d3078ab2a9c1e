import type { Flag } from '../entities.ts';
import type { Wire } from './wire.ts';

/** Reads 0 or 1 in any of its forms; a missing one is the fallback. */
export function flag(wire: Wire, fallback: Flag): Flag {
  return wire.yes(fallback === 1) ? 1 : 0;
}
