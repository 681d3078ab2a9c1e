import type { Grey } from './grey.ts';

/** A rectangle in pixels; fractions are possible. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Change of brightness across a pixel, both ways added, that counts as an edge of a letter. */
const EDGE = 34;
const GLYPH_HEIGHT = { min: 4, max: 72 };
const LINE_HEIGHT_MIN = 5;
/** A line is at least this many times as long as it is high. */
const LINE_ASPECT_MIN = 1.4;
/**
 * Letters further apart than this, in heights, belong to different pieces of text: once for whole lines,
 * once for words, which are what is left of lines that a crop has cut.
 */
const GAPS = { line: 0.75, word: 0.3 };
const GLYPHS_MAX = 1500;

/**
 * Finds the pieces of text of a receipt: words and numbers that stand close together on one line. What
 * is close is measured in heights of letters, so that a smaller, larger or cropped copy has the same
 * pieces.
 */
export function findTextLines(image: Grey): Box[] {
  const glyphs = findGlyphs(image, markEdges(image));
  const boxes = new Map<string, Box>();
  for (const gap of [GAPS.line, GAPS.word])
    for (const box of groupGlyphs(glyphs, gap)) boxes.set(Object.values(box).join(), box);
  return [...boxes.values()];
}

function groupGlyphs(glyphs: readonly Box[], gapMax: number): Box[] {
  const group = glyphs.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (group[root] !== root) root = group[root] ?? root;
    return root;
  };
  glyphs.forEach((glyph, index) => {
    // Sorted from left to right: those that may be neighbours follow closely.
    for (let next = index + 1; next < glyphs.length; next += 1) {
      const other = glyphs[next];
      if (!other || other.x - (glyph.x + glyph.width) > gapMax * GLYPH_HEIGHT.max) break;
      if (areNeighbours(glyph, other, gapMax)) group[rootOf(next)] = rootOf(index);
    }
  });
  const grouped = new Map<number, Box>();
  glyphs.forEach((glyph, index) => {
    const root = rootOf(index);
    const box = grouped.get(root);
    grouped.set(root, box ? around(box, glyph) : glyph);
  });
  return [...grouped.values()].filter(
    ({ width, height }) => height >= LINE_HEIGHT_MIN && width >= LINE_ASPECT_MIN * height,
  );
}

function areNeighbours(a: Box, b: Box, gapMax: number): boolean {
  const gap = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));
  const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const [low, high] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  return gap <= gapMax * high && overlap >= 0.5 * low;
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** 1 where brightness changes. */
function markEdges({ width, height, data }: Grey): Uint8Array {
  const marked = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
      const down = Math.abs((data[at + width] ?? 0) - (data[at - width] ?? 0));
      if (across + down >= EDGE) marked[at] = 1;
    }
  return marked;
}

/** Boxes of connected edges that have the size of letters, from left to right. */
function findGlyphs({ width, height }: Grey, marked: Uint8Array): Box[] {
  const glyphs: Box[] = [];
  const waiting = new Int32Array(width * height);
  for (let start = 0; start < marked.length; start += 1) {
    if (marked[start] !== 1) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    let count = 0;
    waiting[count++] = start;
    marked[start] = 2;
    while (count > 0) {
      const at = waiting[--count] ?? 0;
      const y = Math.floor(at / width);
      const x = at - y * width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      // The outermost pixels are never marked, so that no neighbour lies outside.
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = -1; dx <= 1; dx += 1) {
          const next = at + dy + dx;
          if (marked[next] !== 1) continue;
          marked[next] = 2;
          waiting[count++] = next;
        }
    }
    const glyph = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    if (glyph.height >= GLYPH_HEIGHT.min && glyph.height <= GLYPH_HEIGHT.max) glyphs.push(glyph);
  }
  // A photograph of leaves has no text; its thousands of specks must not cost time.
  if (glyphs.length > GLYPHS_MAX) return [];
  return glyphs.sort((a, b) => a.x - b.x);
}
