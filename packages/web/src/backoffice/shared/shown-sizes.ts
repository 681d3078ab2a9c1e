import { sharedTexts } from './texts.ts';

/** The sizes that a ring comes in with their pieces, one below the other. */
export function shownSizes(sizes: readonly { tamanio: string; stock: string }[]): string {
  const some = sizes.filter(({ stock }) => stock !== '');
  if (some.length === 0) return sharedTexts.conflict.nothing;
  return some.map(({ tamanio, stock }) => `${sharedTexts.size(tamanio)}: ${stock}`).join('\n');
}

/** What is left of pieces that were counted, once those that were sold meanwhile are taken off. */
export function shownLeft(both: string, mine: string): string {
  return sharedTexts.conflict.leftAfterSales(both, Number(mine) - Number(both));
}
