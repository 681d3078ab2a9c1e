import { holdEnd } from '@filigrana/sdk/domain';
import { expect } from 'vitest';
import { accountForm } from '../accounts.ts';
import { formOf } from '../back-office.ts';
import type { CallResult } from '../call.ts';
import type { SignedIn } from '../people.ts';
import { addPiece, addToCart, buy, visitor, type Piece } from '../shopping.ts';
import { requestPiece } from '../special-pieces.ts';
import type { TestApp } from '../test-app.ts';
import type { ProofShop } from './proof-shop.ts';

type Call = Pick<TestApp, 'call'>;
type Looker = Pick<ProofShop, 'deps'>;

/** Somebody who changes the shop again and again and remembers what was acknowledged. */
export interface Writer {
  /** One change; rejects when the connection is lost on the way. */
  write(app: Call): Promise<void>;
  /** Ends what a lost connection has left open, so that it is known again what must be there. */
  finish(app: Call): Promise<void>;
  /** Everything acknowledged is there, once. */
  check(shop: Looker): Promise<void>;
  acknowledged(): number;
}

/** Buys one piece at a time; a purchase whose answer is lost is sent again with its key. */
function buyer(person: SignedIn, piece: Piece): Writer {
  const orders = new Set<number>();
  let [keys, open] = [0, false];
  const purchase = async (app: Call) => {
    const { status, body } = await buy(app, person, { key: `compra-${person.idUsuario}-${keys}` });
    expect(body).toMatchObject({ idPedido: expect.any(Number) as number });
    expect(status).toBe(201);
    orders.add((body as { idPedido: number }).idPedido);
    open = false;
  };
  return {
    async write(app) {
      expect((await addToCart(app, person, piece)).status).toBe(201);
      keys += 1;
      open = true;
      await purchase(app);
    },
    finish: async (app) => (open ? purchase(app) : undefined),
    async check({ deps }) {
      const rows = await deps.db
        .selectFrom('pedidos')
        .select('idPedido')
        .where('idUsuario', '=', person.idUsuario)
        .execute();
      const found = rows.map(({ idPedido }) => idPedido).toSorted((a, b) => a - b);
      expect(found).toEqual([...orders].toSorted((a, b) => a - b));
      expect(orders.size).toBe(keys);
    },
    acknowledged: () => orders.size,
  };
}

/** Asks for special pieces with a reference picture. */
function dreamer(person: SignedIn, image: Uint8Array): Writer {
  const requests = new Set<number>();
  let [keys, open] = [0, false];
  const ask = async (app: Call) => {
    const key = `pedido-${person.idUsuario}-${keys}`;
    const { status, body } = await requestPiece(app, person, {}, { key, image });
    expect(status).toBe(201);
    requests.add((body as { idPedidoEspecial: number }).idPedidoEspecial);
    open = false;
  };
  return {
    async write(app) {
      keys += 1;
      open = true;
      await ask(app);
    },
    finish: async (app) => (open ? ask(app) : undefined),
    async check({ deps }) {
      const rows = await deps.db
        .selectFrom('pedidos_especiales')
        .select(['idPedidoEspecial', 'idReferencia'])
        .where('idUsuario', '=', person.idUsuario)
        .execute();
      const found = rows.map(({ idPedidoEspecial }) => idPedidoEspecial);
      expect(new Set(found)).toEqual(requests);
      for (const { idReferencia } of rows) expect(idReferencia).not.toBeNull();
    },
    acknowledged: () => requests.size,
  };
}

let people = 0;

/** Opens accounts; one whose answer is lost may be there already. */
function newcomer(): Writer {
  const accounts: string[] = [];
  let form: Record<string, unknown> | null = null;
  const register = async (app: Call) => {
    const answer: CallResult = await app.call('POST', '/api/users/register', { body: form });
    expect([201, 409]).toContain(answer.status);
    accounts.push(String(form?.['correo']));
    form = null;
  };
  return {
    async write(app) {
      people += 1;
      form = accountForm({
        correo: `nueva${people}@filigrana.test`,
        identificacion: String(155_800_000_000 + people),
      });
      await register(app);
    },
    finish: async (app) => (form ? register(app) : undefined),
    async check({ deps }) {
      const rows = await deps.db.selectFrom('usuarios').select('correo').execute();
      const known = new Set(rows.map(({ correo }) => correo));
      expect(accounts.filter((correo) => !known.has(correo))).toEqual([]);
    },
    acknowledged: () => accounts.length,
  };
}

