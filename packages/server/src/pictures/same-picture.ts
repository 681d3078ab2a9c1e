import { alignMarks, type Placing } from './align-marks.ts';
import type { Grey } from './grey.ts';
import type { Mark } from './receipt-marks.ts';

/** A receipt for the closer look. */
export interface Look {
  /** In the pixels of the first mark, which is the whole picture. */
  marks: readonly Mark[];
  thumbnail: Grey;
}

/** Pictures are compared part by part: a few changed digits would vanish in an average over all. */
const PART = { width: 20, height: 14 };
const SAMPLES = PART.width * PART.height;
/** Parts overlap, for what lies at their rims counts little. */
const STEP = { x: 15, y: 10 };
const WEIGHTS = rimWeights();
/** Standard deviation of brightness below which a part is blank. */
const BLANK = 8;
/** Correlation from which two parts show the same without looking closer. */
const CLEAR = 0.93;
/** Correlation below which two parts show different things … */
const ALIKE = 0.8;
/** … if what does not fit is more than this, as standard deviation of brightness. */
const REST = 14;
/** So many different parts are a different picture. */
const DIFFERENT_MAX = 2;
/** With fewer parts that show anything, nothing is certain. */
const PARTS_MIN = 25;
/** Part of the smaller picture that must lie on the other one. */
const OVERLAP_MIN = 0.55;
/** Pixels by which a part may have to be moved to lie exactly. */
const PLAY = [-2, -1, 0, 1, 2];
const FINE_PLAY = [-0.5, 0, 0.5];
const MARGIN = Math.max(...PLAY) + Math.max(...FINE_PLAY) + 1;
/** The top of a tall picture is a phone's clock and battery, which say nothing about a payment. */
const STATUS_BAR = { height: 0.035, fromAspect: 1.5 };

/**
 * Whether two receipts show the same picture, perhaps scaled, compressed anew or cropped.
 *
 * @returns how sure that is, from 0 to 1; null when they do not.
 */
export function samePicture(a: Look, b: Look): number | null {
  const placing = placingOfThumbnails(a, b);
  if (!placing || overlap(a.thumbnail, b.thumbnail, placing) < OVERLAP_MIN) return null;
  return compareParts(a.thumbnail, b.thumbnail, placing);
}

function placingOfThumbnails(a: Look, b: Look): Placing | null {
  const [wholeA, wholeB] = [a.marks[0], b.marks[0]];
  if (!wholeA || !wholeB) return null;
  const placing = alignMarks(a.marks, b.marks) ?? whole(wholeA, wholeB);
  if (!placing) return null;
  const [shrinkA, shrinkB] = [a.thumbnail.width / wholeA.width, b.thumbnail.width / wholeB.width];
  return {
    scale: (placing.scale * shrinkB) / shrinkA,
    dx: placing.dx * shrinkB,
    dy: placing.dy * shrinkB,
  };
}

/** Without text to go by, one picture may still be all of the other. */
function whole(a: Mark, b: Mark): Placing | null {
  const scale = b.width / a.width;
  const isOneShape = Math.abs(b.height / a.height / scale - 1) < 0.02;
  return isOneShape ? { scale, dx: 0, dy: 0 } : null;
}

function overlap(a: Grey, b: Grey, { scale, dx, dy }: Placing): number {
  const shared = (start: number, length: number, limit: number) =>
    Math.max(0, Math.min(limit, start + length) - Math.max(0, start));
  const area = shared(dx, scale * a.width, b.width) * shared(dy, scale * a.height, b.height);
  return area / Math.min(scale * a.width * scale * a.height, b.width * b.height);
}

