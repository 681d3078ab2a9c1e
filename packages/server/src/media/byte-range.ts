/** Bytes of a file, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a file that is asked for, RFC 9110 §14.
 *
 * @returns undefined for the whole file: none is asked for, several are, or it is not written as one; null when
 * there is nothing of it in the file.
 * @example byteRange('bytes=0-', 500) // { first: 0, last: 499 }
 */
export function byteRange(
  header: string | undefined,
  length: number,
): ByteRange | null | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? null : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= length ? null : { first, last };
}
