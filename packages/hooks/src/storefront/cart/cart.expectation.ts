/** What this tab and the others have made of a line: a known quantity and the additions since. Pure. */
import type { CartLine } from '@filigrana/sdk';
import type { CartChange } from './cart.state.ts';

/** Pieces that were added, and when that was known to be done. */
interface Addition {
  readonly cantidad: number;
  readonly at: number;
}

/** How many pieces a line is to have, and what it looks like. */
export interface Expectation {
  readonly base: number;
  readonly baseAt: number;
  readonly additions: readonly Addition[];
  readonly line: CartLine | null;
}

/** How a line starts to be counted with which nothing was done before. */
export type Start = Omit<Expectation, 'line'>;

export function wantedOf({ base, additions }: Expectation): number {
  return additions.reduce((sum, { cantidad }) => sum + cantidad, base);
}

export function startAt(base: number, baseAt: number): Start {
  return { base, baseAt, additions: [] };
}

/** The line counted on by one change; news that are overtaken change nothing. */
export function count(
  known: Expectation | undefined,
  change: Omit<CartChange, 'cart'>,
  start: Start | null,
): Start | null {
  const { command, cantidad, at } = change;
  if (command.kind !== 'add') return known ? counted(known, cantidad, at) : startAt(cantidad, at);
  if (!known) return start;
  if (at <= known.baseAt) return known;
  if (isPerhapsCounted(known, change)) return startAt(cantidad, at);
  const addition = { cantidad: command.item.cantidad, at };
  return { ...known, additions: [...known.additions, addition] };
}

function counted(known: Expectation, cantidad: number, at: number): Start {
  if (at < known.baseAt) return known;
  const additions = known.additions.filter((addition) => addition.at > at);
  return { base: cantidad, baseAt: at, additions };
}

/** An addition that was found to be done may be in what was found of the line before. */
function isPerhapsCounted(known: Expectation, { since }: Omit<CartChange, 'cart'>): boolean {
  const last = Math.max(known.baseAt, ...known.additions.map(({ at }) => at));
  return since !== null && last > since;
}
