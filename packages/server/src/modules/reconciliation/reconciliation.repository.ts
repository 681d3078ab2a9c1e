import type { BankEntry, EnteredPayment } from '@filigrana/sdk/domain';
import { fromUnits, orderLifecycle, toCents } from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { changed } from '../../db/changed.ts';

/** More than that at once nobody reads, and matching takes its time. */
const WAITING_MAX = 5_000;
const PENDING_MAX = 2_000;
/** Contract, `Reconciliation`. */
const ASIDE_MAX = 100;

const SHOWN = [
  'idEntrada',
  'dia',
  'centimos',
  'moneda',
  'referencia',
  'nombre',
  'texto',
  'noPaga',
] as const;

export type EntryRow = Pick<Row<'entradas_banco'>, (typeof SHOWN)[number]>;

/** Entries that wait, the newest day first. */
export const findWaiting = (db: Database | Trx) => newestFirst(db, 'espera', WAITING_MAX);

/** Entries that were set aside, the newest day first. */
export const findSetAside = (db: Database | Trx) => newestFirst(db, 'apartada', ASIDE_MAX);

function newestFirst(
  db: Database | Trx,
  estado: Row<'entradas_banco'>['estado'],
  limit: number,
): Promise<EntryRow[]> {
  return db
    .selectFrom('entradas_banco')
    .select(SHOWN)
    .where('estado', '=', estado)
    .orderBy('dia', 'desc')
    .orderBy('idEntrada', 'desc')
    .limit(limit)
    .execute();
}

/** Everything that was read of some days, whatever became of it. */
export function findEntriesBetween(trx: Trx, from: string, to: string): Promise<EntryRow[]> {
  return trx
    .selectFrom('entradas_banco')
    .select(SHOWN)
    .where('dia', '>=', from)
    .where('dia', '<=', to)
    .execute();
}

export async function findEntries(
  trx: Trx,
  ids: readonly number[],
): Promise<(EntryRow & Pick<Row<'entradas_banco'>, 'estado'>)[]> {
  return trx
    .selectFrom('entradas_banco')
    .select([...SHOWN, 'estado'])
    .where('idEntrada', 'in', ids)
    .execute();
}

/** Orders whose payment is to be judged, the oldest first; or those of them that are meant. */
export function findPending(db: Database | Trx, ids?: readonly number[]) {
  return db
    .selectFrom('pedidos')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'pedidos.idUsuario')
    .select([
      'pedidos.idPedido',
      'pedidos.fechaPedido',
      'pedidos.totalCents',
      'pedidos.montoColones',
      'pedidos.tasaCentimos',
      'pedidos.referencia',
      'pedidos.metodoPago',
      'usuarios.nombre',
      'usuarios.primerApellido',
      'usuarios.segundoApellido',
    ])
    .where('pedidos.estadoPedido', '=', orderLifecycle.initial)
    .$if(ids !== undefined, (query) => query.where('pedidos.idPedido', 'in', ids ?? []))
    .orderBy('pedidos.fechaPedido')
    .orderBy('pedidos.idPedido')
    .limit(PENDING_MAX)
    .execute();
}

/** Payments that were entered for these orders already. */
export async function findEntered(
  db: Database | Trx,
  orders: readonly { idPedido: number }[],
): Promise<EnteredPayment[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ idPedido }) => idPedido);
  const rows = await db
    .selectFrom('pagos')
    .select(['idPedido', 'monto', 'moneda', 'referencia'])
    .where('idPedido', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...row, monto: fromUnits(row.monto, row.moneda) }));
}

export type PendingRow = Awaited<ReturnType<typeof findPending>>[number];

/** Whoever adds entries waits for whoever does it already: what was read twice counts once. */
export async function lockEntries(trx: Trx): Promise<void> {
  await trx
    .insertInto('configuracion')
    .values({ clave: 'entradasBanco', valor: 0 })
    .onConflict((conflict) =>
      conflict
        .column('clave')
        .doUpdateSet((eb) => ({ version: eb('configuracion.version', '+', 1) })),
    )
    .execute();
}

export async function insertEntries(trx: Trx, entries: readonly BankEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('entradas_banco')
    .values(
      entries.map(({ dia, monto, moneda, referencia, nombre, texto }) => ({
        ...{ dia, moneda, referencia, nombre, texto },
        centimos: toCents(monto),
        noPaga: '[]',
      })),
    )
    .execute();
}

/** @returns false when the entry waits no longer, or never was. */
export function endWaiting(
  trx: Trx,
  idEntrada: number,
  estado: 'usada' | 'apartada',
): Promise<boolean> {
  return changed(
    trx
      .updateTable('entradas_banco')
      .set({ estado })
      .where('idEntrada', '=', idEntrada)
      .where('estado', '=', 'espera'),
  );
}

/** An entry that was set aside waits again, as if nothing had been said of it. */
export async function waitAgain(trx: Trx, idEntrada: number): Promise<void> {
  await trx
    .updateTable('entradas_banco')
    .set({ estado: 'espera', noPaga: '[]' })
    .where('idEntrada', '=', idEntrada)
    .where('estado', '=', 'apartada')
    .execute();
}

/** @returns false when the entry waits no longer. */
export function saveRefused(
  trx: Trx,
  idEntrada: number,
  noPaga: readonly number[],
): Promise<boolean> {
  return changed(
    trx
      .updateTable('entradas_banco')
      .set({ noPaga: JSON.stringify(noPaga) })
      .where('idEntrada', '=', idEntrada)
      .where('estado', '=', 'espera'),
  );
}

export async function insertPaid(
  trx: Trx,
  entradas: readonly number[],
  pedidos: readonly number[],
): Promise<void> {
  await trx
    .insertInto('entradas_pedidos')
    .values(entradas.flatMap((idEntrada) => pedidos.map((idPedido) => ({ idEntrada, idPedido }))))
    .execute();
}
