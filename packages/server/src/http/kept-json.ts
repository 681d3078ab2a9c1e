const texts = new WeakMap<object, string | null>();

/**
 * Promises that a value will never change, so that its JSON is made once however often it is
 * answered with.
 *
 * @returns the same value.
 */
export function keepJson<Value extends object>(value: Value): Value {
  texts.set(value, null);
  return value;
}

/** The JSON of an answer; for kept values the text of last time. */
export function toJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const kept = texts.get(value);
  if (kept === undefined) return JSON.stringify(value);
  const text = kept ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}
