/** Chance that can be repeated: the same seed gives the same throws. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True in so many cases of a hundred. */
  percent(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function dice(seed: number): Dice {
  let state = seed | 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    percent: (share) => next() * 100 < share,
    pick(list) {
      if (list.length === 0) throw new Error('Nothing to pick from');
      return list[between(0, list.length - 1)] as (typeof list)[number];
    },
  };
}
