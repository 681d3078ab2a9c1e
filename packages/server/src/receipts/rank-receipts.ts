import { countBits } from '../pictures/align-marks.ts';
import { MARK_BYTES, type Mark } from '../pictures/receipt-marks.ts';

/** Bits of 128 in which two looks at one piece of text may differ. */
const BITS_TOLERANCE = 40;
const ASPECT_TOLERANCE = 0.12;
/** Keeps a receipt of which hardly anything is known from seeming to agree in everything. */
const DOUBT = 3;
/** With less text than this the picture as a whole counts too. */
const FEW = 4;
const WHOLE_TOLERANCE = { bits: 24, aspect: 0.03 };

/**
 * How much two receipts have in common, from 0 to 1, by what their pieces of text look like wherever they
 * stand. It takes microseconds, so that one receipt can be held against all others; which of the best
 * really show the same is for a closer look to say.
 *
 * @returns a function that judges packed marks of stored receipts.
 */
export function rankAgainst(marks: readonly Mark[]): (packed: Uint8Array) => number {
  const [whole, ...own] = marks;
  const bits = Int32Array.from(own.flatMap((mark) => mark.bits));
  const aspects = Float64Array.from(own, ({ width, height }) => width / height);
  const scratch = new ArrayBuffer(64 * MARK_BYTES);
  const bytes = new Uint8Array(scratch);
  const words = new Int32Array(scratch);
  const bounds = new Uint16Array(scratch);
  return (packed) => {
    // Copied to where words are aligned, as typed arrays need them.
    bytes.set(packed.subarray(0, bytes.length));
    const count = Math.floor(Math.min(packed.length, bytes.length) / MARK_BYTES);
    let agreement = 0;
    for (let mine = 0; mine < own.length; mine += 1) {
      const aspect = aspects[mine] ?? 0;
      let least = BITS_TOLERANCE + 1;
      // The first mark is the whole picture.
      for (let other = 1; other < count; other += 1) {
        const at = other * (MARK_BYTES / 2);
        const ratio = (bounds[at + 2] ?? 0) / (bounds[at + 3] ?? 1);
        if (Math.abs(ratio - aspect) > ASPECT_TOLERANCE * aspect) continue;
        const word = other * (MARK_BYTES / 4) + 2;
        let distance = 0;
        for (let part = 0; part < 4 && distance < least; part += 1)
          distance += countBits((bits[mine * 4 + part] ?? 0) ^ (words[word + part] ?? 0));
        if (distance < least) least = distance;
      }
      agreement += BITS_TOLERANCE + 1 - least;
    }
    const others = Math.max(0, count - 1);
    const isWhole = Math.min(own.length, others) < FEW && looksWhole(whole, bounds, words);
    const comparable = Math.min(own.length, others) + DOUBT;
    return Math.max(isWhole ? 0.5 : 0, agreement / ((BITS_TOLERANCE + 1) * comparable));
  };
}

/** Whether the whole picture has about the shape and the shades of another one. */
function looksWhole(whole: Mark | undefined, bounds: Uint16Array, words: Int32Array): boolean {
  if (!whole) return false;
  const ratio = (bounds[2] ?? 0) / (bounds[3] ?? 1) / (whole.width / whole.height);
  const distance = whole.bits.reduce(
    (sum, word, part) => sum + countBits(word ^ (words[2 + part] ?? 0)),
    0,
  );
  return Math.abs(ratio - 1) <= WHOLE_TOLERANCE.aspect && distance <= WHOLE_TOLERANCE.bits;
}
