import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal, present } from '../http/difference.ts';
import { signIn } from '../fixtures/accounts.ts';
import { newIdentity } from '../fixtures/fresh.ts';
import { newPiece } from '../fixtures/products.ts';
import { DELIVERY, newOrder } from '../fixtures/shopping.ts';

import { refusals } from './refusals.ts';
import { whole } from '../fixtures/whole.ts';

export const personalDataCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'personal-data.link',
    title: 'a customer gets a link to a zip with her data, which opens by its signature alone',
    statuses: [['getMyDataLink', 200]],
    needs: ['customer', 'personalData'],
    async run({ ask, token, open, note }) {
      const { enlace } = (await ask('getMyDataLink', '', { token: await token(1) })).ok();
      const { status, type } = await open(enlace);
      check(status === 200, `The link of the data answers ${status}`);
      check(/zip/.test(type), `The data is no zip but ${type || 'without a content type'}`);
      const [bare = '', ...signature] = enlace.split('?');
      if (signature.length === 0) return note('The link of the data has no signature');
      check((await open(bare)).status !== 200, 'The data opens for everybody');
    },
  }),
  defineCase({
    id: 'personal-data.close',
    title: 'a closed account is gone with its person, and its orders stay without her',
    statuses: [
      ['closeAccount', 200],
      ['closeAccount', 409],
      ['closeAccount', 400],
      ['getCustomerProfile', 401],
      ['login', 401],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'personalData'],
    async run(context) {
      const { ask } = context;
      const admin = { token: await context.token(2) };
      const identity = newIdentity();
      (await ask('registerCustomer', 'to make a customer', { json: { ...identity } })).ok();
      const customer = await signIn(ask, identity);
      const { correo, contrasena, token } = customer;
      const { idPedido, idCarrito } = await newOrder(context, customer, [await newPiece(context)]);
      const close = (contrasenaActual: string, what = '') =>
        ask('closeAccount', what, { token, json: { contrasenaActual } });

      (await close(contrasena, 'with an open order')).refused(409, { code: 'INVALID_STATE' });
      for (const step of ['acceptOrder', 'shipOrder'] as const)
        (await ask(step, '', { ...admin, params: { idPedido } })).ok();
      const listed = async () => {
        const orders = whole((await ask('listOrders', '', admin)).ok());
        return present(
          orders.find((order) => order.idPedido === idPedido),
          `Order ${idPedido} of a closed account`,
        );
      };
      const { montoTotal } = await listed();
      const wrong = await close('No-Es-Esta-1', 'with a wrong password');
      wrong.refused(400, { campos: ['contrasenaActual'] });
      (await ask('getCustomerProfile', 'after a wrong password', { token })).ok();

      (await close(contrasena)).ok();
      (await ask('getCustomerProfile', 'with a login of before', { token })).refused(401);
      const login = await ask('login', 'of a closed account', { json: { correo, contrasena } });
      login.refused(401);
      const order = await listed();
      equal('montoTotal of an order of a closed account', order.montoTotal, montoTotal);
      const seen = [
        order,
        (await ask('getOrderContact', '', { ...admin, params: { idCarrito } })).ok(),
        (await ask('getOrderShipping', '', { ...admin, params: { idCarrito } })).ok(),
        whole((await ask('listCustomers', '', admin)).ok()),
      ];
      const { comprobante } = (
        await ask('getOrderReceipt', '', { ...admin, params: { idCarrito } })
      ).ok();
      equal('comprobante of an order of a closed account', comprobante, null);
      const text = JSON.stringify(seen);
      const { direccionExacta } = DELIVERY;
      const ofTheOrder = JSON.stringify(seen.slice(0, 3));
      for (const kept of [correo, identity.identificacion])
        check(!text.includes(kept), `The back office still shows ${kept} of a closed account`);
      check(
        !ofTheOrder.includes(direccionExacta),
        'The address of a closed account is still there',
      );
      (await ask('registerCustomer', 'again, after closing', { json: { ...identity } })).ok();
    },
  }),
  ...refusals({ operation: 'getMyDataLink' }),
  ...refusals({
    operation: 'closeAccount',
    valid: { json: { contrasenaActual: 'No-Es-Esta-1' } },
    invalid: [
      ['no password', { json: {} }, ['contrasenaActual']],
      ['an empty password', { json: { contrasenaActual: '' } }, ['contrasenaActual']],
    ],
  }),
];