/** Sets the stock of a piece to ever higher numbers. */
function stocktaker(manager: SignedIn, piece: Piece): Writer {
  let [acknowledged, sent] = [0, 0];
  return {
    async write(app) {
      sent = acknowledged + 1;
      const { status } = await app.call('PUT', `/api/productos/editar/${piece.idProducto}`, {
        token: manager.token,
        form: formOf({ stock: String(1000 + sent) }),
      });
      expect(status).toBe(200);
      acknowledged = sent;
    },
    finish: () => Promise.resolve(),
    async check({ deps }) {
      const { stock } = await deps.db
        .selectFrom('producto_talla')
        .select('stock')
        .where('idProducto_talla', '=', piece.idProducto_talla)
        .executeTakeFirstOrThrow();
      if (acknowledged === 0 && sent === 0) return;
      // What was under way when the connection was lost may have happened or not.
      expect([1000 + acknowledged, 1000 + sent]).toContain(stock);
      acknowledged = stock - 1000;
      sent = acknowledged;
    },
    acknowledged: () => acknowledged,
  };
}

interface HoldAnswer {
  carrito: { apartado: { hasta: string } };
}

/** Two visitors go to pay for the only piece at once, and none of them ever comes back. */
function rivals({ deps }: Looker): Writer {
  /** Until when a piece is held, as it was answered, by its `idProducto_talla`. */
  const promised = new Map<number, string>();
  let acknowledged = 0;
  const hold = async (app: Call, piece: Piece) => {
    const guest = await visitor(app);
    expect((await addToCart(app, guest, piece)).status).toBe(201);
    return () => app.call('POST', '/api/carrito/apartado', { body: guest });
  };
  const remember = ({ idProducto_talla }: Piece, { body }: CallResult) => {
    promised.set(idProducto_talla, (body as HoldAnswer).carrito.apartado.hasta);
    acknowledged += 1;
  };
  return {
    async write(app) {
      const piece = await addPiece(deps, { stock: 1 });
      const ready = [await hold(app, piece), await hold(app, piece)];
      const asked = await Promise.allSettled(ready.map((ask) => ask()));
      const answers = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      for (const answer of answers) if (answer.status === 200) remember(piece, answer);
      for (const one of asked) if (one.status === 'rejected') throw one.reason;
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    },
    async finish(app) {
      // The time of one hold runs out: somebody else can have its piece.
      const [late] = promised.keys();
      if (late === undefined) return;
      const ids = deps.db
        .selectFrom('apartado_piezas')
        .select('idApartado')
        .where('idProducto_talla', '=', late);
      await deps.db
        .updateTable('apartados')
        .set({ hasta: deps.clock.now().toISOString() })
        .where('idApartado', 'in', ids)
        .execute();
      const piece = { idProducto: 0, idProducto_talla: late };
      const answer = await (await hold(app, piece))();
      expect(answer.status).toBe(200);
      remember(piece, answer);
    },
    async check({ deps: { db, clock } }) {
      const now = clock.now().toISOString();
      const open = await db
        .selectFrom('apartados')
        .leftJoin('apartado_piezas', 'apartado_piezas.idApartado', 'apartados.idApartado')
        .select(['idProducto_talla', 'cantidad', 'desde', 'hasta'])
        .where('fin', 'is', null)
        .where('hasta', '>', now)
        .execute();
      const held = new Map(open.map((one) => [one.idProducto_talla, one.hasta]));
      // Each of them one piece, and no piece twice.
      expect(held.size).toBe(open.length);
      for (const { cantidad, desde, hasta } of open) {
        expect(cantidad).toBe(1);
        expect(hasta).toBe(holdEnd(new Date(desde)));
      }
      const lasting = [...promised].filter(([, hasta]) => hasta > now);
      expect(lasting.filter(([id, hasta]) => held.get(id) !== hasta)).toEqual([]);
    },
    acknowledged: () => acknowledged,
  };
}

/** A crowd that changes everything that a customer and a clerk can change. */
export async function writersFor(shop: Pick<ProofShop, 'deps' | 'signIn'>, image: Uint8Array) {
  const soldPiece = await addPiece(shop.deps, { stock: 1_000_000 });
  const counted = await addPiece(shop.deps, { stock: 1000 });
  const writers = [
    buyer(await shop.signIn(1), soldPiece),
    buyer(await shop.signIn(1), soldPiece),
    buyer(await shop.signIn(1), soldPiece),
    dreamer(await shop.signIn(1), image),
    newcomer(),
    stocktaker(await shop.signIn(3), counted),
    rivals(shop),
  ];
  return { writers, soldPiece, putIn: 1_000_000 };
}
