import { defineCase, type ConformanceCase } from '../case.ts';
import type { ErrorCode } from '../http/answer.ts';
import { check, equal, present } from '../http/difference.ts';
import { newVisitor } from '../fixtures/accounts.ts';
import { freshKey } from '../fixtures/fresh.ts';
import { newPiece, type Piece } from '../fixtures/products.ts';
import {
  asShopper,
  buy,
  cartOf,
  lineOf,
  quantities,
  type Shopper,
  type WireCart,
} from '../fixtures/shopping.ts';
import type { CaseContext } from '../case-context.ts';

/** For which state of the cart a change was made, and under which key. */
interface Named {
  version?: number;
  key?: string;
}

type Change =
  | { id: 'addToCart'; idProducto_talla: number; cantidad: number }
  | { id: 'changeCartQuantity'; idProducto_talla: number; nuevaCantidad: number }
  | { id: 'removeFromCart'; idProducto_talla: number }
  | { id: 'emptyCart' };

function send(context: CaseContext, who: Shopper, change: Change, named: Named, what = '') {
  const { id, ...fields } = change;
  const { version, key } = named;
  const body = {
    ...fields,
    ...(id === 'addToCart' && { precioUnitario: 1 }),
    ...(version !== undefined && { version }),
  };
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  return context.ask(id, what, { ...asShopper(who, body), headers });
}

const adding = ({ idProducto_talla }: Piece, cantidad = 1): Change => ({
  id: 'addToCart',
  idProducto_talla,
  cantidad,
});

/** One change of each kind, in an order in which each finds its line. */
const eachOf = (piece: Piece): readonly Change[] => {
  const { idProducto_talla } = piece;
  return [
    adding(piece),
    { id: 'changeCartQuantity', idProducto_talla, nuevaCantidad: 3 },
    { id: 'removeFromCart', idProducto_talla },
    { id: 'emptyCart' },
  ];
};

const versionOf = ({ version }: { version?: number }) => present(version, 'carrito.version');

/** What two answers about one cart must agree on. */
function facts(cart: WireCart) {
  const { idCarrito, version, subtotal, montoTotal } = cart;
  return { idCarrito, version, subtotal, montoTotal, piezas: quantities(cart) };
}

async function assertRefused(
  context: CaseContext,
  who: Shopper,
  answer: Awaited<ReturnType<typeof send>>,
  code: ErrorCode,
): Promise<void> {
  const { carrito } = answer.refused(409, { code });
  const today = await cartOf(context, who);
  equal(`carrito of ${code}`, facts(present(carrito, `carrito of ${code}`)), facts(today));
}

const written = { writes: true, needs: ['administrator', 'cartVersion'] } as const;

