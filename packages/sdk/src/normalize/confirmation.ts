import type { Confirmation } from '../results.ts';
import type { Wire } from './wire.ts';

/** Reads the sentence of an answer that may be short or empty. */
export function confirmation(wire: Wire): Confirmation {
  return { mensaje: optional(wire, 'mensaje', (field) => field.text()) || null };
}

/** Reads one field of an answer that may be empty or lack it. */
export function optional<T>(wire: Wire, name: string, read: (field: Wire) => T): T | null {
  if (wire.missing) return null;
  const field = wire.at(name);
  return field.missing ? null : read(field);
}
