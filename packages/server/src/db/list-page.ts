/** A page that is asked for. */
export interface PageAsked {
  limite: number;
  /** What the page before has ended with. */
  despuesDe?: number | undefined;
  busqueda?: string | undefined;
}

/**
 * Cuts what was read for a page: one row more than the page holds says that another page follows.
 *
 * @param keyOf What the next page begins after.
 */
export function pageOf<Row>(
  read: readonly Row[],
  limite: number,
  keyOf: (row: Row) => number,
): { rows: Row[]; siguiente: number | null } {
  const rows = read.slice(0, limite);
  const last = rows.at(-1);
  return { rows, siguiente: read.length > limite && last !== undefined ? keyOf(last) : null };
}

/** A page of a list that is short enough to be counted; only the first page is. */
export async function readPage<Row, Item>(
  asked: PageAsked,
  list: {
    /** At most so many, after that key. */
    read: (limit: number) => Promise<Row[]>;
    count: () => Promise<number>;
    keyOf: (row: Row) => number;
    view: (row: Row) => Item;
  },
): Promise<{ elementos: Item[]; siguiente: number | null; encontrados: number | null }> {
  const { rows, siguiente } = pageOf(await list.read(asked.limite + 1), asked.limite, list.keyOf);
  return {
    elementos: rows.map(list.view),
    siguiente,
    encontrados: asked.despuesDe === undefined ? await list.count() : null,
  };
}