function compareParts(a: Grey, b: Grey, placing: Placing): number | null {
  const [own, other] = [new Float64Array(SAMPLES), new Float64Array(SAMPLES)];
  const [topA, topB] = [statusBar(a), Math.max(MARGIN, statusBar(b))];
  let [parts, different, sum] = [0, 0, 0];
  for (let top = topA; top + PART.height < a.height; top += STEP.y)
    for (let left = 0; left + PART.width < a.width; left += STEP.x) {
      const x = placing.scale * left + placing.dx;
      const y = placing.scale * top + placing.dy;
      const right = x + placing.scale * PART.width;
      const bottom = y + placing.scale * PART.height;
      const isOutside = x < MARGIN || y < topB;
      if (isOutside || right > b.width - 1 - MARGIN || bottom > b.height - 1 - MARGIN) continue;

      sample(a, own, { x: left, y: top, step: 1 });
      const spread = normalize(own);
      const take: Take = (dx, dy) => {
        sample(b, other, { x: x + dx, y: y + dy, step: placing.scale });
        return normalize(other);
      };
      const contrast = Math.max(spread, take(0, 0));
      if (contrast < BLANK) continue;
      if (spread < BLANK) {
        if (leastSpread(take) > REST) different += 1;
      } else {
        const correlation = bestCorrelation(own, other, take);
        parts += 1;
        sum += correlation;
        const rest = contrast * Math.sqrt(1 - Math.min(1, correlation ** 2));
        if (correlation < ALIKE && rest > REST) different += 1;
      }
      if (different > DIFFERENT_MAX) return null;
    }
  return parts < PARTS_MIN ? null : Math.max(0, sum / parts);
}

function statusBar({ width, height }: Grey): number {
  return height > STATUS_BAR.fromAspect * width ? Math.ceil(STATUS_BAR.height * height) : 0;
}

/** Reads the part of the other picture that lies a little beside. @returns its standard deviation. */
type Take = (dx: number, dy: number) => number;

/** How much there is where there should be nothing, moved a little if there is less then. */
function leastSpread(take: Take): number {
  return Math.min(...PLAY.flatMap((dy) => PLAY.map((dx) => take(dx, dy))));
}

/** The correlation of a part with what lies beneath it, moved a little if that fits better. */
function bestCorrelation(own: Float64Array, other: Float64Array, take: Take): number {
  let best = { score: dot(own, other), dx: 0, dy: 0 };
  if (best.score >= CLEAR) return best.score;
  const tryAround = (play: readonly number[]) => {
    const { dx: x, dy: y } = best;
    for (const dy of play)
      for (const dx of play) {
        take(x + dx, y + dy);
        const score = dot(own, other);
        if (score > best.score) best = { score, dx: x + dx, dy: y + dy };
      }
  };
  tryAround(PLAY);
  tryAround(FINE_PLAY);
  return best.score;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < SAMPLES; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** Reads a part whose pixels may lie between those of the picture. */
function sample(
  { width, data }: Grey,
  into: Float64Array,
  from: { x: number; y: number; step: number },
): void {
  let index = 0;
  for (let row = 0; row < PART.height; row += 1) {
    const y = from.y + row * from.step;
    const y0 = Math.floor(y);
    const lower = y - y0;
    for (let column = 0; column < PART.width; column += 1) {
      const x = from.x + column * from.step;
      const x0 = Math.floor(x);
      const right = x - x0;
      const at = y0 * width + x0;
      const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
      const below = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
      into[index++] = above * (1 - lower) + below * lower;
    }
  }
}

/** 1 in the middle of a part, next to nothing at its rim: an edge that just comes in must not decide. */
function rimWeights(): Float64Array {
  const hill = (at: number, size: number) => Math.min(1, (0.5 + Math.min(at, size - 1 - at)) / 3.5);
  const weights = Float64Array.from({ length: SAMPLES }, (_, index) => {
    const [row, column] = [Math.floor(index / PART.width), index % PART.width];
    return hill(row, PART.height) * hill(column, PART.width);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Takes away the weighted mean and scales to length 1. @returns the standard deviation it had. */
function normalize(values: Float64Array): number {
  let mean = 0;
  for (let at = 0; at < SAMPLES; at += 1) mean += (values[at] ?? 0) * (WEIGHTS[at] ?? 0);
  let variance = 0;
  for (let at = 0; at < SAMPLES; at += 1) {
    const weight = WEIGHTS[at] ?? 0;
    const centred = (values[at] ?? 0) - mean;
    variance += centred * centred * weight;
    values[at] = centred * Math.sqrt(weight);
  }
  const spread = Math.sqrt(variance);
  for (let at = 0; at < SAMPLES; at += 1) values[at] = (values[at] ?? 0) / (spread || 1);
  return spread;
}
