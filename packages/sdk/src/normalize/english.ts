import type { Wire } from './wire.ts';

/** A text in English: null where there is none, and absent where nothing is told of it. */
export function english<Name extends string>(
  wire: Wire,
  name: Name,
): Partial<Record<Name, string | null>> {
  const field = wire.at(name);
  // Null is told: by it a client knows that the backend keeps such texts.
  if (field.value === undefined) return {};
  return { [name]: field.text(null) || null } as Record<Name, string | null>;
}
