import { sql, type RawBuilder } from 'kysely';
import { readDataVersion, type WatchedTable } from '../../db/data-version.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../db/database.ts';

/**
 * Pieces of a product-size that carts hold at a moment: what is not for sale, computed whenever stock is
 * read. Everything that says how many can be bought asks here.
 *
 * @param piece The row of `producto_talla` in the statement around, by its name there.
 * @param but Cart whose own hold does not count.
 */
export function heldOf(piece: string, now: string, but = 0): RawBuilder<number> {
  return sql<number>`coalesce((
    select cast(sum(apartada.cantidad) as integer)
    from apartado_piezas as apartada
    inner join apartados as apartado on apartado."idApartado" = apartada."idApartado"
    where apartada."idProducto_talla" = ${sql.ref(`${piece}.idProducto_talla`)}
      and apartado.fin is null and apartado.hasta > ${now} and apartado."idCarrito" <> ${but}
  ), 0)`;
}

/**
 * Names the state of some tables as buyers see it: two equal answers mean that nothing was committed to them in
 * between, and that the time of no hold ran out. The holds are read when one may have changed, which the
 * database notes at its pieces, and when the time of one runs out.
 *
 * @param tables With `producto_talla` among them.
 */
export function watchShelf(
  { db, clock }: { db: Database; clock: Clock },
  tables: readonly WatchedTable[],
): () => Promise<string> {
  let seen: { data: string; from: string; until: string | null; version: string } | null = null;
  return async () => {
    const data = await readDataVersion(db, tables);
    const now = clock.now().toISOString();
    const isKnown =
      seen?.data === data && seen.from <= now && (seen.until === null || now < seen.until);
    if (!seen || !isKnown) {
      const { last, next } = await db
        .selectFrom('apartados')
        .select(({ fn }) => [
          fn.max('hasta').filterWhere('hasta', '<=', now).as('last'),
          fn.min('hasta').filterWhere('hasta', '>', now).as('next'),
        ])
        .where('fin', 'is', null)
        .executeTakeFirstOrThrow();
      seen = { data, from: now, until: next, version: `${data} ${last ?? ''}` };
    }
    return seen.version;
  };
}

/** Products that holds have kept which time has ended after `since`. */
export async function findTimedOut(db: Database, since: string, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('apartados')
    .innerJoin('apartado_piezas as apartada', 'apartada.idApartado', 'apartados.idApartado')
    .innerJoin('producto_talla as pieza', 'pieza.idProducto_talla', 'apartada.idProducto_talla')
    .select('pieza.idProducto')
    .distinct()
    .where('apartados.fin', 'is', null)
    .where('apartados.hasta', '>', since)
    .where('apartados.hasta', '<=', now)
    .execute();
  return rows.map(({ idProducto }) => idProducto);
}
