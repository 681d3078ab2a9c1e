import { fromUnits, type Money } from '@filigrana/sdk/domain';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';

export type RefundRow = Awaited<ReturnType<typeof findRefunds>>[number];

/** Nobody reads a longer list. */
const SHOWN_MAX = 500;

/** A sum that is to be given back of an order. */
export async function oweRefund(
  trx: Trx,
  refund: { idPedido: number; moneda: 'USD' | 'CRC'; monto: number; fecha: string },
): Promise<void> {
  await trx.insertInto('devoluciones').values(refund).execute();
}

/** A sum of an order with when it was given back, and by what that is proven. */
interface OwedSum extends Money {
  hecha: string | null;
  referencia: string | null;
}

/** The sums that are owed or were given back of an order, in their currencies, the oldest first. */
export async function findOwed(db: Database | Trx, idPedido: number): Promise<OwedSum[]> {
  const rows = await db
    .selectFrom('devoluciones')
    .select(['monto', 'moneda', 'hecha', 'referencia'])
    .where('idPedido', '=', idPedido)
    .orderBy('idDevolucion')
    .execute();
  return rows.map((row) => ({ ...row, monto: fromUnits(row.monto, row.moneda) }));
}

/** What is to be given back, the longest waiting first; then what was given back, the newest first. */
export function findRefunds(db: Database | Trx, id?: number) {
  return db
    .selectFrom('devoluciones as devolucion')
    .innerJoin('pedidos', 'pedidos.idPedido', 'devolucion.idPedido')
    .innerJoin('usuarios as cliente', 'cliente.idUsuario', 'pedidos.idUsuario')
    .leftJoin('usuarios as autor', 'autor.idUsuario', 'devolucion.idUsuario')
    .select([
      'devolucion.idDevolucion',
      'devolucion.idPedido',
      'devolucion.moneda',
      'devolucion.monto',
      'devolucion.fecha',
      'devolucion.hecha',
      'devolucion.referencia',
      'cliente.nombre as clienteNombre',
      'cliente.primerApellido as clientePrimero',
      'cliente.segundoApellido as clienteSegundo',
      'cliente.telefono',
      'autor.nombre',
      'autor.primerApellido',
      'autor.segundoApellido',
      'autor.rol',
    ])
    .$if(id !== undefined, (query) => query.where('devolucion.idDevolucion', '=', id ?? 0))
    .orderBy((eb) => eb.case().when('devolucion.hecha', 'is', null).then(0).else(1).end())
    .orderBy('devolucion.hecha', 'desc')
    .orderBy('devolucion.fecha')
    .orderBy('devolucion.idDevolucion')
    .limit(SHOWN_MAX)
    .execute();
}

/** @returns false when it has been given back already, or when there is no such sum. */
export function finishRefund(
  trx: Trx,
  idDevolucion: number,
  done: { hecha: string; idUsuario: number; referencia: string },
): Promise<boolean> {
  return changed(
    trx
      .updateTable('devoluciones')
      .set(done)
      .where('idDevolucion', '=', idDevolucion)
      .where('hecha', 'is', null),
  );
}

/** Sums that are still to be given back. */
export async function countOwed(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('devoluciones')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('hecha', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}
