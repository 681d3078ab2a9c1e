import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { newVisitor } from '../world/accounts.ts';
import { editProduct, newPiece } from '../world/products.ts';
import { addToCart, asShopper, cartOf, lineOf, quantities } from '../world/shopping.ts';

/** Lines that change, and carts whose products change. */
export const cartChangeCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'cart.change',
    title: 'a quantity is absolute, and the answer holds the line and the totals',
    statuses: [['changeCartQuantity', 200]],
    writes: true,
    needs: ['administrator'],
    async run(world) {
      const piece = await newPiece(world, { precio: 12.5 });
      const visitor = await newVisitor(world);
      (await addToCart(world, visitor, piece, 1)).ok();
      const { idProducto_talla } = piece;
      const body = asShopper(visitor, { idProducto_talla, nuevaCantidad: 4 });
      const { item, carrito } = (await world.ask('changeCartQuantity', 'to 4', body)).ok();
      equal('item.cantidad', item.cantidad, 4);
      equal('item.subtotalProducto', item.subtotalProducto, 50);
      const cart = await cartOf(world, visitor);
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
    needs: ['administrator'],
    async run(world) {
      const piece = await newPiece(world, { stock: 3 });
      const visitor = await newVisitor(world);
      (await addToCart(world, visitor, piece, 1)).ok();
      const { idProducto_talla } = piece;
      const body = asShopper(visitor, { idProducto_talla, nuevaCantidad: 4 });
      const answer = await world.ask('changeCartQuantity', 'with more than the stock', body);
      const now = lineOf(await cartOf(world, visitor), piece)?.cantidad;
      if (answer.status === 200) {
        // Clients read it: the line holds less than was asked for.
        equal('item.cantidad of 4 from a stock of 3', answer.ok().item.cantidad, 3);
        equal('the line after it', now, 3);
        return world.note('changeCartQuantity clamps to the stock instead of refusing');
      }
      answer.refused(409, { code: 'STOCK_EXCEEDED', stock: 3 });
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
    needs: ['administrator'],
    async run(world) {
      const [gone, kept] = [await newPiece(world), await newPiece(world)];
      const visitor = await newVisitor(world);
      (await addToCart(world, visitor, gone, 2)).ok();
      (await addToCart(world, visitor, kept, 1)).ok();
      const { idProducto_talla } = gone;
      const body = asShopper(visitor, { idProducto_talla });
      (await world.ask('removeFromCart', '', body)).ok();
      equal('the cart', quantities(await cartOf(world, visitor)), { [kept.idProducto_talla]: 1 });
      (await world.ask('removeFromCart', 'a second time', body)).refused(404);
      const change = asShopper(visitor, { idProducto_talla, nuevaCantidad: 1 });
      const answer = await world.ask('changeCartQuantity', 'of a line that is gone', change);
      answer.refused(404, { code: 'NOT_FOUND' });
    },
  }),
  defineCase({
    id: 'cart.empty',
    title: 'emptying removes every line, and succeeds on an empty cart',
    statuses: [['emptyCart', 200]],
    writes: true,
    needs: ['administrator'],
    async run(world) {
      const visitor = await newVisitor(world);
      (await addToCart(world, visitor, await newPiece(world))).ok();
      for (const what of ['', 'of an empty cart']) {
        (await world.ask('emptyCart', what, asShopper(visitor))).ok();
        equal('lines of the emptied cart', (await cartOf(world, visitor)).productos, []);
      }
    },
  }),
  defineCase({
    id: 'cart.shipping',
    title: 'the cart carries the fee of the shop, whatever costoEnvio a client sends',
    statuses: [['setCartShipping', 200]],
    writes: true,
    needs: ['administrator'],
    async run(world) {
      const visitor = await newVisitor(world);
      (await addToCart(world, visitor, await newPiece(world))).ok();
      const { monto } = (await world.ask('getShippingFee', '')).ok();
      const body = asShopper(visitor, { costoEnvio: monto + 1 });
      (await world.ask('setCartShipping', 'with another fee', body)).ok();
      equal('montoEnvio', (await cartOf(world, visitor)).montoEnvio, monto);
    },
  }),
  defineCase({
    id: 'cart.current-price',
    title: 'a line follows the price of its product',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['administrator'],
    async run(world) {
      const piece = await newPiece(world, { precio: 20 });
      const visitor = await newVisitor(world);
      (await addToCart(world, visitor, piece, 2)).ok();
      (await editProduct(world, piece, { precio: 24 })).ok();
      const line = lineOf(await cartOf(world, visitor), piece);
      equal('precioUnitario after the price has changed', line?.precioUnitario, 24);
    },
  }),
  defineCase({
    id: 'cart.flagged',
    title: 'a line whose product is no longer available cannot grow, and is flagged where it stays',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['administrator'],
    async run(world) {
      const piece = await newPiece(world);
      const visitor = await newVisitor(world);
      (await addToCart(world, visitor, piece)).ok();
      (await editProduct(world, piece, { estado: 0 })).ok();
      const line = lineOf(await cartOf(world, visitor), piece);
      if (line?.disponible !== undefined) equal('disponible of the line', line.disponible, false);
      const { idProducto_talla } = piece;
      const body = asShopper(visitor, { idProducto_talla, nuevaCantidad: 2 });
      const answer = await world.ask('changeCartQuantity', 'of a piece of estado 0', body);
      check([404, 409].includes(answer.status), `A piece of estado 0 grew (${answer.status})`);
    },
  }),
];
