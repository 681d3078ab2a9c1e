import type { Wire } from './wire.ts';

/** When a file was deleted; the field is absent when it was not, and when the server does not say. */
export function deleted<Field extends string>(
  wire: Wire,
  field: Field,
): Partial<Record<Field, string>> {
  const date = wire.at(field).date(null);
  return date === null ? {} : ({ [field]: date } as Record<Field, string>);
}
