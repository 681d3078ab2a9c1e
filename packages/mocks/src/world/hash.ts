/** 32 bits of FNV-1a: enough to notice a changed byte, and nothing more. */
function fnv(bytes: Uint8Array, start: number): number {
  let hash = start >>> 0;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/**
 * A fingerprint of bytes or of a text, 32 hexadecimal digits. It keeps nobody out: it only tells what
 * the mocks made from what they did not.
 */
export function fingerprint(content: Uint8Array | string): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
    .map((start) => fnv(bytes, start).toString(16).padStart(8, '0'))
    .join('');
}

/** Marks a text as this shop's own: what was forged or altered does not carry it. */
export function seal({ seed }: { seed: number }, text: string): string {
  return fingerprint(`${seed}\n${text}`);
}
