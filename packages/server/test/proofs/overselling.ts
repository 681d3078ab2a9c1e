import { sql } from 'kysely';
import { expect } from 'vitest';
import type { SignedIn } from '../people.ts';
import { addPiece, addToCart, buy, order, stockOf, type Piece } from '../shopping.ts';
import { dice } from './dice.ts';
import type { ProofShop } from './proof-shop.ts';

let keys = 0;
/** A purchase that may be sent again when its answer is lost. */
const buyOnce = (shop: ProofShop, person: SignedIn) =>
  buy(shop, person, { key: `intento-${(keys += 1)}` });

const people = (shop: ProofShop, count: number) =>
  Promise.all(Array.from({ length: count }, () => shop.signIn(1)));

/** Everybody buys the only piece at the same moment, again and again. */
export async function oneUniquePiece(
  shop: ProofShop,
  { rounds, buyers }: { rounds: number; buyers: number },
) {
  const crowd = await people(shop, buyers);
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    await shop.deps.db.deleteFrom('carrito_productos').execute();
    const piece = await addPiece(shop.deps, { stock: 1 });
    await Promise.all(crowd.map((person) => addToCart(shop, person, piece)));
    const answers = await Promise.all(crowd.map((person) => buyOnce(shop, person)));
    const failed = answers.filter(({ status }) => status !== 201 && status !== 409);
    expect(failed).toEqual([]);
    const exceeded = answers.filter(({ status }) => status === 409);
    for (const { body } of exceeded)
      expect(body).toMatchObject({ code: 'STOCK_EXCEEDED', stock: 0 });
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(exceeded).toHaveLength(buyers - 1);
    await everyPieceAccountedFor(shop, [piece], 1);
    expect(await stockOf(shop.deps, piece)).toBe(0);
    refused += exceeded.length;
  }
  return { rounds, buyers, orders: rounds, refused };
}

/**
 * Customers fill mixed carts and buy them while clerks accept, ship and reject. What was put on the
 * shelf is, in every moment that the database can be asked, either there or in an order that stands.
 */
export async function mixedCarts(
  shop: ProofShop,
  settings: { customers: number; pieces: number; purchases: number; seed: number },
) {
  const chance = dice(settings.seed);
  const STOCK = Math.ceil((settings.customers * settings.purchases) / settings.pieces) + 1;
  const shelf: Piece[] = [];
  for (let made = 0; made < settings.pieces; made += 1)
    shelf.push(await addPiece(shop.deps, { stock: STOCK }));
  const crowd = await people(shop, settings.customers);
  const clerks = [await shop.signIn(2), await shop.signIn(2)];
  const counted = { bought: 0, refused: 0, accepted: 0, returned: 0, shipped: 0, audits: 0 };
  let isOpen = true;

  const customer = async (person: SignedIn) => {
    for (let time = 0; time < settings.purchases; time += 1) {
      const wanted = new Set(
        Array.from({ length: chance.between(1, 3) }, () => chance.pick(shelf)),
      );
      for (const piece of wanted) await addToCart(shop, person, piece, chance.between(1, 2));
      const { status } = await buyOnce(shop, person);
      expect([201, 400, 409]).toContain(status);
      if (status === 201) counted.bought += 1;
      else {
        counted.refused += 1;
        await shop.call('DELETE', '/api/carrito/vaciar', { token: person.token, body: {} });
      }
    }
  };
  const clerk = async ({ token }: SignedIn) => {
    while (isOpen) {
      const open = await shop.deps.db
        .selectFrom('pedidos')
        .select('idPedido')
        .where('estadoPedido', 'in', ['pendiente', 'confirmado'])
        .execute();
      if (open.length === 0) {
        await new Promise(setImmediate);
        continue;
      }
      const { idPedido } = chance.pick(open);
      const [verb, field] = chance.pick([
        ['aceptar', 'accepted'],
        ['rechazar', 'returned'],
        ['rechazar', 'returned'],
        ['enviar', 'shipped'],
      ] as const);
      const { status } = await shop.call('PUT', `/api/pedido/${idPedido}/${verb}`, { token });
      expect([200, 409]).toContain(status);
      if (status === 200) counted[field] += 1;
    }
  };
  const auditor = async () => {
    while (isOpen) {
      await everyPieceAccountedFor(shop, shelf, STOCK);
      counted.audits += 1;
      await new Promise(setImmediate);
    }
  };
  const selling = Promise.all(crowd.map(customer)).finally(() => (isOpen = false));
  await Promise.all([selling, ...clerks.map(clerk), auditor()]);
  await everyPieceAccountedFor(shop, shelf, STOCK);
  return { customers: settings.customers, ...counted };
}

/**
 * What was put in is on the shelf or in orders that stand; rejected ones have given theirs back.
 * Asked in one statement, so that the answer is of one moment.
 */
export async function everyPieceAccountedFor(
  { deps }: Pick<ProofShop, 'deps'>,
  shelf: readonly Piece[],
  putIn: number,
): Promise<void> {
  const { rows } = await sql<{ stock: number; sold: number }>`
    select pt.stock, coalesce((
      select sum(l.cantidad)
      from pedido_productos l join pedidos p on p."idPedido" = l."idPedido"
      where l."idProducto_talla" = pt."idProducto_talla" and p."estadoPedido" <> 'cancelado'
    ), 0) as sold
    from producto_talla pt
    where pt."idProducto_talla" in (${sql.join(shelf.map((piece) => piece.idProducto_talla))})
  `.execute(deps.db);
  expect(rows).toHaveLength(shelf.length);
  for (const { stock, sold } of rows) {
    expect(stock).toBeGreaterThanOrEqual(0);
    expect(stock + Number(sold)).toBe(putIn);
  }
}

