import { ADDRESS_MAX, fromCents, sumCents, toCents } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { equal, present } from '../http/difference.ts';
import { emptyFile, formOf, pdf, picture, svg, tooLarge, type Parts } from '../fixtures/files.ts';
import { editProduct, newPiece, stockOf } from '../fixtures/products.ts';
import {
  addToCart,
  buy,
  cartOf,
  DELIVERY,
  orderListed,
  orderOf,
  ordersOf,
  quantities,
} from '../fixtures/shopping.ts';
import { refusals } from './refusals.ts';

const form = (parts: Parts = {}) => ({
  form: formOf({ ...DELIVERY, comprobante: picture(), ...parts }),
});
/** Without a cart and for nobody: refused whoever sends it. */
const nothing = () => form({ provincia: 'Ninguna' });

export const checkoutCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'checkout.buy',
    title: 'buying makes an order in pendiente, takes the stock and empties the cart',
    statuses: [['placeOrder', 201]],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const piece = await newPiece(context, { precio: 40, precioEspecial: 33.33, stock: 5 });
      const customer = await context.customer();
      (await addToCart(context, customer, piece, 3)).ok();
      const { montoTotal, montoEnvio } = await cartOf(context, customer);
      equal('montoTotal of the cart', montoTotal, fromCents(sumCents([9999, toCents(montoEnvio)])));

      const { idPedido } = (await buy(context, customer)).ok();
      const order = await orderOf(context, customer, idPedido);
      equal('estadoPedido', order.estadoPedido.toLowerCase(), 'pendiente');
      equal('estadoPago', order.estadoPago.toLowerCase(), 'pendiente');
      equal('montoTotal of the order', order.montoTotal, montoTotal);
      equal('lines of the order', order.productos.length, 1);
      equal('pieces of its line', order.productos[0]?.cantidad, 3);
      equal('the stock afterwards', await stockOf(context, piece), 2);
      equal('lines of the cart afterwards', (await cartOf(context, customer)).productos, []);
      equal(
        'montoTotal in the back office',
        (await orderListed(context, idPedido)).montoTotal,
        montoTotal,
      );
    },
  }),
  defineCase({
    id: 'checkout.current-price',
    title: 'what is charged is the price of the moment of the purchase',
    statuses: [['placeOrder', 201]],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const piece = await newPiece(context, { precio: 20 });
      const customer = await context.customer();
      (await addToCart(context, customer, piece)).ok();
      (await editProduct(context, piece, { precioEspecial: 12.5 })).ok();
      const { montoEnvio } = await cartOf(context, customer);
      const { idPedido } = (await buy(context, customer)).ok();
      const { montoTotal } = await orderOf(context, customer, idPedido);
      const expected = fromCents(sumCents([1250, toCents(montoEnvio)]));
      equal('montoTotal of the order', montoTotal, expected);
    },
  }),
  defineCase({
    id: 'checkout.empty-cart',
    title: 'an empty cart is 400, whatever is sent as the receipt, and no order comes of it',
    statuses: [['placeOrder', 400]],
    writes: true,
    needs: ['customer'],
    async run(context) {
      const customer = await context.customer();
      const before = await ordersOf(context, customer);
      (await buy(context, customer, { what: 'with an empty cart' })).refused(400);
      const none = { parts: { comprobante: svg() }, what: 'with an empty cart and no receipt' };
      (await buy(context, customer, none)).refused(400);
      equal('orders afterwards', await ordersOf(context, customer), before);
    },
  }),
  defineCase({
    id: 'checkout.stock-exceeded',
    title: 'too few pieces left is 409 STOCK_EXCEEDED, and nothing has changed',
    statuses: [['placeOrder', 409]],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const [scarce, plenty] = [await newPiece(context, { stock: 3 }), await newPiece(context)];
      const customer = await context.customer();
      (await addToCart(context, customer, plenty, 2)).ok();
      (await addToCart(context, customer, scarce, 3)).ok();
      (await editProduct(context, scarce, { stock: 1 })).ok();
      const before = await ordersOf(context, customer);
      const answer = await buy(context, customer, { what: 'of 3 pieces where 1 is left' });
      answer.refused(409, { code: 'STOCK_EXCEEDED', stock: 1 });
      equal('stock of the scarce piece', await stockOf(context, scarce), 1);
      equal('stock of the other piece', await stockOf(context, plenty), 5);
      equal('the cart', quantities(await cartOf(context, customer)), {
        [plenty.idProducto_talla]: 2,
        [scarce.idProducto_talla]: 3,
      });
      equal('orders afterwards', await ordersOf(context, customer), before);
    },
  }),
  defineCase({
    id: 'checkout.not-sold',
    title: 'a piece that is no longer available is 409 STOCK_EXCEEDED with stock 0',
    statuses: [['placeOrder', 409]],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const piece = await newPiece(context);
      const customer = await context.customer();
      (await addToCart(context, customer, piece)).ok();
      (await editProduct(context, piece, { estado: 0 })).ok();
      const answer = await buy(context, customer, { what: 'of a piece of estado 0' });
      answer.refused(409, { code: 'STOCK_EXCEEDED', stock: 0 });
    },
  }),
  defineCase({
    id: 'checkout.total-changed',
    title: 'another total than the buyer was shown is 409 TOTAL_CHANGED, and nothing has changed',
    statuses: [
      ['placeOrder', 409],
      ['placeOrder', 400],
      ['placeOrder', 201],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'cartVersion'],
    async run(context) {
      const piece = await newPiece(context, { precio: 20, stock: 3 });
      const customer = await context.customer();
      (await addToCart(context, customer, piece, 2)).ok();
      const shown = (await cartOf(context, customer)).montoTotal;
      (await editProduct(context, piece, { precioEspecial: 12.5 })).ok();
      const now = (await cartOf(context, customer)).montoTotal;
      const attempt = (montoTotal: string, what: string) =>
        buy(context, customer, { parts: { montoTotal }, what });
      const late = await attempt(String(shown), 'at the total of before');
      const { montoTotal } = late.refused(409, { code: 'TOTAL_CHANGED' });
      equal('montoTotal, against the cart', montoTotal, now);
      equal('the stock afterwards', await stockOf(context, piece), 3);
      const cart = quantities(await cartOf(context, customer));
      equal('the cart', cart, { [piece.idProducto_talla]: 2 });
      const fraction = await attempt(`${now.toFixed(2)}1`, 'with a fraction of a cent');
      fraction.refused(400, { campos: ['montoTotal'] });
      const { idPedido } = (await attempt(now.toFixed(2), 'at the total of today')).ok();
      const order = await orderOf(context, customer, idPedido);
      equal('montoTotal of the order', order.montoTotal, now);
    },
  }),
  defineCase({
    id: 'checkout.last-piece',
    title: 'of two customers who buy the last piece at once, one gets it',
    statuses: [
      ['placeOrder', 201],
      ['placeOrder', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const piece = await newPiece(context, { stock: 1 });
      const customers = [await context.customer(0), await context.customer(1)];
      for (const customer of customers) (await addToCart(context, customer, piece)).ok();
      const answers = await Promise.all(
        customers.map((customer) => buy(context, customer, { what: 'of the last piece' })),
      );
      const sold = answers.filter(({ status }) => status === 201);
      equal('orders for one piece', sold.length, 1);
      const late = present(
        answers.find(({ status }) => status !== 201),
        'The second answer',
      );
      late.refused(409, { code: 'STOCK_EXCEEDED', stock: 0 });
      equal('the stock afterwards', await stockOf(context, piece), 0);
    },
  }),
  defineCase({
    id: 'checkout.pdf',
    title: 'a receipt may be a PDF',
    statuses: [['placeOrder', 201]],
    writes: true,
    needs: ['pieces', 'customer'],
    async run(context) {
      const customer = await context.customer();
      (await addToCart(context, customer, await newPiece(context))).ok();
      (await buy(context, customer, { parts: { comprobante: pdf() }, what: 'with a PDF' })).ok();
    },
  }),
  defineCase({
    id: 'checkout.receipt-by-content',
    title: 'a receipt is judged by its content: an SVG is 415, more than 10 MB is 413',
    statuses: [
      ['placeOrder', 415],
      ['placeOrder', 413],
    ],
    writes: true,
    needs: ['pieces', 'customer'],
    async run(context) {
      const customer = await context.customer();
      const piece = await newPiece(context);
      (await addToCart(context, customer, piece)).ok();
      const wrong = { parts: { comprobante: svg() }, what: 'with an SVG that is called a PNG' };
      (await buy(context, customer, wrong)).refused(415);
      const empty = { parts: { comprobante: emptyFile() }, what: 'with an empty file' };
      (await buy(context, customer, empty)).refused(415);
      const large = { parts: { comprobante: tooLarge() }, what: 'with a receipt over 10 MB' };
      (await buy(context, customer, large)).refused(413);
      equal('the stock afterwards', await stockOf(context, piece), piece.stock);
    },
  }),
  ...refusals({
    operation: 'placeOrder',
    valid: nothing,
    invalid: [
      ['an unknown province', nothing, ['provincia']],
      ['an unknown way to pay', () => form({ metodoPago: 'efectivo' }), ['metodoPago']],
      ['a blank canton', () => form({ canton: '  ' }), ['canton']],
      ['no district', () => form({ distrito: null }), ['distrito']],
      [
        'a long address',
        () => form({ direccionExacta: 'x'.repeat(ADDRESS_MAX + 1) }),
        ['direccionExacta'],
      ],
      ['no receipt', () => form({ comprobante: null }), ['comprobante']],
      ['a text for a receipt', () => form({ comprobante: 'foto.png' }), ['comprobante']],
    ],
  }),
];
