import { expect, test } from 'vitest';
import { addPiece, addToCart, buy, order } from '../../../test/shopping.ts';
import { requestedPiece } from '../../../test/special-pieces.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;

describeOnBothDatabases('the dashboard', (createApp) => {
  test('a new shop waits for nobody and has sold nothing for twelve weeks', async () => {
    const app = await createApp();
    const { status, body } = await app.call('GET', '/api/panel', await app.signIn(2));
    expect(status).toBe(200);
    const { ventasPorSemana, ...rest } = body as { ventasPorSemana: { semana: string }[] };
    expect(rest).toEqual({
      pedidosPendientes: 0,
      pedidosPorEnviar: 0,
      devolucionesPendientes: 0,
      especialesSinRespuesta: 0,
      piezasAgotadas: [],
      alertas: [],
    });
    // The tests' day, the 2nd of March 2026, is a Monday.
    expect(ventasPorSemana).toHaveLength(12);
    expect(ventasPorSemana[0]).toEqual({ semana: '2025-12-15', pedidos: 0, monto: 0 });
    expect(ventasPorSemana[11]).toEqual({ semana: '2026-03-02', pedidos: 0, monto: 0 });
  });

  test('it counts what waits and names listed pieces that are sold out', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const chain = await addPiece(app.deps);
    const numbers: number[] = [];
    for (let made = 0; made < 4; made += 1) numbers.push((await order(app, ana, chain)).idPedido);
    const step = (index: number, name: string) =>
      app.call('PUT', `/api/pedido/${numbers[index] ?? 0}/${name}`, { token: admin.token });
    await step(0, 'aceptar');
    await step(1, 'rechazar');
    await step(2, 'aceptar');
    await step(2, 'enviar');
    await requestedPiece(app, ana);
    await requestedPiece(app, ana);
    await addPiece(app.deps, { nombre: 'Oculta', stock: 0, estado: 0 });
    const gone = await addPiece(app.deps, { nombre: 'Anillo Sol', stock: 0, talla: '7' });
    expect(await app.call('GET', '/api/panel', admin)).toMatchObject({
      body: {
        pedidosPendientes: 1,
        pedidosPorEnviar: 1,
        especialesSinRespuesta: 2,
        piezasAgotadas: [{ idProducto: gone.idProducto, nombreProducto: 'Anillo Sol' }],
      },
    });
  });

  test('what is wrong with the shop is shown since when it is, until it is over', async () => {
    const { call, clock, deps, signIn } = await createApp();
    const admin = await signIn(2);
    const alertas = async () =>
      ((await call('GET', '/api/panel', admin)).body as { alertas: object[] }).alertas;
    const { alerts } = deps;
    await alerts.raise('SWEEP_REFUSED', { archivos: 30, total: 41 });
    clock.advance(1000);
    await alerts.raise('CHORE_FAILED', {}, 'expired rows');
    await alerts.raise('SWEEP_REFUSED', { archivos: 41, total: 41 });
    expect(await alertas()).toEqual([
      {
        codigo: 'SWEEP_REFUSED',
        tema: '',
        datos: { archivos: 41, total: 41 },
        desde: '2026-03-02T15:00:00.000Z',
        ultima: '2026-03-02T15:00:01.000Z',
      },
      {
        codigo: 'CHORE_FAILED',
        tema: 'expired rows',
        datos: {},
        desde: '2026-03-02T15:00:01.000Z',
        ultima: '2026-03-02T15:00:01.000Z',
      },
    ]);
    await alerts.clear('SWEEP_REFUSED');
    await alerts.clear('CHORE_FAILED', 'expired rows');
    expect(await alertas()).toEqual([]);
  });

  test('sales belong to the week in Costa Rica; rejected and older orders do not count', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const place = async (fechaPedido: string) => {
      await addToCart(app, ana, await addPiece(app.deps, { precio: 10.25 }));
      const { idPedido } = (await buy(app, ana)).body as { idPedido: number };
      const { db } = app.deps;
      await db
        .updateTable('pedidos')
        .set({ fechaPedido })
        .where('idPedido', '=', idPedido)
        .execute();
      return idPedido;
    };
    // Midnight in Costa Rica is six o'clock in UTC.
    await place('2026-03-02T05:59:59.999Z');
    await place('2026-03-02T06:00:00.000Z');
    await place('2026-03-02T14:00:00.000Z');
    await place('2025-12-15T06:00:00.000Z');
    await place('2025-12-15T05:59:59.999Z');
    const rejected = await place('2026-03-02T14:00:00.000Z');
    await app.call('PUT', `/api/pedido/${rejected}/rechazar`, { token: admin.token });
    const sales = async () => {
      const { body } = await app.call('GET', '/api/panel', { token: admin.token });
      const { ventasPorSemana } = body as { ventasPorSemana: { pedidos: number }[] };
      return ventasPorSemana.filter(({ pedidos }) => pedidos > 0);
    };
    expect(await sales()).toEqual([
      { semana: '2025-12-15', pedidos: 1, monto: 18.25 },
      { semana: '2026-02-23', pedidos: 1, monto: 18.25 },
      { semana: '2026-03-02', pedidos: 2, monto: 36.5 },
    ]);
    app.clock.advance(6 * DAY_MS + 14 * 3_600_000);
    expect(await sales()).toHaveLength(3);
    app.clock.advance(3_600_000);
    expect(await sales()).toMatchObject([{ semana: '2026-02-23' }, { semana: '2026-03-02' }]);
  });
});
