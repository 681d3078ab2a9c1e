import type { Mark } from './receipt-marks.ts';

/** How a picture lies on another: `x' = scale · x + dx`, `y' = scale · y + dy`, in pixels. */
export interface Placing {
  scale: number;
  dx: number;
  dy: number;
}

interface Pair {
  from: Mark;
  to: Mark;
}

/** A copy may be a crop of 70 % of the width, on either side of the comparison. */
const SCALE = { min: 0.66, max: 1.52 };
const ASPECT_TOLERANCE = 0.12;
/** Of 128 bits. */
const BITS_TOLERANCE = 40;
/** Pixels by which the middle of a piece of text may be off. */
const PLACE_TOLERANCE = 3;
const PAIRS_MAX = 80;

/**
 * How one receipt must be scaled and moved to lie on another one, judged by the pieces of text that
 * look alike in both: the placing that most of them agree on. Null when no two do.
 */
export function alignMarks(from: readonly Mark[], to: readonly Mark[]): Placing | null {
  const pairs = likelyPairs(from, to);
  let best: Pair[] = [];
  for (const [index, a] of pairs.entries())
    for (const b of pairs.slice(index + 1)) {
      const placing = placingOf(a, b);
      const agreeing = placing ? pairs.filter((pair) => agrees(pair, placing)) : [];
      if (agreeing.length > best.length) best = agreeing;
    }
  return best.length < 2 ? null : fit(best);
}

function likelyPairs(from: readonly Mark[], to: readonly Mark[]): Pair[] {
  const pairs: (Pair & { distance: number })[] = [];
  // The first mark is the whole picture, which says nothing about places.
  for (const a of from.slice(1))
    for (const b of to.slice(1)) {
      const scale = b.height / a.height;
      const aspect = (b.width * a.height) / (b.height * a.width);
      if (scale < SCALE.min || scale > SCALE.max) continue;
      if (Math.abs(Math.log(aspect)) > ASPECT_TOLERANCE) continue;
      const distance = differingBits(a, b);
      if (distance <= BITS_TOLERANCE) pairs.push({ from: a, to: b, distance });
    }
  return pairs.sort((a, b) => a.distance - b.distance).slice(0, PAIRS_MAX);
}

function differingBits({ bits: a }: Mark, { bits: b }: Mark): number {
  return (
    countBits(a[0] ^ b[0]) +
    countBits(a[1] ^ b[1]) +
    countBits(a[2] ^ b[2]) +
    countBits(a[3] ^ b[3])
  );
}

/** How many bits of a 32-bit word are 1. */
export function countBits(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const middleX = ({ x, width }: Mark): number => x + width / 2;
const middleY = ({ y, height }: Mark): number => y + height / 2;

/** The placing that two pairs determine; null when they stand too close together to tell. */
function placingOf(a: Pair, b: Pair): Placing | null {
  const far = Math.hypot(middleX(a.from) - middleX(b.from), middleY(a.from) - middleY(b.from));
  if (far < 40) return null;
  const scale = Math.hypot(middleX(a.to) - middleX(b.to), middleY(a.to) - middleY(b.to)) / far;
  if (scale < SCALE.min || scale > SCALE.max) return null;
  return {
    scale,
    dx: middleX(a.to) - scale * middleX(a.from),
    dy: middleY(a.to) - scale * middleY(a.from),
  };
}

function agrees({ from, to }: Pair, { scale, dx, dy }: Placing): boolean {
  return (
    Math.abs(scale * middleX(from) + dx - middleX(to)) <= PLACE_TOLERANCE &&
    Math.abs(scale * middleY(from) + dy - middleY(to)) <= PLACE_TOLERANCE
  );
}

/** The placing with the least squares of distances. */
function fit(pairs: readonly Pair[]): Placing {
  const mean = (of: (pair: Pair) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [fromX, fromY] = [mean(({ from }) => middleX(from)), mean(({ from }) => middleY(from))];
  const [toX, toY] = [mean(({ to }) => middleX(to)), mean(({ to }) => middleY(to))];
  const together = mean(
    ({ from, to }) =>
      (middleX(from) - fromX) * (middleX(to) - toX) + (middleY(from) - fromY) * (middleY(to) - toY),
  );
  const spread = mean(({ from }) => (middleX(from) - fromX) ** 2 + (middleY(from) - fromY) ** 2);
  const scale = together / spread;
  return { scale, dx: toX - scale * fromX, dy: toY - scale * fromY };
}
