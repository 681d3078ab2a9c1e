import { expect, test, vi } from 'vitest';
import { addPiece, addToCart, buy, order, stockOf } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const step = ({ call }: TestApp, { token }: { token: string }, idPedido: number, name: string) =>
  call('PUT', `/api/pedido/${idPedido}/${name}`, { token });

describeOnBothDatabases('steps of an order', (createApp) => {
  test('an accepted order is paid for, and is then shipped; the customer hears of both', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const { idPedido } = await order(app, ana, await addPiece(app.deps));
    expect(await step(app, admin, idPedido, 'aceptar')).toMatchObject({
      status: 200,
      body: {
        mensaje: 'Pedido aceptado',
        pedido: { idPedido, estadoPedido: 'confirmado', estadoPago: 'verificado' },
      },
    });
    expect(await step(app, admin, idPedido, 'enviar')).toMatchObject({
      status: 200,
      body: {
        mensaje: 'Pedido enviado',
        pedido: { idPedido, estadoPedido: 'enviado', estadoPago: 'verificado' },
      },
    });
    expect(await app.call('GET', `/api/pedido/usuario/${idPedido}`, ana)).toMatchObject({
      body: { estadoPedido: 'enviado', estadoPago: 'verificado' },
    });
    await vi.waitFor(() => expect(app.mailer.sent).toHaveLength(3));
    for (const letter of app.mailer.sent) expect(letter.to).toBe(ana.correo);
    const subjects = app.mailer.sent.map(({ subject }) => subject.split(' ')[0]);
    expect(subjects.toSorted()).toEqual(['Confirmamos', 'Enviamos', 'Recibimos']);
  });

  test('a rejected order gives its stock back once, and the customer hears of it', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const [chain, ring] = [
      await addPiece(app.deps, { stock: 5 }),
      await addPiece(app.deps, { stock: 1, talla: '7' }),
    ];
    const { idPedido } = await order(app, ana, chain, chain, ring);
    expect(await stockOf(app.deps, chain)).toBe(3);
    expect(await step(app, admin, idPedido, 'rechazar')).toMatchObject({
      status: 200,
      body: {
        mensaje: 'Pedido rechazado',
        pedido: { estadoPedido: 'cancelado', estadoPago: 'rechazado' },
      },
    });
    expect(await step(app, admin, idPedido, 'rechazar')).toMatchObject({ status: 409 });
    expect(await stockOf(app.deps, chain)).toBe(5);
    expect(await stockOf(app.deps, ring)).toBe(1);
    await vi.waitFor(() =>
      expect(app.mailer.sent.map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('No pudimos confirmar'),
      ),
    );
  });

  test('rejecting passes over a product that is gone', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const [gone, kept] = [await addPiece(app.deps), await addPiece(app.deps)];
    const { idPedido } = await order(app, ana, gone, kept);
    const { db } = app.deps;
    await db.deleteFrom('productos').where('idProducto', '=', gone.idProducto).execute();
    expect(await step(app, admin, idPedido, 'rechazar')).toMatchObject({ status: 200 });
    expect(await stockOf(app.deps, kept)).toBe(5);
  });

  test.each([
    ['a pending order cannot be shipped', [], ['enviar']],
    [
      'a confirmed order can be neither accepted nor rejected',
      ['aceptar'],
      ['aceptar', 'rechazar'],
    ],
    ['a cancelled order is final', ['rechazar'], ['aceptar', 'rechazar', 'enviar']],
    ['a shipped order is final', ['aceptar', 'enviar'], ['aceptar', 'rechazar', 'enviar']],
  ])('%s', async (_title, before, refused) => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const { idPedido } = await order(app, ana, await addPiece(app.deps));
    for (const name of before) await step(app, admin, idPedido, name);
    const state = () => app.call('GET', `/api/pedido/usuario/${idPedido}`, ana);
    const { estadoPedido, estadoPago } = (await state()).body as Record<string, string>;
    for (const name of refused) {
      expect(await step(app, admin, idPedido, name)).toMatchObject({
        status: 409,
        body: { code: 'INVALID_STATE' },
      });
    }
    expect(await state()).toMatchObject({ body: { estadoPedido, estadoPago } });
  });

  test('of people who accept and reject at once exactly one gets through', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const piece = await addPiece(app.deps, { stock: 1 });
    const { idPedido } = await order(app, ana, piece);
    const names = ['aceptar', 'rechazar', 'rechazar', 'aceptar', 'rechazar', 'aceptar'];
    const answers = await Promise.all(names.map((name) => step(app, admin, idPedido, name)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    const { body } = await app.call('GET', `/api/pedido/usuario/${idPedido}`, ana);
    const { estadoPedido } = body as { estadoPedido: string };
    expect(await stockOf(app.deps, piece)).toBe(estadoPedido === 'cancelado' ? 1 : 0);
  });

  test('rejecting while somebody buys the same pieces loses none and invents none', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const pieces = [await addPiece(app.deps, { stock: 9 }), await addPiece(app.deps, { stock: 9 })];
    const orders = [];
    for (let made = 0; made < 4; made += 1) orders.push(await order(app, ana, ...pieces));
    const buyers = await Promise.all(Array.from({ length: 4 }, () => app.signIn(1)));
    for (const buyer of buyers)
      for (const piece of pieces.toReversed()) await addToCart(app, buyer, piece);
    const answers = await Promise.all([
      ...orders.map(({ idPedido }) => step(app, admin, idPedido, 'rechazar')),
      ...buyers.map((buyer) => buy(app, buyer)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 201, 201, 201]);
    for (const piece of pieces) expect(await stockOf(app.deps, piece)).toBe(5);
  });

  test('an order that is not there can be neither accepted, rejected nor shipped', async () => {
    const app = await createApp();
    const admin = await app.signIn(2);
    for (const name of ['aceptar', 'rechazar', 'enviar']) {
      expect(await step(app, admin, 4711, name)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      expect(await step(app, admin, 2 ** 31, name)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION' },
      });
    }
  });
});
