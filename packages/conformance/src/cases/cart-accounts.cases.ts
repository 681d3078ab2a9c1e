import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { newVisitor, signIn } from '../fixtures/accounts.ts';
import { newPiece } from '../fixtures/products.ts';
import { addToCart, asShopper, cartOf, quantities } from '../fixtures/shopping.ts';

/** Carts of people who log in. */
export const cartAccountCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'cart.merge-at-login',
    title: 'login moves the visitor’s lines into the account’s cart, added and clamped to stock',
    statuses: [['login', 200]],
    writes: true,
    needs: ['pieces', 'customer'],
    async run(context) {
      const [both, visitors, own] = [
        await newPiece(context, { stock: 3 }),
        await newPiece(context),
        await newPiece(context),
      ];
      const { token, correo, contrasena } = await context.customer();
      (await addToCart(context, { token }, both, both.stock - 1)).ok();
      (await addToCart(context, { token }, own, 1)).ok();
      const visitor = await newVisitor(context);
      (await addToCart(context, visitor, both, 2)).ok();
      (await addToCart(context, visitor, visitors, 1)).ok();

      const json = { correo, contrasena, ...visitor };
      const { token: later, recortes } = (
        await context.ask('login', 'with a sessionToken', { json })
      ).ok();
      const { idProducto_talla, stock } = both;
      if (recortes !== undefined)
        equal(
          'recortes',
          recortes.map((cut) => [cut.idProducto_talla, cut.disponible, cut.pedidas, cut.quedan]),
          [[idProducto_talla, true, stock + 1, stock]],
        );
      equal('the cart of the account', quantities(await cartOf(context, { token: later })), {
        [both.idProducto_talla]: both.stock,
        [visitors.idProducto_talla]: 1,
        [own.idProducto_talla]: 1,
      });
      // The session may be gone too; what it must not do is keep the lines.
      const left = await context.ask('getCart', 'of the session', asShopper(visitor));
      if (left.status === 200) equal('lines left behind', left.ok().carrito.productos, []);
      else left.refused(401);
      (await context.ask('login', 'with the same sessionToken again', { json })).ok();
      const again = quantities(await cartOf(context, { token: later }));
      equal('the merged line after a second login', again[both.idProducto_talla], both.stock);
      equal('the moved line after a second login', again[visitors.idProducto_talla], 1);
    },
  }),
  defineCase({
    id: 'cart.login-takes-priority',
    title: 'the login token takes priority over a sessionToken, and a dead one is ignored',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['pieces', 'customer'],
    async run(context) {
      const piece = await newPiece(context);
      const { token } = await context.customer();
      const visitor = await newVisitor(context);
      (await addToCart(context, { token }, piece, 1)).ok();
      (await addToCart(context, visitor, piece, 2)).ok();
      const both = await context.ask('getCart', 'with both tokens', { token, json: visitor });
      equal('pieces with both tokens', quantities(both.ok().carrito)[piece.idProducto_talla], 1);
      const dead = { token: 'no-es-un-token', json: visitor };
      const answer = await context.ask('getCart', 'with a dead login and a good session', dead);
      equal('pieces of the session', quantities(answer.ok().carrito)[piece.idProducto_talla], 2);
    },
  }),
  defineCase({
    id: 'cart.survives-logout',
    title: 'the cart of an account is there again at the next login',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['pieces', 'customer'],
    async run(context) {
      const piece = await newPiece(context);
      const customer = await context.customer();
      (await addToCart(context, customer, piece, 2)).ok();
      const again = await signIn(context.ask, customer);
      const cart = await cartOf(context, again);
      equal('pieces at the next login', quantities(cart)[piece.idProducto_talla], 2);
      check(cart.idCarrito !== null, 'A cart with lines has no idCarrito');
    },
  }),
  defineCase({
    id: 'cart.no-body-with-login',
    title: 'with a login the cart calls take an empty body, and getCart none at all',
    statuses: [
      ['getCart', 200],
      ['emptyCart', 200],
    ],
    writes: true,
    needs: ['customer'],
    async run({ ask, token }) {
      const bearer = await token(1);
      (await ask('getCart', 'with a login and no body', { token: bearer })).ok();
      (await ask('getCart', 'with a login and {}', { token: bearer, json: {} })).ok();
      const empty = { token: bearer, json: { sessionToken: null } };
      (await ask('emptyCart', 'with a login and sessionToken null', empty)).ok();
    },
  }),
];
