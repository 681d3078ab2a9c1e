/**
 * Where a carousel is. Positions count on without end, so that it can turn in one direction for
 * ever; slide `position mod count` stands there.
 */
export interface Track {
  /** Position that is being left; the same as `at` once the slides stand still. */
  from: number;
  /** Position on screen, or moving there. */
  at: number;
}

/** The remainder that is never negative. */
export const wrap = (position: number, count: number): number =>
  ((position % count) + count) % count;

/**
 * Position of a slide on the track. The slides stand so that those between the position left and
 * the position reached are in line: nothing jumps while it can be seen, in whatever direction.
 *
 * @example placeOf(0, { from: 3, at: 4 }, 4) // 4: after the last slide comes the first
 */
export function placeOf(slide: number, { from, at }: Track, count: number): number {
  return at >= from ? from + wrap(slide - from, count) : from - wrap(from - slide, count);
}

/** The track moving to a slide by the shorter way; forwards when both are equal. */
export function moveTo(slide: number, { at }: Track, count: number): Track {
  const ahead = wrap(slide - at, count);
  return { from: at, at: at + (ahead <= count / 2 ? ahead : ahead - count) };
}

/** The track standing still, counted from the beginning again. */
export function standStill({ at }: Track, count: number): Track {
  const slide = wrap(at, count);
  return { from: slide, at: slide };
}
