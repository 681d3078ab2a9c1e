import type { World } from './world.ts';

interface Asked {
  limite?: number;
  despuesDe?: number;
}

/**
 * A page of a list, where one is asked for and the shop knows pages.
 *
 * @param found What fits the search, the highest key first unless `isRising`.
 * @returns null when the whole list is to be answered.
 */
export function listPage<Item>(
  { extensions }: World,
  { limite, despuesDe }: Asked,
  found: () => Item[],
  { keyOf, isRising = false }: { keyOf: (item: Item) => number; isRising?: boolean },
): { elementos: Item[]; siguiente: number | null; encontrados: number | null } | null {
  if (limite === undefined || !extensions.has('listPages')) return null;
  const all = found().sort((a, b) => (isRising ? keyOf(a) - keyOf(b) : keyOf(b) - keyOf(a)));
  const rest =
    despuesDe === undefined
      ? all
      : all.filter((item) => (isRising ? keyOf(item) > despuesDe : keyOf(item) < despuesDe));
  const elementos = rest.slice(0, limite);
  const last = elementos.at(-1);
  return {
    elementos,
    siguiente: rest.length > limite && last !== undefined ? keyOf(last) : null,
    encontrados: despuesDe === undefined ? all.length : null,
  };
}
