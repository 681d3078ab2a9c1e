/** Something that the host does otherwise than the contract says. Ends the case that throws it. */
export class Difference extends Error {
  override readonly name = 'Difference';
}

/** The case cannot be judged on this host; the reason is reported. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

const LONGEST = 300;
const SECRET_FIELDS = new Set(['token', 'sessionToken', 'contrasena', 'nuevaContrasena']);

/** A value as a report shows it: short, and without what opens an account. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text =
    JSON.stringify(value, (key, field: unknown) =>
      SECRET_FIELDS.has(key) && typeof field === 'string' ? '…' : field,
    ) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** @throws Difference with the message, unless the condition holds. */
export function check(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Difference(message);
}

/**
 * Compares what the host answered with what it should have.
 *
 * @param subject What is compared, for example 'stock after the purchase'.
 * @throws Difference
 */
export function equal(subject: string, actual: unknown, expected: unknown): void {
  if (isSame(actual, expected)) return;
  throw new Difference(`${subject}: expected ${show(expected)}, got ${show(actual)}`);
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}

/** What is there, or a difference that says what is missing. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value == null) throw new Difference(`${what} is missing`);
  return value;
}
