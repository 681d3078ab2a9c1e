import type { SpecialOrderTarget } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { present } from '../http/difference.ts';
import { formOf, type Parts } from './files.ts';
import type { World } from './world.ts';

type SpecialOrder = components['schemas']['SpecialOrder'];

/** A ring in natural stone and silver, as the lookups call them. */
export const RING = { pieza: 'Anillos', talla: '7', tipoPiedra: 'Natural', tipoMaterial: 'Plata' };

interface Sending {
  parts?: Parts;
  key?: string;
  what?: string;
}

/** Asks for a piece. */
export async function sendRequest(
  { ask, choices }: World,
  { token }: { token: string },
  { parts = {}, key, what = '' }: Sending = {},
) {
  const { material, piedra } = await choices();
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  const all = { ...RING, tipoPiedra: piedra, tipoMaterial: material, ...parts };
  return ask('requestSpecialOrder', what, { token, headers, form: formOf(all) });
}

export const requestIds = (orders: readonly SpecialOrder[]) =>
  orders.map(({ idPedidoEspecial }) => idPedidoEspecial);

/** The requests of a customer. */
export async function requestsOf({ ask }: World, { token }: { token: string }) {
  return (await ask('listMySpecialOrders', '', { token })).ok();
}

/** Asks for a piece and finds it in the list of its customer. */
export async function newRequest(world: World, customer: { token: string }, parts: Parts = {}) {
  (await sendRequest(world, customer, { parts })).ok();
  const [newest] = await requestsOf(world, customer);
  return present(newest, 'The new special order in the list of its customer');
}

/** A request as the back office lists it. */
export async function requestListed({ ask, token }: World, { idPedidoEspecial }: SpecialOrder) {
  const orders = (await ask('listSpecialOrders', '', { token: await token(2) })).ok();
  const found = orders.find((order) => order.idPedidoEspecial === idPedidoEspecial);
  return present(found, `Special order ${idPedidoEspecial} in the back office`);
}

/** Decides on a request. */
export async function moveRequest(
  { ask, token }: World,
  { idPedidoEspecial }: SpecialOrder,
  estado: SpecialOrderTarget,
  what: string,
  started: { version?: number } = {},
) {
  const request = { token: await token(2), params: { idPedidoEspecial } };
  return ask('changeSpecialOrderStatus', what, { ...request, json: { estado, ...started } });
}
