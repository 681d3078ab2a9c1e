import type { Wire } from './wire.ts';

/** The version of something that may be edited; the field is absent when the server keeps none. */
export function version(wire: Wire): { version?: number } {
  const number = wire.at('version').integer(null);
  return number === null ? {} : { version: number };
}
