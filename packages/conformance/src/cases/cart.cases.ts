import { lineSubtotal } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal, present } from '../http/difference.ts';
import { newVisitor } from '../fixtures/accounts.ts';
import { editProduct, newPiece } from '../fixtures/products.ts';
import { addToCart, asShopper, cartOf, lineOf, quantities } from '../fixtures/shopping.ts';
import { NO_ID } from './refusals.ts';

/** What goes into a cart. */
export const cartCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'cart.add',
    title: 'what is added is in the cart at the price charged, whatever price was sent',
    statuses: [
      ['addToCart', 201],
      ['getCart', 200],
    ],
    writes: true,
    needs: ['pieces'],
    async run(context) {
      const piece = await newPiece(context, { precio: 20, precioEspecial: 15.5 });
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, piece, 2)).ok();
      const cart = await cartOf(context, visitor);
      equal('distinct lines of the cart', cart.productos.length, 1);
      const line = present(lineOf(cart, piece), 'The line of the piece that was added');
      equal('productoNombre', line.productoNombre, piece.nombre);
      equal('cantidad', line.cantidad, 2);
      equal('precioUnitario, the price charged', line.precioUnitario, piece.precio);
      equal('subtotal of the cart', cart.subtotal, lineSubtotal(piece.precio, 2));
      const { monto } = (await context.ask('getShippingFee', '')).ok();
      equal('montoEnvio, the fee of the shop', cart.montoEnvio, monto);
    },
  }),
  defineCase({
    id: 'cart.add-again',
    title: 'adding a piece again adds to its line',
    statuses: [['addToCart', 201]],
    writes: true,
    needs: ['pieces'],
    async run(context) {
      const piece = await newPiece(context);
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, piece, 2)).ok();
      (await addToCart(context, visitor, piece, 1)).ok();
      const { idProducto_talla } = piece;
      equal('the cart', quantities(await cartOf(context, visitor)), { [idProducto_talla]: 3 });
    },
  }),
  defineCase({
    id: 'cart.exact-money',
    title: 'sums are exact to the cent',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, await newPiece(context, { precio: 10.1 }), 3)).ok();
      (await addToCart(context, visitor, await newPiece(context, { precio: 0.2 }), 1)).ok();
      equal('subtotal of 3 × 10.10 and 0.20', (await cartOf(context, visitor)).subtotal, 30.5);
    },
  }),
  defineCase({
    id: 'cart.stock-exceeded-on-add',
    title: 'adding more than the stock, with what the cart holds, is 409 and changes nothing',
    statuses: [['addToCart', 409]],
    writes: true,
    needs: ['pieces'],
    async run(context) {
      const piece = await newPiece(context, { stock: 3 });
      const visitor = await newVisitor(context);
      const { stock } = piece;
      (await addToCart(context, visitor, piece, stock - 1)).ok();
      const what = `with 2 more than ${stock - 1} of a stock of ${stock}`;
      const answer = await addToCart(context, visitor, piece, 2, what);
      answer.refused(409, { code: 'STOCK_EXCEEDED', stock });
      const line = lineOf(await cartOf(context, visitor), piece);
      equal('the line after it', line?.cantidad, stock - 1);
    },
  }),
  defineCase({
    id: 'cart.not-sold',
    title: 'a piece that does not exist, or is not available, is 404',
    statuses: [['addToCart', 404]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const visitor = await newVisitor(context);
      const nothing = { idProducto_talla: NO_ID };
      const answer = await addToCart(
        context,
        visitor,
        nothing,
        1,
        'with a piece that is not there',
      );
      answer.refused(404, { code: 'NOT_FOUND' });
      const piece = await newPiece(context);
      (await editProduct(context, piece, { estado: 0 })).ok();
      const hidden = await addToCart(context, visitor, piece, 1, 'with a piece of estado 0');
      hidden.refused(404, { code: 'NOT_FOUND' });
      equal('lines of the cart', (await cartOf(context, visitor)).productos, []);
    },
  }),
  defineCase({
    id: 'cart.own',
    title: 'visitors do not see each other’s carts',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['pieces'],
    async run(context) {
      const [one, other] = [await newVisitor(context), await newVisitor(context)];
      (await addToCart(context, one, await newPiece(context))).ok();
      equal('lines of the other cart', (await cartOf(context, other)).productos, []);
    },
  }),
  defineCase({
    id: 'cart.version',
    title: 'the version of a cart grows with every change',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['pieces', 'cartVersion'],
    async run(context) {
      const piece = await newPiece(context);
      const visitor = await newVisitor(context);
      const version = async () =>
        present((await cartOf(context, visitor)).version, 'carrito.version');
      const seen = [await version()];
      (await addToCart(context, visitor, piece)).ok();
      seen.push(await version());
      const { idProducto_talla } = piece;
      const body = asShopper(visitor, { idProducto_talla, nuevaCantidad: 2 });
      (await context.ask('changeCartQuantity', '', body)).ok();
      seen.push(await version());
      (await context.ask('emptyCart', '', asShopper(visitor))).ok();
      seen.push(await version());
      const grows = seen.every((one, index) => index === 0 || one > (seen[index - 1] ?? 0));
      check(grows, `carrito.version over three changes: ${seen.join(', ')}`);
    },
  }),
];
