const kept = new WeakMap<object, Buffer | null>();

/**
 * Promises that a value will never change, so that its JSON is made once however often it is
 * answered with: as bytes, which leave as they are, while a text would be encoded for every answer.
 *
 * @returns the same value.
 */
export function keepJson<Value extends object>(value: Value): Value {
  kept.set(value, null);
  return value;
}

/** The JSON of an answer; for kept values the bytes of last time. */
export function toJson(value: unknown): string | Buffer {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = kept.get(value);
  if (known === undefined) return JSON.stringify(value);
  const bytes = known ?? Buffer.from(JSON.stringify(value));
  kept.set(value, bytes);
  return bytes;
}
