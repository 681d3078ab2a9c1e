import { beforeEach, expect, test } from 'vitest';
import { addPiece, addToCart, buy, stockOf, visitor, type Piece } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { mergeCarts } from '../cart/merge-carts.ts';
import { tellWaiting } from './waiting.ts';

const MINUTE = 60_000;
type Who = { token: string } | { sessionToken: string };

interface Wire {
  carrito: {
    montoTotal: number;
    apartado?: { hasta: string; prolongado: boolean };
    productos: { stock: number; precioUnitario: number; reservada?: boolean }[];
  };
}

describeOnBothDatabases('holds', (createApp) => {
  let app: TestApp;
  let ana: Awaited<ReturnType<TestApp['signIn']>>;
  let eva: typeof ana;
  let ring: Piece;

  beforeEach(async () => {
    app = await createApp();
    ana = await app.signIn(1);
    eva = await app.signIn(1);
    ring = await addPiece(app.deps, { stock: 1, precio: 100, nombre: 'Anillo Trenza' });
  });

  const ask = (method: 'POST' | 'PUT' | 'DELETE', who: Who, path = 'apartado', more = {}) =>
    'token' in who
      ? app.call(method, `/api/carrito/${path}`, { token: who.token, body: more })
      : app.call(method, `/api/carrito/${path}`, { body: { ...who, ...more } });
  const hold = (who: Who) => ask('POST', who);
  const cartOf = async (who: Who) => ((await ask('POST', who, 'obtener')).body as Wire).carrito;
  const seen = async (piece = ring) =>
    (await app.call('GET', `/api/clientes/catalogo/${piece.idProducto}`)).body as {
      stock: number;
      reservada?: 1;
    };
  const after = (minutes: number) =>
    new Date(app.clock.now().getTime() + minutes * MINUTE).toISOString();
  /** Both have the one ring in their carts, and the first holds it. */
  const bothWantIt = async () => {
    for (const who of [ana, eva]) await addToCart(app, who, ring);
    expect((await hold(ana)).status).toBe(200);
  };

  test('keeps a piece from everybody else for half an hour, and from nobody afterwards', async () => {
    await seen();
    const hasta = after(30);
    await bothWantIt();
    expect((await cartOf(ana)).apartado).toMatchObject({ hasta, prolongado: false });
    expect((await cartOf(ana)).productos).toMatchObject([{ stock: 1 }]);
    expect((await cartOf(eva)).productos).toMatchObject([{ stock: 0, reservada: true }]);
    expect(await seen()).toMatchObject({ stock: 0, reservada: 1 });
    for (const refused of [await hold(eva), await buy(app, eva)])
      expect(refused).toMatchObject({
        status: 409,
        body: {
          code: 'STOCK_EXCEEDED',
          stock: 0,
          error: 'Alguien está comprando Anillo Trenza en este momento.',
        },
      });
    expect(await addToCart(app, await visitor(app), ring)).toMatchObject({ status: 409 });
    app.clock.advance(30 * MINUTE - 1);
    expect(await seen()).toMatchObject({ reservada: 1 });
    app.clock.advance(1);
    expect(await seen()).toMatchObject({ stock: 1 });
    expect((await seen()).reservada).toBeUndefined();
    expect((await cartOf(ana)).apartado).toBeUndefined();
    expect((await buy(app, eva)).status).toBe(201);
    expect(await stockOf(app.deps, ring)).toBe(0);
  });

  test('is used by the purchase, and keeps the price that was seen when it began', async () => {
    await bothWantIt();
    await app.deps.db.updateTable('productos').set({ precioCents: 25_000 }).execute();
    expect((await cartOf(eva)).productos).toMatchObject([{ precioUnitario: 250 }]);
    const { montoTotal } = await cartOf(ana);
    expect(montoTotal).toBe(108);
    const fields = { montoTotal: String(montoTotal) };
    expect(await buy(app, ana, { fields })).toMatchObject({
      status: 201,
      body: { pedido: { montoTotal: 108 } },
    });
    const [row] = await app.deps.db.selectFrom('apartados').select('fin').execute();
    expect(row).toEqual({ fin: 'usado' });
    expect(await seen()).toEqual(expect.not.objectContaining({ reservada: 1 }));
  });

  test('that is over and whose piece somebody else has keeps the order of whoever has paid', async () => {
    await bothWantIt();
    app.clock.advance(30 * MINUTE);
    expect((await buy(app, eva)).status).toBe(201);
    expect(await buy(app, ana)).toMatchObject({ status: 409, body: { code: 'STOCK_EXCEEDED' } });
    const chain = await addPiece(app.deps, { stock: 2, nombre: 'Cadena Nube' });
    await addToCart(app, ana, chain);
    const paid = await buy(app, ana, { fields: { sinPieza: '1' } });
    expect(paid).toMatchObject({ status: 201 });
    const { pedido } = paid.body as { pedido: { idPedido: number; productos: object[] } };
    expect(pedido.productos).toMatchObject([
      { productoNombre: 'Anillo Trenza', sinPieza: true },
      expect.not.objectContaining({ sinPieza: true }),
    ]);
    expect([await stockOf(app.deps, ring), await stockOf(app.deps, chain)]).toEqual([0, 1]);
    await app.deps.outbox.idle();
    const letter = app.mailer.sent.find(
      ({ to, subject }) => to === ana.correo && subject.startsWith('Recibimos'),
    );
    expect(letter?.text).toContain('Tu dinero está a salvo');
    const { token } = await app.signIn(2);
    await app.call('PUT', `/api/pedido/${pedido.idPedido}/rechazar`, { token });
    expect([await stockOf(app.deps, ring), await stockOf(app.deps, chain)]).toEqual([0, 2]);
  });

  test('that is over lets whoever paid late buy what is still there', async () => {
    await bothWantIt();
    app.clock.advance(31 * MINUTE);
    expect((await buy(app, ana)).status).toBe(201);
  });

  test('lasts as long as the shop says, and is prolonged by a quarter of an hour whatever it says', async () => {
    app = await createApp({ holdMinutes: 10 });
    ana = await app.signIn(1);
    ring = await addPiece(app.deps, { stock: 1, precio: 100 });
    await addToCart(app, ana, ring);
    const [ends, prolonged] = [after(10), after(25)];
    expect((await hold(ana)).body).toMatchObject({ carrito: { apartado: { hasta: ends } } });
    app.clock.advance(10 * MINUTE - 1);
    expect(await ask('PUT', ana)).toMatchObject({
      status: 200,
      body: { carrito: { apartado: { hasta: prolonged, prolongado: true } } },
    });
    app.clock.advance(15 * MINUTE);
    expect(await seen()).toMatchObject({ stock: 0, reservada: 1 });
    app.clock.advance(1);
    expect(await seen()).toMatchObject({ stock: 1 });
  });

  test('is prolonged by a quarter of an hour, once, and not after its time', async () => {
    const hasta = after(45);
    await bothWantIt();
    for (let time = 0; time < 2; time++)
      expect(await ask('PUT', ana)).toMatchObject({
        status: 200,
        body: { carrito: { apartado: { hasta, prolongado: true } } },
      });
    app.clock.advance(45 * MINUTE);
    expect((await ask('PUT', ana)).status).toBe(404);
  });

  test('keeps its time when the cart is held again, with what was put into it since', async () => {
    const chain = await addPiece(app.deps, { stock: 1 });
    const hasta = after(30);
    await bothWantIt();
    app.clock.advance(10 * MINUTE);
    await addToCart(app, ana, chain);
    expect(await seen(chain)).toMatchObject({ stock: 1 });
    expect(await hold(ana)).toMatchObject({ body: { carrito: { apartado: { hasta } } } });
    expect(await seen(chain)).toMatchObject({ stock: 0, reservada: 1 });
  });

  test.each([
    ['the cart is emptied', () => ask('DELETE', ana, 'vaciar')],
    [
      'the piece is taken out',
      () => ask('DELETE', ana, 'producto', { idProducto_talla: ring.idProducto_talla }),
    ],
    ['it is let go', () => ask('DELETE', ana)],
  ])('ends when %s', async (_case, end) => {
    await bothWantIt();
    expect((await seen()).reservada).toBe(1);
    expect((await end()).status).toBe(200);
    expect(await seen()).toMatchObject({ stock: 1 });
    expect((await cartOf(ana)).apartado).toBeUndefined();
    expect((await buy(app, eva)).status).toBe(201);
  });

  test('holds fewer pieces when the cart has fewer', async () => {
    const chain = await addPiece(app.deps, { stock: 3 });
    await addToCart(app, ana, chain, 3);
    await hold(ana);
    const { idProducto_talla } = chain;
    await ask('PUT', ana, 'cantidad', { idProducto_talla, nuevaCantidad: 1 });
    expect(await seen(chain)).toMatchObject({ stock: 2 });
    await ask('PUT', ana, 'cantidad', { idProducto_talla, nuevaCantidad: 3 });
    expect(await seen(chain)).toMatchObject({ stock: 2 });
  });

  test('of a visitor is the account’s after the login', async () => {
    const guest = await visitor(app);
    await addToCart(app, guest, ring);
    const hasta = after(30);
    await hold(guest);
    await addToCart(app, eva, await addPiece(app.deps));
    await mergeCarts(app.deps, guest.sessionToken, eva.idUsuario);
    expect((await cartOf(eva)).apartado).toMatchObject({ hasta, prolongado: false });
    expect((await cartOf(guest)).apartado).toBeUndefined();
    expect((await buy(app, eva)).status).toBe(201);
  });

  test('of one piece are begun three times within a day by one person', async () => {
    await addToCart(app, ana, ring);
    for (let time = 0; time < 3; time++) {
      expect((await hold(ana)).status).toBe(200);
      await ask('DELETE', ana);
    }
    expect(await hold(ana)).toMatchObject({ status: 429, body: { code: 'HOLD_LIMIT' } });
    expect((await seen()).reservada).toBeUndefined();
    expect((await buy(app, ana)).status).toBe(201);
    const chain = await addPiece(app.deps);
    await addToCart(app, ana, chain);
    expect((await hold(ana)).status).toBe(200);
  });

  test('of one piece are begun three times within a day from one network', async () => {
    app = await createApp({ trustProxy: 1 });
    ring = await addPiece(app.deps, { stock: 1 });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (let person = 0; person < 4; person++) {
      const guest = await visitor(app);
      await addToCart(app, guest, ring);
      const { status } = await app.call('POST', '/api/carrito/apartado', {
        body: guest,
        headers,
      });
      expect(status).toBe(person < 3 ? 200 : 429);
      await ask('DELETE', guest);
    }
    app.clock.advance(24 * 60 * MINUTE);
    const guest = await visitor(app);
    await addToCart(app, guest, ring);
    expect((await app.call('POST', '/api/carrito/apartado', { body: guest, headers })).status).toBe(
      200,
    );
  });

  test('nothing is held of an empty cart, nor of a cart of which one piece is gone', async () => {
    expect((await hold(ana)).status).toBe(400);
    const chain = await addPiece(app.deps, { stock: 1 });
    for (const piece of [chain, ring]) await addToCart(app, ana, piece);
    await addToCart(app, eva, ring);
    await hold(eva);
    expect((await hold(ana)).status).toBe(409);
    expect((await seen(chain)).reservada).toBeUndefined();
  });

  test('of two who want the last piece at once, one holds it', async () => {
    for (const who of [ana, eva]) await addToCart(app, who, ring);
    const answers = await Promise.all([hold(ana), hold(eva)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('under a clock that is set back keep a piece from others, for their time and the jump', async () => {
    await bothWantIt();
    app.clock.advance(-10 * MINUTE);
    expect([(await hold(eva)).status, (await buy(app, eva)).status]).toEqual([409, 409]);
    app.clock.advance(39 * MINUTE);
    expect((await hold(eva)).status).toBe(409);
    app.clock.advance(MINUTE);
    expect((await hold(eva)).status).toBe(200);
  });

  test('that are over do not come back when the clock is set back', async () => {
    await bothWantIt();
    app.clock.advance(30 * MINUTE);
    expect((await hold(eva)).status).toBe(200);
    app.clock.advance(-10 * MINUTE);
    expect([(await hold(ana)).status, (await buy(app, ana)).status]).toEqual([409, 409]);
    expect((await buy(app, eva)).status).toBe(201);
  });

  test('are seen and ended by administrators, with who did it', async () => {
    await bothWantIt();
    const { token } = await app.signIn(2);
    const list = async () =>
      (await app.call('GET', '/api/apartados', { token })).body as {
        idApartado: number;
        cliente: string;
        productos: object[];
      }[];
    const [held] = await list();
    expect(held?.productos).toMatchObject([
      { productoNombre: 'Anillo Trenza', precioUnitario: 100 },
    ]);
    expect(held?.cliente).toBeTruthy();
    const end = () => app.call('DELETE', `/api/apartados/${held?.idApartado}`, { token });
    expect([(await end()).status, (await end()).status]).toEqual([200, 404]);
    expect(await list()).toEqual([]);
    expect(await seen()).toMatchObject({ stock: 1 });
    const done = app.deps.db.selectFrom('actividad').select(['accion', 'objeto']);
    expect(await done.where('accion', '=', 'apartado.terminado').execute()).toEqual([
      { accion: 'apartado.terminado', objeto: `apartado ${held?.idApartado}` },
    ]);
  });

  test('whoever waits for a piece gets one letter when it is free', async () => {
    const wait = (correo: string, { idProducto_talla } = ring) =>
      app.call('POST', '/api/apartados/espera', { body: { idProducto_talla, correo } });
    expect(await wait('lea@correo.test')).toMatchObject({ status: 409 });
    expect(await wait('lea@correo.test', { idProducto: 1, idProducto_talla: 4711 })).toMatchObject({
      status: 404,
    });
    await bothWantIt();
    for (const correo of ['lea@correo.test', 'LEA@correo.test', 'sol@correo.test'])
      expect((await wait(correo)).status).toBe(200);
    const before = app.mailer.sent.length;
    expect(await tellWaiting(app.deps)).toBeNull();
    app.clock.advance(30 * MINUTE);
    expect(await tellWaiting(app.deps)).toEqual({ told: 2 });
    app.clock.advance(30 * MINUTE);
    expect(await tellWaiting(app.deps)).toBeNull();
    const letters = app.mailer.sent.slice(before);
    expect(letters.map(({ to }) => to)).toEqual(['lea@correo.test', 'sol@correo.test']);
    expect(letters[0]?.text).toContain(`/clientes/producto/${ring.idProducto}`);
    expect(await app.deps.db.selectFrom('esperas').selectAll().execute()).toEqual([]);
  });
});
