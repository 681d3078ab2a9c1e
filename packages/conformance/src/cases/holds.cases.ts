import { HOLDS_A_DAY, PENDING_ORDERS_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { newCustomer, newVisitor } from '../fixtures/accounts.ts';
import { unique } from '../fixtures/fresh.ts';
import { editProduct, newPiece, stockOf, type Piece } from '../fixtures/products.ts';
import {
  addToCart,
  asShopper,
  buy,
  cartOf,
  lineOf,
  orderOf,
  type Shopper,
} from '../fixtures/shopping.ts';
import { check, equal, present } from '../http/difference.ts';
import type { CaseContext } from '../case-context.ts';
import { NO_ID, refusals } from './refusals.ts';

/** One piece in the carts of two visitors, the first of whom holds it. */
async function heldPiece(context: CaseContext) {
  const piece = await newPiece(context, { stock: 1, precio: 20 });
  const [holder, other] = [await newVisitor(context), await newVisitor(context)];
  for (const visitor of [holder, other]) (await addToCart(context, visitor, piece, 1)).ok();
  const held = (await context.ask('holdCart', '', asShopper(holder))).ok();
  return { piece, holder, other, apartado: present(held.carrito.apartado, 'apartado of the cart') };
}

const release = async ({ ask }: CaseContext, shopper: Shopper) =>
  (await ask('releaseHold', '', asShopper(shopper))).ok();

const isReserved = async ({ ask }: CaseContext, { idProducto }: Piece) =>
  (await ask('getProduct', '', { params: { id: idProducto } })).ok().reservada === 1;

const correo = () => `${unique('espera').replaceAll(/\W/g, '').toLowerCase()}@correo.example`;

/** An order of a piece that was paid and is gone. */
async function missingPiece(context: CaseContext, besides: { precio: number }[] = []) {
  const piece = await newPiece(context, { stock: 1, precio: 20 });
  const customer = await context.customer();
  (await addToCart(context, customer, piece, 1)).ok();
  for (const one of besides)
    (await addToCart(context, customer, await newPiece(context, { stock: 1, ...one }), 1)).ok();
  const other = await newVisitor(context);
  (await addToCart(context, other, piece, 1)).ok();
  (await context.ask('holdCart', '', asShopper(other))).ok();
  const { pedido } = (await buy(context, customer, { parts: { sinPieza: 1 } })).ok();
  await release(context, other);
  const { idPedido, montoTotal } = present(pedido, 'pedido');
  const staff = { token: await context.token(2), params: { idPedido } };
  const decide = (what: string, json: object) =>
    context.ask('decideMissing', what, {
      ...staff,
      json: { idProducto_talla: piece.idProducto_talla, ...json },
    });
  return { customer, idPedido, montoTotal, staff, decide };
}

const exchangedFor = ({ idProducto_talla }: Piece) => ({
  decision: 'otraPieza',
  idProducto_tallaNueva: idProducto_talla,
});

/** The special order that a line is made anew by, as the staff see it. */
async function remadeBy(context: CaseContext, token: string, idPedido: number) {
  const all = (await context.ask('listSpecialOrders', '', { token })).ok();
  const list = Array.isArray(all) ? all : all.elementos;
  return list.find((special) => special.idPedido === idPedido);
}

/** Pieces that are kept for whoever is paying for them: an extension of the contract. */
export const holdsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'holds.keep',
    title:
      'what is held cannot be bought by others, who see that it is reserved, until it is let go',
    statuses: [
      ['holdCart', 200],
      ['holdCart', 409],
      ['releaseHold', 200],
    ],
    writes: true,
    needs: ['administrator', 'holds'],
    async run(context) {
      const { piece, holder, other, apartado } = await heldPiece(context);
      check(!Number.isNaN(Date.parse(apartado.hasta)), `hasta is no moment: ${apartado.hasta}`);
      equal('prolongado', apartado.prolongado, false);
      equal('stock for everybody', await stockOf(context, piece), 0);
      check(await isReserved(context, piece), 'The product does not say reservada');
      const seen = lineOf(await cartOf(context, other), piece);
      equal('the line of somebody else', [seen?.stock, seen?.reservada], [0, true]);
      equal('stock for the holder', lineOf(await cartOf(context, holder), piece)?.stock, 1);
      const refused = await context.ask('holdCart', 'of what others hold', asShopper(other));
      refused.refused(409, { code: 'STOCK_EXCEEDED', stock: 0 });
      const { carrito } = await release(context, holder);
      equal('apartado after it', carrito.apartado ?? null, null);
      equal('stock after it', await stockOf(context, piece), 1);
      check(!(await isReserved(context, piece)), 'The product still says reservada');
    },
  }),
  defineCase({
    id: 'holds.in-use',
    title: 'a product that is held cannot be deleted: 409 IN_USE until it is let go',
    statuses: [
      ['deleteProduct', 409],
      ['deleteProduct', 200],
    ],
    writes: true,
    needs: ['administrator', 'holds'],
    async run(context) {
      const { piece, holder } = await heldPiece(context);
      const token = await context.token(2);
      const remove = (what: string) =>
        context.ask('deleteProduct', what, { token, params: { id: piece.idProducto } });
      (await remove('while it is held')).refused(409, { code: 'IN_USE' });
      equal('pieces in the cart', lineOf(await cartOf(context, holder), piece)?.cantidad, 1);
      await release(context, holder);
      (await remove('after it')).ok();
    },
  }),
  defineCase({
    id: 'holds.price',
    title: 'what is held keeps its price',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['administrator', 'holds'],
    async run(context) {
      const { piece, holder, other } = await heldPiece(context);
      (await editProduct(context, piece, { precio: 35 })).ok();
      const price = async (who: Shopper) =>
        lineOf(await cartOf(context, who), piece)?.precioUnitario;
      equal(
        'precioUnitario for the holder and for others',
        [await price(holder), await price(other)],
        [20, 35],
      );
      await release(context, holder);
      equal('precioUnitario without the hold', await price(holder), 35);
    },
  }),
  defineCase({
    id: 'holds.prolong',
    title: 'a hold is prolonged once, and none that is not there',
    statuses: [
      ['prolongHold', 200],
      ['prolongHold', 404],
    ],
    writes: true,
    needs: ['administrator', 'holds'],
    async run(context) {
      const { holder, other, apartado } = await heldPiece(context);
      const prolong = async (what: string) =>
        (await context.ask('prolongHold', what, asShopper(holder))).ok().carrito.apartado;
      const longer = await prolong('');
      check((longer?.hasta ?? '') > apartado.hasta, 'hasta is not later');
      equal('prolongado', longer?.prolongado, true);
      equal('apartado, prolonged again', await prolong('a second time'), longer);
      (await context.ask('prolongHold', 'of nothing', asShopper(other))).refused(404);
      await release(context, holder);
    },
  }),
  defineCase({
    id: 'holds.paid',
    title:
      'who has paid orders also what is gone by now; a rejection gives nothing back that was not taken',
    statuses: [
      ['placeOrder', 201],
      ['placeOrder', 409],
      ['rejectOrder', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'holds'],
    async run(context) {
      const piece = await newPiece(context, { stock: 1 });
      const customer = await context.customer();
      (await addToCart(context, customer, piece, 1)).ok();
      const other = await newVisitor(context);
      (await addToCart(context, other, piece, 1)).ok();
      (await context.ask('holdCart', '', asShopper(other))).ok();
      (await buy(context, customer, { what: 'what others hold' })).refused(409, {
        code: 'STOCK_EXCEEDED',
      });
      const { pedido } = (await buy(context, customer, { parts: { sinPieza: 1 } })).ok();
      const [line] = present(pedido, 'pedido').productos ?? [];
      equal('sinPieza of the line', line?.sinPieza, true);
      await release(context, other);
      equal('stock after it', await stockOf(context, piece), 1);
      const token = await context.token(2);
      const params = { idPedido: pedido?.idPedido ?? 0 };
      (await context.ask('rejectOrder', '', { token, params })).ok();
      equal('stock after the rejection', await stockOf(context, piece), 1);
    },
  }),
  defineCase({
    id: 'holds.pending-limit',
    title:
      'who may order no more is told before paying, and whoever has paid all the same is not refused for it',
    statuses: [
      ['holdCart', 409],
      ['placeOrder', 201],
    ],
    writes: true,
    needs: ['administrator', 'rateLimits', 'holds'],
    async run(context) {
      const piece = await newPiece(context, { stock: PENDING_ORDERS_MAX + 1 });
      const customer = await newCustomer(context);
      const limit = async () => {
        (await addToCart(context, customer, piece, 1)).ok();
        const held = await context.ask('holdCart', 'with orders in review', asShopper(customer));
        return held.status === 409 ? held : null;
      };
      let refused = await limit();
      for (let bought = 0; bought < PENDING_ORDERS_MAX && !refused; bought += 1) {
        (await buy(context, customer)).ok();
        refused = await limit();
      }
      if (!refused) return context.skip('One account may have many orders in review here');
      refused.refused(409, { code: 'PENDING_LIMIT' });
      const paid = await buy(context, customer, {
        what: 'of who has paid',
        parts: { sinPieza: 1, montoTotal: 1 },
      });
      const [line] = present(paid.ok().pedido, 'pedido').productos ?? [];
      equal('sinPieza of a piece that there is', line?.sinPieza ?? false, false);
    },
  }),
  defineCase({
    id: 'holds.replaced',
    title: 'another piece takes the place of one that is gone, at its price, once',
    statuses: [
      ['decideMissing', 200],
      ['decideMissing', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'holds'],
    async run(context) {
      const { customer, idPedido, montoTotal, decide } = await missingPiece(context);
      const other = await newPiece(context, { stock: 1, precio: 30 });
      const held = await newVisitor(context);
      (await addToCart(context, held, other, 1)).ok();
      (await context.ask('holdCart', '', asShopper(held))).ok();
      (await decide('by what others hold', exchangedFor(other))).refused(409, {
        code: 'STOCK_EXCEEDED',
        stock: 0,
      });
      await release(context, held);
      const { pedido } = (await decide('', exchangedFor(other))).ok();
      equal('montoTotal after it', pedido?.montoTotal, montoTotal + 10);
      equal('stock of the other piece', await stockOf(context, other), 0);
      const [line] = (await orderOf(context, customer, idPedido)).productos;
      check(Boolean(line?.enVezDe), 'The line does not say enVezDe');
      equal('sinPieza and amount', [line?.sinPieza ?? false, line?.subtotalProducto], [false, 30]);
      (await decide('a second time', exchangedFor(other))).refused(409, { code: 'INVALID_STATE' });
    },
  }),
  defineCase({
    id: 'holds.remade',
    title:
      'a piece that is gone is made anew by a special order with a deposit; without it there is a decision again',
    statuses: [
      ['decideMissing', 200],
      ['decideMissing', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'holds'],
    async run(context) {
      const { customer, idPedido, montoTotal, staff, decide } = await missingPiece(context);
      const encargo = { decision: 'encargo' };
      const { pedido } = (await decide('', encargo)).ok();
      equal('montoTotal after it', pedido?.montoTotal, montoTotal);
      const special = present(await remadeBy(context, staff.token, idPedido), 'special order');
      equal('estado and anticipo', [special.estado, special.anticipo], ['Aceptado', 20]);
      const lineNow = async () => (await orderOf(context, customer, idPedido)).productos[0];
      const { idPedidoEspecial } = special;
      equal('the line', (await lineNow())?.idPedidoEspecial, idPedidoEspecial);
      (await decide('a second time', encargo)).refused(409, { code: 'INVALID_STATE' });
      const reject = { token: staff.token, params: { idPedidoEspecial } };
      const json = { estado: 'Rechazado' };
      (await context.ask('changeSpecialOrderStatus', '', { ...reject, json })).ok();
      equal('the line without it', (await lineNow())?.idPedidoEspecial ?? null, null);
      (await decide('again', encargo)).ok();
      (await context.ask('rejectOrder', '', staff)).ok();
      const ended = await remadeBy(context, staff.token, idPedido);
      equal('estado after the rejection of the order', ended?.estado, 'Rechazado');
    },
  }),
  defineCase({
    id: 'holds.deposit',
    title:
      'the deposit of an accepted order is to be given back when its special order is rejected',
    statuses: [
      ['acceptOrder', 409],
      ['decideMissing', 200],
      ['listRefunds', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'holds', 'payments'],
    async run(context) {
      const { idPedido, staff, decide } = await missingPiece(context);
      const early = await context.ask('acceptOrder', 'while nobody has decided', staff);
      early.refused(409, { code: 'INVALID_STATE' });
      (await decide('', { decision: 'encargo' })).ok();
      (await context.ask('acceptOrder', '', staff)).ok();
      const special = present(await remadeBy(context, staff.token, idPedido), 'special order');
      const { idPedidoEspecial } = special;
      const reject = { token: staff.token, params: { idPedidoEspecial } };
      const json = { estado: 'Rechazado' };
      (await context.ask('changeSpecialOrderStatus', '', { ...reject, json })).ok();
      const refunds = (await context.ask('listRefunds', '', { token: staff.token })).ok();
      equal(
        'what is to be given back',
        refunds
          .filter((refund) => refund.idPedido === idPedido)
          .map(({ monto, moneda, hecha }) => [monto, moneda, hecha]),
        [[20, 'USD', null]],
      );
    },
  }),
  defineCase({
    id: 'holds.returned',
    title:
      'the money of one piece is returned, once: the order costs less, and a rejection owes the rest alone',
    statuses: [
      ['decideMissing', 200],
      ['decideMissing', 409],
      ['listRefunds', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'holds', 'payments'],
    async run(context) {
      const besides = [{ precio: 30 }];
      const { customer, idPedido, montoTotal, staff, decide } = await missingPiece(
        context,
        besides,
      );
      const json = { metodo: 'sinpe', monto: montoTotal, moneda: 'USD', dia: '2025-11-15' };
      (await context.ask('addPayment', '', { ...staff, json })).ok();
      const devolucion = { decision: 'devolucion' };
      const { pedido } = (await decide('', devolucion)).ok();
      equal('montoTotal after it', pedido?.montoTotal, montoTotal - 20);
      const lines = (await orderOf(context, customer, idPedido)).productos;
      equal(
        'devuelta of the lines',
        lines.map(({ devuelta = false }) => devuelta),
        [true, false],
      );
      (await decide('a second time', devolucion)).refused(409, { code: 'INVALID_STATE' });
      const owed = async () =>
        (await context.ask('listRefunds', '', { token: staff.token }))
          .ok()
          .filter((refund) => refund.idPedido === idPedido)
          .map(({ monto, moneda, hecha }) => [monto, moneda, hecha]);
      equal('what is to be given back', await owed(), [[20, 'USD', null]]);
      (await context.ask('rejectOrder', '', staff)).ok();
      equal('what is to be given back after the rejection', await owed(), [
        [20, 'USD', null],
        [montoTotal - 20, 'USD', null],
      ]);
      const only = await missingPiece(context);
      (await only.decide('of the only piece', devolucion)).refused(409, { code: 'INVALID_STATE' });
    },
  }),
  defineCase({
    id: 'holds.empty',
    title: 'nothing is held of an empty cart',
    statuses: [['holdCart', 400]],
    writes: true,
    needs: ['holds'],
    async run(context) {
      (await context.ask('holdCart', '', asShopper(await newVisitor(context)))).refused(400);
    },
  }),
  defineCase({
    id: 'holds.nobody',
    title:
      'without a login and with a session token of nobody nothing is held, prolonged or let go: 401',
    statuses: [
      ['holdCart', 401],
      ['prolongHold', 401],
      ['releaseHold', 401],
    ],
    writes: true,
    needs: ['holds'],
    async run({ ask }) {
      for (const id of ['holdCart', 'prolongHold', 'releaseHold'] as const)
        for (const json of [{}, { sessionToken: 'de-nadie' }])
          (await ask(id, '', { json })).refused(401);
    },
  }),
  defineCase({
    id: 'holds.limit',
    title: 'the fourth hold of a piece within a day is 429 HOLD_LIMIT',
    statuses: [['holdCart', 429]],
    writes: true,
    needs: ['administrator', 'holds'],
    async run(context) {
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, await newPiece(context), 1)).ok();
      for (let time = 0; time < HOLDS_A_DAY; time++) {
        (await context.ask('holdCart', '', asShopper(visitor))).ok();
        await release(context, visitor);
      }
      const refused = await context.ask('holdCart', 'a fourth time', asShopper(visitor));
      refused.refused(429, { code: 'HOLD_LIMIT' });
    },
  }),
  defineCase({
    id: 'holds.staff',
    title: 'administrators see what is held and end it',
    statuses: [
      ['listHolds', 200],
      ['endHold', 200],
      ['endHold', 404],
    ],
    writes: true,
    needs: ['administrator', 'holds'],
    async run(context) {
      const { piece, apartado } = await heldPiece(context);
      const token = await context.token(2);
      const list = async () => (await context.ask('listHolds', '', { token })).ok();
      const mine = present(
        (await list()).find(({ productos }) =>
          productos.some(({ idProducto_talla }) => idProducto_talla === piece.idProducto_talla),
        ),
        'The hold in the list',
      );
      equal('cliente and hasta', [mine.cliente, mine.hasta], [null, apartado.hasta]);
      const { idApartado } = mine;
      const end = (what: string) => context.ask('endHold', what, { token, params: { idApartado } });
      (await end('')).ok();
      (await end('a second time')).refused(404);
      equal('stock after it', await stockOf(context, piece), 1);
    },
  }),
  defineCase({
    id: 'holds.wait',
    title: 'an address waits for a piece that somebody holds, and for no other one',
    statuses: [
      ['waitForPiece', 200],
      ['waitForPiece', 409],
    ],
    writes: true,
    needs: ['administrator', 'holds'],
    async run(context) {
      const { piece, holder } = await heldPiece(context);
      const json = { idProducto_talla: piece.idProducto_talla, correo: correo() };
      for (const what of ['', 'a second time'])
        (await context.ask('waitForPiece', what, { json })).ok();
      await release(context, holder);
      (await context.ask('waitForPiece', 'for a free piece', { json })).refused(409, {
        code: 'INVALID_STATE',
      });
    },
  }),
  ...refusals({
    operation: 'prolongHold',
    invalid: [['a session token that is a number', { json: { sessionToken: 7 } }]],
  }),
  ...refusals({
    operation: 'holdCart',
    invalid: [['a session token that is a number', { json: { sessionToken: 7 } }]],
  }),
  ...refusals({
    operation: 'releaseHold',
    invalid: [['a session token that is a number', { json: { sessionToken: 7 } }]],
  }),
  ...refusals({
    operation: 'waitForPiece',
    valid: { json: { idProducto_talla: NO_ID, correo: 'espera@correo.example' } },
    invalid: [
      ['no address', { json: { idProducto_talla: NO_ID } }, ['correo']],
      ['a word for an address', { json: { idProducto_talla: NO_ID, correo: 'ana' } }, ['correo']],
    ],
    missing: true,
  }),
  ...refusals({
    operation: 'decideMissing',
    valid: { params: { idPedido: NO_ID }, json: { idProducto_talla: NO_ID, decision: 'encargo' } },
    invalid: [
      [
        'a decision that there is not',
        { params: { idPedido: NO_ID }, json: { idProducto_talla: NO_ID, decision: 'devolver' } },
        ['decision'],
      ],
      [
        'no other piece',
        { params: { idPedido: NO_ID }, json: { idProducto_talla: NO_ID, decision: 'otraPieza' } },
        ['idProducto_tallaNueva'],
      ],
    ],
    missing: true,
  }),
  ...refusals({ operation: 'listHolds' }),
  ...refusals({ operation: 'endHold', valid: { params: { idApartado: NO_ID } }, missing: true }),
];
