/**
 * A new idempotency key: one value per attempt. Not `crypto.randomUUID`, which pages without https
 * do not have.
 */
export function newKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
