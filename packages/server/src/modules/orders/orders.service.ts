import { HttpProblem } from '@filigrana/sdk/answers';
import { endOfDay, fromCents, startOfDay } from '@filigrana/sdk/domain';
import type { components, operations } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import { keepJson } from '../../http/kept-json.ts';
import type { Media } from '../../media/index.ts';
import { ORDER_TABLES, readDataVersion } from '../../db/data-version.ts';
import { searchable } from '../../db/holding.ts';
import { keepFresh } from '../../db/keep-fresh.ts';
import { pageOf } from '../../db/list-page.ts';
import {
  readOrderDetail,
  readOrders,
  type DetailDeps,
  type WireOrder,
  type WireOrderDetail,
} from './order-view.ts';
import { findNewestNear } from '../customers/customers.repository.ts';
import {
  countOrders,
  findOrderNumbers,
  isAll,
  type OrderSearch,
} from './order-pages.repository.ts';
import { findOrders, type OrderRow } from './orders.repository.ts';

export interface OrdersDeps {
  db: Database;
  media: Pick<Media, 'imageUrl' | 'privateLink'>;
}

/**
 * Everybody's orders, newest first. They are read again only when one of them or a name in them has
 * changed: the staff look at this list all day, and it may hold years of orders.
 */
export const createOrderList = ({ db, media }: OrdersDeps): (() => Promise<WireOrder[]>) =>
  keepFresh({
    readVersion: () => readDataVersion(db, ORDER_TABLES),
    load: async () => keepJson(await readOrders(db, media, {})),
  });

/** Whether no order has a text, whatever else is asked for. */
const isUnknown = async (db: Database, { texto }: OrderSearch): Promise<boolean> =>
  texto !== '' &&
  (await findOrderNumbers(db, { texto }, { after: undefined, limit: 1 })).length === 0;

type PageQuery = NonNullable<operations['listOrders']['parameters']['query']>;

/**
 * Pages of everybody's orders that fit what is asked for, the highest number first. What all of them
 * come to is counted again only when one of them has changed.
 */
export function createOrderPages({ db, media }: OrdersDeps) {
  const countAll = keepFresh({
    readVersion: () => readDataVersion(db, ['pedidos']),
    load: () => countOrders(db, { texto: '' }),
  });
  return async ({
    limite,
    despuesDe,
    busqueda = '',
    desde,
    hasta,
    ...exact
  }: PageQuery & { limite: number }): Promise<components['schemas']['OrderPage']> => {
    const asked: OrderSearch = {
      ...exact,
      texto: searchable(busqueda),
      from: desde && startOfDay(desde),
      until: hasta && endOfDay(hasta),
    };
    const find = (search: OrderSearch) =>
      findOrderNumbers(db, search, { after: despuesDe, limit: limite + 1 });
    let search = asked;
    let found = await find(search);
    if (found.length === 0 && (await isUnknown(db, search))) {
      const customers = await findNewestNear(db, busqueda);
      if (customers.length > 0) {
        search = { ...asked, texto: '', customers };
        found = await find(search);
      }
    }
    const { rows, siguiente } = pageOf(found, limite, (idPedido) => idPedido);
    const orders = rows.length > 0 ? await readOrders(db, media, { 'pedidos.idPedido': rows }) : [];
    const count = async () => (isAll(search) ? countAll() : countOrders(db, search));
    const counted = despuesDe === undefined ? await count() : null;
    return {
      elementos: orders.sort((a, b) => b.idPedido - a.idPedido),
      siguiente,
      encontrados: counted && counted.count,
      montoEncontrado: counted && fromCents(counted.cents),
    };
  };
}

/** The orders of one customer, newest first. */
export function listOrdersOf({ db, media }: OrdersDeps, idUsuario: number): Promise<WireOrder[]> {
  return readOrders(db, media, { 'pedidos.idUsuario': idUsuario });
}

/** @throws HttpProblem 404 without such an order, or when it is somebody else's. */
export async function orderOf(
  { db, ...deps }: OrdersDeps & DetailDeps,
  { idUsuario, idPedido }: { idUsuario: number; idPedido: number },
): Promise<WireOrderDetail> {
  const filter = { 'pedidos.idPedido': idPedido, 'pedidos.idUsuario': idUsuario };
  return found(await readOrderDetail(db, deps, filter));
}

/** An order as lists show it. @throws HttpProblem 404 without such an order. */
export async function readOrder({ db, media }: OrdersDeps, idPedido: number): Promise<WireOrder> {
  const [order] = await readOrders(db, media, { 'pedidos.idPedido': idPedido });
  return found(order);
}

/** The order that came of a cart. @throws HttpProblem 404 when none did. */
export async function orderOfCart(db: Database, idCarrito: number): Promise<OrderRow> {
  const [order] = await findOrders(db, { 'pedidos.idCarrito': idCarrito });
  return found(order);
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new HttpProblem('NOT_FOUND');
  return value;
}
