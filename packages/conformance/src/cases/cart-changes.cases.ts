import { lineSubtotal } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { newVisitor } from '../fixtures/accounts.ts';
import { editProduct, newPiece } from '../fixtures/products.ts';
import { addToCart, asShopper, cartOf, lineOf, quantities } from '../fixtures/shopping.ts';

/** Lines that change, and carts whose products change. */
export const cartChangeCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'cart.change',
    title: 'a quantity is absolute, and the answer holds the line and the totals',
    statuses: [['changeCartQuantity', 200]],
    writes: true,
    needs: ['pieces'],
    async run(context) {
      const piece = await newPiece(context, { precio: 12.5 });
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, piece, 1)).ok();
      const { idProducto_talla } = piece;
      const body = asShopper(visitor, { idProducto_talla, nuevaCantidad: 4 });
      const { item, carrito } = (await context.ask('changeCartQuantity', 'to 4', body)).ok();
      equal('item.cantidad', item.cantidad, 4);
      equal('item.subtotalProducto', item.subtotalProducto, lineSubtotal(piece.precio, 4));
      const cart = await cartOf(context, visitor);
      equal('carrito.subtotal', carrito.subtotal, cart.subtotal);
      equal('carrito.montoTotal', carrito.montoTotal, cart.montoTotal);
      equal('carrito.idCarrito', carrito.idCarrito, cart.idCarrito);
      equal('the line in the cart', lineOf(cart, piece)?.cantidad, 4);
    },
  }),
  defineCase({
    id: 'cart.stock-exceeded-on-change',
    title: 'more than the stock is 409 STOCK_EXCEEDED with the stock, and the line stays',
    statuses: [['changeCartQuantity', 409]],
    writes: true,
    needs: ['pieces'],
    async run(context) {
      const piece = await newPiece(context, { stock: 3 });
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, piece, 1)).ok();
      const { idProducto_talla } = piece;
      const { stock } = piece;
      const body = asShopper(visitor, { idProducto_talla, nuevaCantidad: stock + 1 });
      const answer = await context.ask('changeCartQuantity', 'with more than the stock', body);
      const now = lineOf(await cartOf(context, visitor), piece)?.cantidad;
      if (answer.status === 200) {
        // Clients read it: the line holds less than was asked for.
        const { cantidad } = answer.ok().item;
        equal(`item.cantidad of ${stock + 1} from a stock of ${stock}`, cantidad, stock);
        equal('the line after it', now, stock);
        return context.note('changeCartQuantity clamps to the stock instead of refusing');
      }
      answer.refused(409, { code: 'STOCK_EXCEEDED', stock });
      equal('the line after it', now, 1);
    },
  }),
  defineCase({
    id: 'cart.remove',
    title: 'removing takes the whole line out, and is 404 for a line that is not there',
    statuses: [
      ['removeFromCart', 200],
      ['removeFromCart', 404],
      ['changeCartQuantity', 404],
    ],
    writes: true,
    needs: ['pieces'],
    async run(context) {
      const [gone, kept] = [await newPiece(context), await newPiece(context)];
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, gone, 2)).ok();
      (await addToCart(context, visitor, kept, 1)).ok();
      const { idProducto_talla } = gone;
      const body = asShopper(visitor, { idProducto_talla });
      (await context.ask('removeFromCart', '', body)).ok();
      equal('the cart', quantities(await cartOf(context, visitor)), { [kept.idProducto_talla]: 1 });
      (await context.ask('removeFromCart', 'a second time', body)).refused(404);
      const change = asShopper(visitor, { idProducto_talla, nuevaCantidad: 1 });
      const answer = await context.ask('changeCartQuantity', 'of a line that is gone', change);
      answer.refused(404, { code: 'NOT_FOUND' });
    },
  }),
  defineCase({
    id: 'cart.empty',
    title: 'emptying removes every line, and succeeds on an empty cart',
    statuses: [['emptyCart', 200]],
    writes: true,
    needs: ['pieces'],
    async run(context) {
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, await newPiece(context))).ok();
      for (const what of ['', 'of an empty cart']) {
        (await context.ask('emptyCart', what, asShopper(visitor))).ok();
        equal('lines of the emptied cart', (await cartOf(context, visitor)).productos, []);
      }
    },
  }),
  defineCase({
    id: 'cart.shipping',
    title: 'the cart carries the fee of the shop, whatever costoEnvio a client sends',
    statuses: [['setCartShipping', 200]],
    writes: true,
    needs: ['pieces'],
    async run(context) {
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, await newPiece(context))).ok();
      const { monto } = (await context.ask('getShippingFee', '')).ok();
      const body = asShopper(visitor, { costoEnvio: monto + 1 });
      (await context.ask('setCartShipping', 'with another fee', body)).ok();
      equal('montoEnvio', (await cartOf(context, visitor)).montoEnvio, monto);
    },
  }),
  defineCase({
    id: 'cart.current-price',
    title: 'a line follows the price of its product',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const piece = await newPiece(context, { precio: 20 });
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, piece, 2)).ok();
      (await editProduct(context, piece, { precio: 24 })).ok();
      const line = lineOf(await cartOf(context, visitor), piece);
      equal('precioUnitario after the price has changed', line?.precioUnitario, 24);
    },
  }),
  defineCase({
    id: 'cart.flagged',
    title: 'a line whose product is no longer available cannot grow, and is flagged where it stays',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const piece = await newPiece(context);
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, piece)).ok();
      (await editProduct(context, piece, { estado: 0 })).ok();
      const cart = await cartOf(context, visitor);
      const line = lineOf(cart, piece);
      if (line?.disponible !== undefined) {
        equal('disponible of the line', line.disponible, false);
        equal('montoTotal of a cart with nothing else', cart.montoTotal, 0);
      }
      const { idProducto_talla } = piece;
      const body = asShopper(visitor, { idProducto_talla, nuevaCantidad: 2 });
      const answer = await context.ask('changeCartQuantity', 'of a piece of estado 0', body);
      check([404, 409].includes(answer.status), `A piece of estado 0 grew (${answer.status})`);
    },
  }),
];
