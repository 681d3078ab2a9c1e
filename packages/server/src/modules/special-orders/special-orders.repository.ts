import {
  containsText,
  orderNumber,
  specialOrderLabel,
  specialOrderLifecycle,
  typedWords,
} from '@filigrana/sdk/domain';
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { holding } from '../../db/holding.ts';
import type { PedidosEspecialesTable, Row } from '../../db/schema.ts';

type Status = Row<'pedidos_especiales'>['estado'];

/** Whose special orders are meant; `{}` means everybody's. */
export type SpecialOrderFilter = Partial<
  Record<'pedidos_especiales.idUsuario' | 'pedidos_especiales.idPedidoEspecial', number>
>;

const LISTED = [
  'pedidos_especiales.idPedidoEspecial',
  'pedidos_especiales.fechaSolicitud',
  'pedidos_especiales.pieza',
  'pedidos_especiales.talla',
  'pedidos_especiales.tipoPiedra',
  'pedidos_especiales.tipoMaterial',
  'pedidos_especiales.descripcion',
  'pedidos_especiales.estado',
  'pedidos_especiales.idReferencia',
  'pedidos_especiales.referenciaEliminada',
  'pedidos_especiales.version',
  'usuarios.nombre',
  'usuarios.primerApellido',
  'usuarios.segundoApellido',
  'usuarios.correo',
  'usuarios.telefono',
  'anticipo.idPedido',
  'anticipo.subtotalCents as anticipoCents',
] as const;

const specialOrders = (db: Database | Trx) =>
  db
    .selectFrom('pedidos_especiales')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'pedidos_especiales.idUsuario')
    // What was paid for it already is a line of an order.
    .leftJoin(
      'pedido_productos as anticipo',
      'anticipo.idPedidoEspecial',
      'pedidos_especiales.idPedidoEspecial',
    );

/** Special orders that a text finds, or those of some customers. */
export type SpecialOrderSearch = { text: string } | { customers: readonly number[] };

/** With a text those in which `specialOrdersFitting` finds the very words. */
const specialOrdersAbout = (db: Database, search: SpecialOrderSearch) =>
  specialOrders(db).where(({ and, eb, or }) => {
    if ('customers' in search) return eb('pedidos_especiales.idUsuario', 'in', search.customers);
    const { text } = search;
    const meant = (one: string) => {
      const number = orderNumber(one);
      return number === null ? [] : [eb('pedidos_especiales.idPedidoEspecial', '=', number)];
    };
    const stands = (word: string) => {
      const states = specialOrderLifecycle.states.filter((state) =>
        containsText(specialOrderLabel(state), word),
      );
      const named = holding(word).map((pattern) => eb('usuarios.nombreBuscado', 'like', pattern));
      return or([
        ...named,
        ...(states.length === 0 ? [] : [eb('pedidos_especiales.estado', 'in', states)]),
        ...meant(word),
      ]);
    };
    return or([...meant(text), and(typedWords(text).map(stands))]);
  });

/** Special orders with their customers, newest first. */
export function findSpecialOrders(db: Database | Trx, filter: SpecialOrderFilter) {
  return specialOrders(db)
    .select(LISTED)
    .where((eb) => eb.and(filter))
    .orderBy('pedidos_especiales.fechaSolicitud', 'desc')
    .orderBy('pedidos_especiales.idPedidoEspecial', 'desc')
    .execute();
}

/** Special orders that a search finds, the highest number first. */
export function findSpecialOrdersAbout(
  db: Database,
  search: SpecialOrderSearch,
  { after, limit }: { after: number | undefined; limit: number },
) {
  return specialOrdersAbout(db, search)
    .select(LISTED)
    .$if(after !== undefined, (query) =>
      query.where('pedidos_especiales.idPedidoEspecial', '<', after ?? 0),
    )
    .orderBy('pedidos_especiales.idPedidoEspecial', 'desc')
    .limit(limit)
    .execute();
}

export async function countSpecialOrdersAbout(
  db: Database,
  search: SpecialOrderSearch,
): Promise<number> {
  const { count } = await specialOrdersAbout(db, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export type SpecialOrderRow = Awaited<ReturnType<typeof findSpecialOrders>>[number];

export async function findSpecialOrder(
  db: Database | Trx,
  idPedidoEspecial: number,
): Promise<SpecialOrderRow | undefined> {
  const filter = { 'pedidos_especiales.idPedidoEspecial': idPedidoEspecial };
  const [found] = await findSpecialOrders(db, filter);
  return found;
}

export async function specialOrderExists(
  db: Database | Trx,
  idPedidoEspecial: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('pedidos_especiales')
    .select('idPedidoEspecial')
    .where('idPedidoEspecial', '=', idPedidoEspecial)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the number of the new special order. */
export async function insertSpecialOrder(
  trx: Trx,
  order: Insertable<PedidosEspecialesTable>,
): Promise<number> {
  const { idPedidoEspecial } = await trx
    .insertInto('pedidos_especiales')
    .values(order)
    .returning('idPedidoEspecial')
    .executeTakeFirstOrThrow();
  return idPedidoEspecial;
}

/** What a decision starts from; nobody else can decide until the transaction ends, on either database. */
export function lockSpecialOrder(
  trx: Trx,
  idPedidoEspecial: number,
): Promise<Pick<Row<'pedidos_especiales'>, 'estado' | 'version'> | undefined> {
  return trx
    .updateTable('pedidos_especiales')
    .set(({ ref }) => ({ estado: ref('estado') }))
    .where('idPedidoEspecial', '=', idPedidoEspecial)
    .returning(['estado', 'version'])
    .executeTakeFirst();
}

/** Its version grows. */
export async function moveSpecialOrder(
  trx: Trx,
  idPedidoEspecial: number,
  estado: Status,
): Promise<void> {
  await trx
    .updateTable('pedidos_especiales')
    .set((eb) => ({ estado, version: eb('version', '+', 1) }))
    .where('idPedidoEspecial', '=', idPedidoEspecial)
    .execute();
}