/** Two clerks decide on the same orders at once, each of them twice. */
export async function decidedAtOnce(shop: ProofShop, { orders }: { orders: number }) {
  const clerks = [await shop.signIn(2), await shop.signIn(2)];
  const [person] = await people(shop, 1);
  const piece = await addPiece(shop.deps, { stock: orders });
  let [accepted, rejected] = [0, 0];
  for (let decided = 0; decided < orders; decided += 1) {
    const { idPedido } = await order(shop, person as SignedIn, piece);
    const before = await stockOf(shop.deps, piece);
    const asked = clerks.flatMap(({ token }, clerk) =>
      [0, 1].map((verb) => {
        const name = (verb + clerk) % 2 === 0 ? 'aceptar' : 'rechazar';
        return shop.call('PUT', `/api/pedido/${idPedido}/${name}`, { token });
      }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    const { estadoPedido } = await shop.deps.db
      .selectFrom('pedidos')
      .select('estadoPedido')
      .where('idPedido', '=', idPedido)
      .executeTakeFirstOrThrow();
    const isBack = estadoPedido === 'cancelado';
    expect(await stockOf(shop.deps, piece)).toBe(before + (isBack ? 1 : 0));
    if (isBack) rejected += 1;
    else accepted += 1;
  }
  return { orders, accepted, rejected };
}

interface HoldCart {
  carrito: { montoTotal: number; apartado?: { hasta: string } };
}

/**
 * Everybody wants to hold and buy a few pieces while time jumps: holds are begun, prolonged, let go, run out and
 * are used. At no moment do two hold one piece, and none is kept by a hold whose time is over.
 */
export async function heldPieces(
  shop: ProofShop,
  settings: { buyers: number; rounds: number; seed: number; advance: (ms: number) => void },
) {
  const chance = dice(settings.seed);
  const crowd = await people(shop, settings.buyers);
  const counted = { held: 0, taken: 0, bought: 0, refused: 0, jumps: 0 };
  for (let round = 0; round < settings.rounds; round += 1) {
    await shop.deps.db.deleteFrom('carrito_productos').execute();
    await shop.deps.db.deleteFrom('apartados').execute();
    const piece = await addPiece(shop.deps, { stock: 1, precio: 120 });
    await Promise.all(crowd.map((person) => addToCart(shop, person, piece)));
    const ask = (method: 'POST' | 'PUT' | 'DELETE', { token }: SignedIn) =>
      shop.call(method, '/api/carrito/apartado', { token, body: {} });
    for (let isThere = true; isThere;) {
      const answers = await Promise.all(crowd.map((person) => ask('POST', person)));
      const wrong = answers.filter(({ status }) => ![200, 409, 429].includes(status));
      expect(wrong).toEqual([]);
      const holders = crowd.filter((_, index) => answers[index]?.status === 200);
      // One, or none where everybody who asked first has held it three times today.
      expect(holders.length).toBeLessThanOrEqual(1);
      counted.taken += answers.filter(({ status }) => status === 409).length;
      const [holder] = holders;
      if (!holder) break;
      counted.held += 1;
      expect(await liveHolds(shop, piece)).toBe(1);
      const { carrito } = (await ask('PUT', holder)).body as HoldCart;
      expect(carrito.montoTotal).toBe(128);
      const fate = chance.pick(['buy', 'release', 'late', 'late'] as const);
      if (fate === 'release') expect((await ask('DELETE', holder)).status).toBe(200);
      if (fate === 'late') {
        const left = Date.parse(carrito.apartado?.hasta ?? '') - shop.deps.clock.now().getTime();
        settings.advance(left);
        counted.jumps += 1;
      }
      expect(await liveHolds(shop, piece)).toBe(fate === 'buy' ? 1 : 0);
      // While it is held its holder alone can buy it; afterwards whoever comes first.
      const purchases = await Promise.all(
        (fate === 'release' ? [] : crowd).map((person) => buyOnce(shop, person)),
      );
      const got = crowd.filter((_, index) => purchases[index]?.status === 201);
      if (fate === 'release') expect(got).toEqual([]);
      else expect(got).toHaveLength(1);
      if (fate === 'buy') expect(got).toEqual([holder]);
      for (const { status, body } of purchases.filter((one) => one.status !== 201)) {
        expect(status).toBe(409);
        expect(body).toMatchObject({ code: 'STOCK_EXCEEDED', stock: 0 });
        counted.refused += 1;
      }
      for (const { status, body } of purchases)
        if (status === 201) expect(body).toMatchObject({ pedido: { montoTotal: 128 } });
      counted.bought += got.length;
      await everyPieceAccountedFor(shop, [piece], 1);
      isThere = got.length === 0;
    }
    expect(await liveHolds(shop, piece)).toBe(0);
  }
  return { buyers: settings.buyers, ...counted };
}

/** How many carts hold a piece now. */
async function liveHolds(
  { deps }: Pick<ProofShop, 'deps'>,
  { idProducto_talla }: Piece,
): Promise<number> {
  const rows = await deps.db
    .selectFrom('apartados')
    .innerJoin('apartado_piezas', 'apartado_piezas.idApartado', 'apartados.idApartado')
    .select('apartados.idApartado')
    .where('idProducto_talla', '=', idProducto_talla)
    .where('cantidad', '>', 0)
    .where('fin', 'is', null)
    .where('hasta', '>', deps.clock.now().toISOString())
    .execute();
  return rows.length;
}
