import { cartTotals, lineSubtotal } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { OperationId } from '../contract/contract.ts';
import { equal, present } from '../http/difference.ts';
import { formOf, picture, type Parts } from './files.ts';
import type { Piece } from './products.ts';
import type { World } from './world.ts';

export type WireCart = components['schemas']['Cart'];

/** Whose cart: an account's, or a visitor's. */
export type Shopper = { token: string } | { sessionToken: string };

/** A cart call of this shopper, with the rest of its body. */
export function asShopper(shopper: Shopper, body: object = {}) {
  return 'token' in shopper
    ? { token: shopper.token, json: body }
    : { json: { ...body, sessionToken: shopper.sessionToken } };
}

/** Adds pieces; the price that is sent is not the price. */
export function addToCart(
  { ask }: World,
  shopper: Shopper,
  { idProducto_talla }: Pick<Piece, 'idProducto_talla'>,
  cantidad = 1,
  what = '',
) {
  const body = { idProducto_talla, cantidad, precioUnitario: 1 };
  return ask('addToCart', what, asShopper(shopper, body));
}

/** The cart; its sums are checked whenever somebody looks. */
export async function cartOf({ ask }: World, shopper: Shopper, what = ''): Promise<WireCart> {
  const { carrito } = (await ask('getCart', what, asShopper(shopper))).ok();
  const { productos, subtotal, montoEnvio, montoTotal } = carrito;
  // Whether an empty cart shows the fee is the host's own business.
  if (productos.length === 0) return carrito;
  for (const { productoNombre, precioUnitario, cantidad, subtotalProducto } of productos)
    equal(
      `subtotalProducto of ${cantidad} × ${productoNombre} at ${precioUnitario}`,
      subtotalProducto,
      lineSubtotal(precioUnitario, cantidad),
    );
  const totals = cartTotals(productos, montoEnvio);
  equal(
    'the totals of the cart',
    { subtotal, montoTotal },
    {
      subtotal: totals.subtotal,
      montoTotal: totals.montoTotal,
    },
  );
  return carrito;
}

export function lineOf({ productos }: WireCart, { idProducto_talla }: Piece) {
  return productos.find((line) => line.idProducto_talla === idProducto_talla);
}

/** Quantities by product-size. */
export function quantities({ productos }: WireCart): Record<string, number> {
  return Object.fromEntries(productos.map((line) => [line.idProducto_talla, line.cantidad]));
}

export const DELIVERY = {
  provincia: 'San José',
  canton: 'Montes de Oca',
  distrito: 'San Pedro',
  direccionExacta: 'Del parque 300 metros este',
  metodoPago: 'sinpe',
} as const;

export interface BuyOptions {
  parts?: Parts;
  key?: string;
  what?: string;
}

/** Buys what is in the account's cart; an order that came of it is closed after the case. */
export async function buy(
  world: World,
  { token }: { token: string },
  { parts = {}, key, what = '' }: BuyOptions = {},
) {
  const form = formOf({
    ...DELIVERY,
    comprobante: picture(undefined, 'comprobante.png'),
    ...parts,
  });
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  const answer = await world.ask('placeOrder', what, { token, form, headers });
  if (answer.status === 201) closeLater(world, answer.ok().idPedido);
  return answer;
}

function closeLater(world: World, idPedido: number): void {
  world.later(async (ask) => {
    const token = await world.token(2);
    const step = (id: OperationId) => ask(id, '', { token, params: { idPedido } });
    // Whichever fits its state: what is pending gives its pieces back, what is confirmed is sent.
    await step('rejectOrder');
    await step('shipOrder');
  });
}

/** Puts pieces into the account's cart and buys them. */
export async function newOrder(
  world: World,
  customer: { token: string },
  pieces: readonly Piece[],
  cantidad = 1,
): Promise<{ idPedido: number; idCarrito: number }> {
  for (const piece of pieces) (await addToCart(world, customer, piece, cantidad)).ok();
  const { idPedido } = (await buy(world, customer)).ok();
  const { idCarrito } = await orderOf(world, customer, idPedido);
  return { idPedido, idCarrito };
}

/** An order as its owner sees it. */
export async function orderOf({ ask }: World, { token }: { token: string }, idPedido: number) {
  return (await ask('getMyOrder', '', { token, params: { idPedido } })).ok();
}

/** The ids of somebody's orders, newest first. */
export async function ordersOf({ ask }: World, { token }: { token: string }): Promise<number[]> {
  const orders = (await ask('listMyOrders', '', { token })).ok();
  return orders.map(({ idPedido }) => idPedido);
}

/** An order as the back office lists it, its words in lower case. */
export async function orderListed(world: World, idPedido: number) {
  const orders = (await world.ask('listOrders', '', { token: await world.token(2) })).ok();
  const found = orders.find((order) => order.idPedido === idPedido);
  return present(found, `Order ${idPedido} in GET /api/pedido/regulares`);
}
