import { isEqual } from '../../shared/is-equal.ts';

/**
 * The list that has just been read, with the very items of the one before wherever nothing about
 * them has changed; the list before itself when nothing has changed at all. What is remembered with
 * an item (its search text, its drawn card) then lasts, however long the list is. Lists change at
 * few places at a time: what stands before the first change and after the last one is kept.
 *
 * @example reuseItems([a, b], [copyOfA, c, copyOfB]) // [a, c, b]
 */
export function reuseItems<Item>(before: readonly Item[], now: Item[]): readonly Item[] {
  const most = Math.min(before.length, now.length);
  let head = 0;
  while (head < most && isEqual(before[head], now[head])) head += 1;
  if (head === before.length && head === now.length) return before;
  let tail = 0;
  while (tail < most - head && isEqual(before.at(-1 - tail), now.at(-1 - tail))) tail += 1;
  return [
    ...before.slice(0, head),
    ...now.slice(head, now.length - tail),
    ...before.slice(before.length - tail),
  ];
}
