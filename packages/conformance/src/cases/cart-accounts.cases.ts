import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { newVisitor, signIn } from '../world/accounts.ts';
import { newPiece } from '../world/products.ts';
import { addToCart, asShopper, cartOf, quantities } from '../world/shopping.ts';

/** Carts of people who log in. */
export const cartAccountCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'cart.merge-at-login',
    title: 'login moves the visitor’s lines into the account’s cart, added and clamped to stock',
    statuses: [['login', 200]],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(world) {
      const [both, visitors, own] = [
        await newPiece(world, { stock: 3 }),
        await newPiece(world),
        await newPiece(world),
      ];
      const { token, correo, contrasena } = await world.customer();
      (await addToCart(world, { token }, both, 2)).ok();
      (await addToCart(world, { token }, own, 1)).ok();
      const visitor = await newVisitor(world);
      (await addToCart(world, visitor, both, 2)).ok();
      (await addToCart(world, visitor, visitors, 1)).ok();

      const json = { correo, contrasena, ...visitor };
      const { token: later } = (await world.ask('login', 'with a sessionToken', { json })).ok();
      equal('the cart of the account', quantities(await cartOf(world, { token: later })), {
        [both.idProducto_talla]: 3,
        [visitors.idProducto_talla]: 1,
        [own.idProducto_talla]: 1,
      });
      // The session may be gone too; what it must not do is keep the lines.
      const left = await world.ask('getCart', 'of the session', asShopper(visitor));
      if (left.status === 200) equal('lines left behind', left.ok().carrito.productos, []);
      else left.refused(401);
      (await world.ask('login', 'with the same sessionToken again', { json })).ok();
      const again = quantities(await cartOf(world, { token: later }));
      equal('the merged line after a second login', again[both.idProducto_talla], 3);
      equal('the moved line after a second login', again[visitors.idProducto_talla], 1);
    },
  }),
  defineCase({
    id: 'cart.login-takes-priority',
    title: 'the login token takes priority over a sessionToken, and a dead one is ignored',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(world) {
      const piece = await newPiece(world);
      const { token } = await world.customer();
      const visitor = await newVisitor(world);
      (await addToCart(world, { token }, piece, 1)).ok();
      (await addToCart(world, visitor, piece, 2)).ok();
      const both = await world.ask('getCart', 'with both tokens', { token, json: visitor });
      equal('pieces with both tokens', quantities(both.ok().carrito)[piece.idProducto_talla], 1);
      const dead = { token: 'no-es-un-token', json: visitor };
      const answer = await world.ask('getCart', 'with a dead login and a good session', dead);
      equal('pieces of the session', quantities(answer.ok().carrito)[piece.idProducto_talla], 2);
    },
  }),
  defineCase({
    id: 'cart.survives-logout',
    title: 'the cart of an account is there again at the next login',
    statuses: [['getCart', 200]],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(world) {
      const piece = await newPiece(world);
      const customer = await world.customer();
      (await addToCart(world, customer, piece, 2)).ok();
      const again = await signIn(world.ask, customer);
      const cart = await cartOf(world, again);
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
