import type { Grey } from './grey.ts';
import { findTextLines, type Box } from './text-lines.ts';

/** A piece of text (or the whole picture) with what it looks like at any size. */
export interface Mark extends Box {
  /** 128 bits: where in the box there is more ink than usual. */
  bits: readonly [number, number, number, number];
}

const COLUMNS = 32;
const ROWS = 4;
const MARKS_MAX = 48;
/** Bytes of a mark: four bounds of 16 bits, 128 bits of ink. */
export const MARK_BYTES = 24;
/** Pixels are kept in quarters. */
const FINENESS = 4;

/** Describes the pieces of text of a receipt; the first mark is the whole picture. */
export function describeReceipt(image: Grey): Mark[] {
  const whole = { x: 0, y: 0, width: image.width, height: image.height };
  const lines = findTextLines(image)
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, MARKS_MAX - 1);
  return [whole, ...lines].map((box) => ({ ...box, bits: inkOf(image, box) }));
}

/** One bit per cell of a grid over the box: 1 where it differs more from its surroundings than usual. */
function inkOf(image: Grey, box: Box): Mark['bits'] {
  const cells = new Float64Array(COLUMNS * ROWS);
  const paper = paperOf(image, box);
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1)
      cells[row * COLUMNS + column] = meanInk(image, paper, {
        x: box.x + (box.width * column) / COLUMNS,
        y: box.y + (box.height * row) / ROWS,
        width: box.width / COLUMNS,
        height: box.height / ROWS,
      });
  const middle = Float64Array.from(cells).sort()[cells.length / 2] ?? 0;
  const bits: [number, number, number, number] = [0, 0, 0, 0];
  cells.forEach((ink, index) => {
    const word = (index >> 5) as 0 | 1 | 2 | 3;
    if (ink > middle) bits[word] |= 1 << (index & 31);
  });
  return bits;
}

/** Brightness of the paper: what most of the box's border has. */
function paperOf({ width, height, data }: Grey, box: Box): number {
  const top = Math.max(0, Math.floor(box.y) - 1);
  const bottom = Math.min(height - 1, Math.ceil(box.y + box.height));
  const seen: number[] = [];
  for (let x = Math.floor(box.x); x < Math.min(width, box.x + box.width); x += 1)
    seen.push(data[top * width + x] ?? 0, data[bottom * width + x] ?? 0);
  return seen.sort((a, b) => a - b)[seen.length >> 1] ?? 255;
}

function meanInk({ width, height, data }: Grey, paper: number, cell: Box): number {
  let [sum, weight] = [0, 0];
  const [right, bottom] = [cell.x + cell.width, cell.y + cell.height];
  for (let y = Math.floor(cell.y); y < Math.min(height, bottom); y += 1) {
    const tall = Math.min(y + 1, bottom) - Math.max(y, cell.y);
    for (let x = Math.floor(cell.x); x < Math.min(width, right); x += 1) {
      const part = tall * (Math.min(x + 1, right) - Math.max(x, cell.x));
      sum += part * Math.abs((data[y * width + x] ?? 0) - paper);
      weight += part;
    }
  }
  return weight > 0 ? sum / weight : 0;
}

/** Marks as they are stored. */
export function packMarks(marks: readonly Mark[]): Buffer {
  const packed = Buffer.alloc(marks.length * MARK_BYTES);
  marks.forEach(({ x, y, width, height, bits }, index) => {
    const at = index * MARK_BYTES;
    [x, y, width, height].forEach((value, side) =>
      packed.writeUInt16LE(Math.round(value * FINENESS), at + side * 2),
    );
    bits.forEach((word, part) => packed.writeInt32LE(word, at + 8 + part * 4));
  });
  return packed;
}

/** The inverse of `packMarks`. */
export function unpackMarks(packed: Uint8Array): Mark[] {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  return Array.from({ length: Math.floor(packed.byteLength / MARK_BYTES) }, (_, index) => {
    const at = index * MARK_BYTES;
    const side = (offset: number) => view.getUint16(at + offset, true) / FINENESS;
    const word = (offset: number) => view.getInt32(at + 8 + offset, true);
    return {
      x: side(0),
      y: side(2),
      width: side(4),
      height: side(6),
      bits: [word(0), word(4), word(8), word(12)],
    };
  });
}
