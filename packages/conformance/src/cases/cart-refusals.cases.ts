import { QUANTITY_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { OperationId } from '../contract/contract.ts';
import { refusals } from './refusals.ts';

/** A session that no host has given. */
const STRANGER = { sessionToken: 'no-es-una-sesion' };

function addition(fields: object) {
  return { json: { ...STRANGER, idProducto_talla: 1, cantidad: 1, precioUnitario: 1, ...fields } };
}

/** A cart belongs to an account or to a session: without either, nobody is asking. */
function unauthenticated(id: OperationId, body: object): ConformanceCase {
  return defineCase({
    id: `cart.${id}-401`,
    title: `${id} is 401 without a login and without a session that the host gave`,
    statuses: [[id, 401]],
    writes: id !== 'getCart',
    async run({ ask }) {
      (await ask(id, 'without any token', { json: body })).refused(401);
      const json = { ...body, ...STRANGER };
      (await ask(id, 'with a sessionToken of nobody', { json })).refused(401);
      const token = 'no-es-un-token';
      (await ask(id, 'with a dead login token', { json: body, token })).refused(401);
    },
  });
}

/** What cart calls refuse before they look at any cart. */
export const cartRefusals: readonly ConformanceCase[] = [
  unauthenticated('getCart', {}),
  unauthenticated('addToCart', { idProducto_talla: 1, cantidad: 1, precioUnitario: 1 }),
  unauthenticated('changeCartQuantity', { idProducto_talla: 1, nuevaCantidad: 1 }),
  unauthenticated('emptyCart', {}),
  unauthenticated('removeFromCart', { idProducto_talla: 1 }),
  unauthenticated('setCartShipping', { costoEnvio: 8 }),
  ...refusals({
    operation: 'getCart',
    invalid: [['a number for a session', { json: { sessionToken: 7 } }, ['sessionToken']]],
  }),
  ...refusals({
    operation: 'addToCart',
    invalid: [
      ['no piece', addition({ idProducto_talla: undefined }), ['idProducto_talla']],
      ['no pieces at all', addition({ cantidad: 0 }), ['cantidad']],
      ['half a piece', addition({ cantidad: 1.5 }), ['cantidad']],
      ['too many pieces', addition({ cantidad: QUANTITY_MAX + 1 }), ['cantidad']],
      ['a price below 0', addition({ precioUnitario: -1 }), ['precioUnitario']],
      ['a field that is not known', addition({ regalo: true }), ['regalo']],
    ],
  }),
  ...refusals({
    operation: 'changeCartQuantity',
    invalid: [
      [
        'quantity 0',
        { json: { ...STRANGER, idProducto_talla: 1, nuevaCantidad: 0 } },
        ['nuevaCantidad'],
      ],
      ['no quantity', { json: { ...STRANGER, idProducto_talla: 1 } }, ['nuevaCantidad']],
    ],
  }),
  ...refusals({
    operation: 'emptyCart',
    invalid: [['a number for a session', { json: { sessionToken: 7 } }, ['sessionToken']]],
  }),
  ...refusals({
    operation: 'removeFromCart',
    invalid: [['no piece', { json: { ...STRANGER } }, ['idProducto_talla']]],
  }),
  ...refusals({
    operation: 'setCartShipping',
    invalid: [
      ['a fee below 0', { json: { ...STRANGER, costoEnvio: -1 } }, ['costoEnvio']],
      ['no fee', { json: { ...STRANGER } }, ['costoEnvio']],
    ],
  }),
];
