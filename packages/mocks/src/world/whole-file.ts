import type { Sniffed } from '@filigrana/sdk/domain';

/** Whether a file that begins like one of these also ends like one. Its middle is not looked at. */
export function isWhole(kind: NonNullable<Sniffed>, bytes: Uint8Array): boolean {
  const tail = String.fromCharCode(...bytes.subarray(-1024));
  switch (kind) {
    case 'png':
      return tail.includes('IEND');
    case 'jpeg':
      return tail.includes('\xff\xd9');
    case 'gif':
      return tail.trimEnd().endsWith(';');
    case 'webp':
      return bytes.length >= 8 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
    case 'pdf':
      return /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail);
    default:
      return true;
  }
}
