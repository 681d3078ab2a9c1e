import type { Wire } from './wire.ts';

/** Reads the addresses of the banners; one that cannot be shown is left out. */
export function banners(wire: Wire): string[] {
  return wire
    .list()
    .map((item) => item.link())
    .filter((address) => address !== null);
}
