import type { Wire } from './wire.ts';

/** A field that is left out where there is nothing to tell. */
export function told<Name extends string, Value>(
  wire: Wire,
  name: Name,
  read: (field: Wire) => Value,
): Partial<Record<Name, Value>> {
  const field = wire.at(name);
  return field.missing ? {} : ({ [name]: read(field) } as Record<Name, Value>);
}

/** The same, but null is told: by it a client knows that the backend keeps such things, and that there is none. */
export function kept<Name extends string, Value>(
  wire: Wire,
  name: Name,
  read: (field: Wire) => Value,
): Partial<Record<Name, Value | null>> {
  return wire.at(name).value === null
    ? ({ [name]: null } as Record<Name, null>)
    : told(wire, name, read);
}

/** Reads such a field that is a text. */
export const text = (field: Wire): string => field.text();
