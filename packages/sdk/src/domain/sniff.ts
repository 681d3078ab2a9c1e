/** What the first bytes of a file say it is; null when they say nothing we know. */
export type Sniffed = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'heic' | 'svg' | 'pdf' | null;

/**
 * Tells the kind of a file from its content. Names and declared types are never asked: they are
 * whatever the sender wrote.
 *
 * @example sniff(new TextEncoder().encode('%PDF-1.7 …')) // 'pdf'
 */
export function sniff(bytes: Uint8Array): Sniffed {
  const head = bytes.subarray(0, 1024);
  const text = String.fromCharCode(...head);
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.slice(4, 8) === 'ftyp') return sniffIsoMedia(head, text);
  if (/<svg[\s>]/i.test(text)) return 'svg';
  return null;
}

const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** AVIF and HEIC share a container; the brands of its first box tell them apart. */
function sniffIsoMedia(head: Uint8Array, text: string): Sniffed {
  const length = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const end = Math.min(length, head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(text.slice(at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  if (brands.some((brand) => HEIC.has(brand))) return 'heic';
  return null;
}