/** Changes that name the version of the cart, and carry a key: an extension of the contract. */
export const cartProtocolCases: readonly ConformanceCase[] = [
  defineCase({
    ...written,
    id: 'cart.whole-answers',
    title: 'every change of a cart answers the whole cart with its new version',
    statuses: [
      ['addToCart', 201],
      ['changeCartQuantity', 200],
      ['removeFromCart', 200],
      ['emptyCart', 200],
      ['setCartShipping', 200],
    ],
    async run(context) {
      const [piece, visitor] = [await newPiece(context), await newVisitor(context)];
      let seen = versionOf(await cartOf(context, visitor));
      for (const change of eachOf(piece)) {
        const { carrito } = (await send(context, visitor, change, { version: seen })).ok();
        const whole = present(carrito as WireCart | undefined, `carrito of ${change.id}`);
        present(whole.productos, `carrito.productos of ${change.id}`);
        check(versionOf(whole) > seen, `${change.id} did not raise the version ${seen}`);
        equal(`carrito of ${change.id}`, facts(whole), facts(await cartOf(context, visitor)));
        seen = versionOf(whole);
      }
      const body = asShopper(visitor, { costoEnvio: 8 });
      const { carrito } = (await context.ask('setCartShipping', '', body)).ok();
      equal('version after setCartShipping', versionOf(present(carrito, 'carrito')), seen);
    },
  }),
  defineCase({
    ...written,
    id: 'cart.version-conflict',
    title: 'a change that was made for an older cart is 409 VERSION_CONFLICT with today’s cart',
    statuses: [
      ['addToCart', 409],
      ['changeCartQuantity', 409],
      ['removeFromCart', 409],
      ['emptyCart', 409],
    ],
    async run(context) {
      const [piece, visitor] = [await newPiece(context), await newVisitor(context)];
      const first = versionOf(await cartOf(context, visitor));
      (await send(context, visitor, adding(piece), { version: first })).ok();
      const today = await cartOf(context, visitor);
      for (const change of eachOf(piece)) {
        const late = await send(context, visitor, change, { version: first }, 'for an older cart');
        await assertRefused(context, visitor, late, 'VERSION_CONFLICT');
      }
      equal('the cart afterwards', facts(await cartOf(context, visitor)), facts(today));
    },
  }),
  defineCase({
    ...written,
    id: 'cart.retry',
    title: 'a change that is sent again with its key is made once, also when others came between',
    statuses: [
      ['addToCart', 201],
      ['changeCartQuantity', 200],
    ],
    async run(context) {
      const [piece, visitor] = [await newPiece(context), await newVisitor(context)];
      const { idProducto_talla } = piece;
      const named = { version: versionOf(await cartOf(context, visitor)), key: freshKey() };
      const retry = (what: string) => send(context, visitor, adding(piece), named, what);
      const answers = await Promise.all(
        ['', 'at once', 'at once'].map((what) => retry(what && `with the same key ${what}`)),
      );
      answers.push(await retry('with the same key'));
      for (const answer of answers) answer.ok();
      equal('pieces of four adds with one key', quantities(await cartOf(context, visitor)), {
        [idProducto_talla]: 1,
      });
      const version = versionOf(await cartOf(context, visitor));
      const other: Change = { id: 'changeCartQuantity', idProducto_talla, nuevaCantidad: 3 };
      (await send(context, visitor, other, { version, key: freshKey() })).ok();
      const { carrito } = (await retry('with the key before the last')).ok() as {
        carrito?: WireCart;
      };
      const today = await cartOf(context, visitor);
      equal('the line after a late retry', lineOf(today, piece)?.cantidad, 3);
      equal('carrito of a late retry', facts(present(carrito, 'carrito')), facts(today));
    },
  }),
  defineCase({
    ...written,
    id: 'cart.twins',
    title: 'of changes at once that were made for one cart, exactly one is made',
    statuses: [
      ['addToCart', 201],
      ['addToCart', 409],
    ],
    async run(context) {
      const [piece, visitor] = [await newPiece(context, { stock: 9 }), await newVisitor(context)];
      const version = versionOf(await cartOf(context, visitor));
      const twins = await Promise.all(
        [1, 2, 3].map(() => send(context, visitor, adding(piece), { version }, 'three at once')),
      );
      const refused = twins.filter(({ status }) => status !== 201);
      for (const answer of refused) answer.refused(409, { code: 'VERSION_CONFLICT' });
      equal('changes that were refused', refused.length, 2);
      equal('the line', lineOf(await cartOf(context, visitor), piece)?.cantidad, 1);
    },
  }),
  defineCase({
    ...written,
    id: 'cart.refused-key',
    title: 'a refused change tells today’s cart and does not use its key up',
    statuses: [
      ['addToCart', 409],
      ['addToCart', 201],
    ],
    async run(context) {
      const [piece, visitor] = [await newPiece(context, { stock: 2 }), await newVisitor(context)];
      const named = { version: versionOf(await cartOf(context, visitor)), key: freshKey() };
      const tooMany = await send(context, visitor, adding(piece, 3), named, 'with too many pieces');
      tooMany.refused(409, { code: 'STOCK_EXCEEDED', stock: 2 });
      await assertRefused(context, visitor, tooMany, 'STOCK_EXCEEDED');
      (await send(context, visitor, adding(piece, 2), named, 'with the key of a refusal')).ok();
    },
  }),
  defineCase({
    ...written,
    id: 'cart.key-mismatch',
    title: 'the key of a change with another change is 409 IDEMPOTENCY_MISMATCH with today’s cart',
    statuses: [
      ['addToCart', 409],
      ['removeFromCart', 409],
    ],
    async run(context) {
      const [piece, visitor] = [await newPiece(context), await newVisitor(context)];
      const key = freshKey();
      const named = { version: versionOf(await cartOf(context, visitor)), key };
      const { carrito } = (await send(context, visitor, adding(piece), named)).ok();
      const version = versionOf(present(carrito, 'carrito'));
      const { idProducto_talla } = piece;
      for (const other of [adding(piece, 2), { id: 'removeFromCart', idProducto_talla } as const]) {
        const answer = await send(context, visitor, other, { version, key }, 'with a used key');
        await assertRefused(context, visitor, answer, 'IDEMPOTENCY_MISMATCH');
      }
    },
  }),
  defineCase({
    ...written,
    id: 'cart.late-after-login',
    title: 'a late change of a visitor’s cart reaches neither it nor the account after the login',
    statuses: [['addToCart', 409]],
    needs: ['administrator', 'customer', 'cartVersion'],
    async run(context) {
      const piece = await newPiece(context, { stock: 9 });
      const visitor = await newVisitor(context);
      const versions = [versionOf(await cartOf(context, visitor))];
      for (let times = 0; times < 2; times += 1) {
        const version = versions.at(-1) ?? 0;
        const { carrito } = (await send(context, visitor, adding(piece), { version })).ok();
        versions.push(versionOf(present(carrito, 'carrito')));
      }
      const { correo, contrasena } = await context.customer();
      const json = { correo, contrasena, ...visitor };
      const { token } = (await context.ask('login', 'with a sessionToken', { json })).ok();
      const pieces = async () => lineOf(await cartOf(context, { token }), piece)?.cantidad;
      const moved = await pieces();
      for (const version of versions) {
        const late = await send(context, visitor, adding(piece), { version }, 'after the login');
        // The session may be gone too.
        if (late.status !== 401) await assertRefused(context, visitor, late, 'VERSION_CONFLICT');
        const own = await send(context, { token }, adding(piece), { version }, 'with the login');
        await assertRefused(context, { token }, own, 'VERSION_CONFLICT');
      }
      equal('pieces in the account’s cart', await pieces(), moved);
    },
  }),
  defineCase({
    ...written,
    id: 'cart.late-after-purchase',
    title: 'a change that was made before a purchase is not made again in the next cart',
    statuses: [
      ['addToCart', 201],
      ['addToCart', 409],
    ],
    needs: ['administrator', 'customer', 'cartVersion'],
    async run(context) {
      const piece = await newPiece(context, { stock: 9 });
      const customer = await context.customer();
      const version = versionOf(await cartOf(context, customer));
      const named = { version, key: freshKey() };
      (await send(context, customer, adding(piece), named)).ok();
      (await buy(context, customer)).ok();
      (await send(context, customer, adding(piece), named, 'again, after the purchase')).ok();
      const late = await send(context, customer, adding(piece), { version }, 'for a bought cart');
      await assertRefused(context, customer, late, 'VERSION_CONFLICT');
      equal('lines of the next cart', (await cartOf(context, customer)).productos, []);
    },
  }),
];
