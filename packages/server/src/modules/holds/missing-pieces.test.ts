import { beforeEach, expect, test } from 'vitest';
import { addPiece, addToCart, buy, stockOf, visitor, type Piece } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

interface Line {
  productoNombre: string;
  subtotalProducto: number;
  idPedidoEspecial?: number;
}
interface WireOrder {
  idPedido: number;
  montoTotal: number;
  montoColones?: number;
  resumen: string;
  productos: Line[];
}

describeOnBothDatabases('pieces that were paid and are gone', (createApp) => {
  let app: TestApp;
  let ana: Awaited<ReturnType<TestApp['signIn']>>;
  let admin: typeof ana;
  let ring: Piece;
  let earrings: Piece;
  let order: WireOrder;

  beforeEach(async () => {
    app = await createApp();
    [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    await app.call('PUT', '/api/tipo-cambio', { ...admin, body: { tasa: 500 } });
    ring = await addPiece(app.deps, { stock: 1, precio: 100, nombre: 'Anillo Trenza', talla: '7' });
    earrings = await addPiece(app.deps, { stock: 1, precio: 130, nombre: 'Aretes Luna' });
    await addToCart(app, ana, ring);
    await app.deps.db
      .updateTable('producto_talla')
      .set({ stock: 0 })
      .where('stock', '=', 1)
      .where('idProducto_talla', '=', ring.idProducto_talla)
      .execute();
    const paid = await buy(app, ana, { fields: { sinPieza: '1' } });
    order = (paid.body as { pedido: WireOrder }).pedido;
  });

  const decide = (decision: object, { idProducto_talla } = ring) =>
    app.call('POST', `/api/pedido/${order.idPedido}/sin-pieza`, {
      token: admin.token,
      body: { idProducto_talla, ...decision },
    });
  const exchange = ({ idProducto_talla } = earrings) =>
    decide({ decision: 'otraPieza', idProducto_tallaNueva: idProducto_talla });
  const remake = () => decide({ decision: 'encargo' });
  const step = (name: 'aceptar' | 'rechazar') =>
    app.call('PUT', `/api/pedido/${order.idPedido}/${name}`, { token: admin.token });
  const seen = async () =>
    (await app.call('GET', `/api/pedido/usuario/${order.idPedido}`, ana)).body as WireOrder;
  const specials = async () =>
    (await app.call('GET', '/api/pedidos-especiales/todos', admin)).body as {
      idPedidoEspecial: number;
      estado: string;
    }[];
  const rejectSpecial = (id: number | undefined) =>
    app.call('PATCH', `/api/pedidos-especiales/estado/${id}`, {
      token: admin.token,
      body: { estado: 'Rechazado' },
    });
  const refunds = async () => (await app.call('GET', '/api/devoluciones', admin)).body as object[];
  const sales = async () =>
    (
      (await app.call('GET', '/api/panel', admin)).body as { ventasPorSemana: { monto: number }[] }
    ).ventasPorSemana.at(-1)?.monto;
  const history = async () =>
    (
      (await app.call('GET', `/api/pedido/${order.idPedido}/historial`, admin)).body as {
        tipo: string;
        texto: string;
      }[]
    ).filter(({ tipo }) => tipo === 'pieza');
  const letter = async () => {
    await app.deps.outbox.idle();
    return app.mailer.sent.find(
      ({ to, subject }) => to === ana.correo && subject.startsWith('Una pieza'),
    )?.text;
  };

  test('another piece takes the place at its price of today, from the shelf, and the total follows', async () => {
    expect(order).toMatchObject({ montoTotal: 108, montoColones: 54_000 });
    expect(await exchange()).toMatchObject({
      status: 200,
      body: {
        mensaje: 'Pieza cambiada',
        pedido: { montoTotal: 138, montoColones: 69_000, resumen: '1 × Aretes Luna' },
      },
    });
    expect((await seen()).productos).toEqual([
      {
        productoNombre: 'Aretes Luna',
        tallaNombre: 'Única',
        cantidad: 1,
        subtotalProducto: 130,
        image_url: null,
        enVezDe: 'Anillo Trenza (talla 7)',
      },
    ]);
    expect(await stockOf(app.deps, earrings)).toBe(0);
    expect(await sales()).toBe(138);
    expect(await history()).toMatchObject([
      { texto: 'Aretes Luna en vez de Anillo Trenza (talla 7)' },
    ]);
    const text = await letter();
    expect(text).toContain('Cambiamos Anillo Trenza (talla 7) por Aretes Luna.');
    expect(text).toContain('$138.00 USD');
    const found = await app.call('GET', '/api/pedido/regulares?limite=5&busqueda=luna', admin);
    expect(found.body).toMatchObject({ elementos: [{ idPedido: order.idPedido }] });
    await step('rechazar');
    expect([await stockOf(app.deps, earrings), await stockOf(app.deps, ring)]).toEqual([1, 0]);
  });

  test('no other piece is taken that somebody holds or that nobody sells', async () => {
    const guest = await visitor(app);
    await addToCart(app, guest, earrings);
    await app.call('POST', '/api/carrito/apartado', { body: guest });
    const hidden = await addPiece(app.deps, { estado: 0 });
    for (const piece of [earrings, hidden])
      expect(await exchange(piece)).toMatchObject({
        status: 409,
        body: { code: 'STOCK_EXCEEDED', stock: 0 },
      });
    expect(await exchange({ idProducto: 1, idProducto_talla: 4711 })).toMatchObject({
      status: 404,
    });
    expect(await seen()).toMatchObject({ montoTotal: 108, productos: [{ sinPieza: true }] });
    expect(await stockOf(app.deps, earrings)).toBe(1);
  });

  test('it is made anew by an accepted special order, whose deposit is counted once', async () => {
    expect(await remake()).toMatchObject({ status: 200, body: { pedido: { montoTotal: 108 } } });
    const [line] = (await seen()).productos;
    expect(await specials()).toMatchObject([
      {
        idPedidoEspecial: line?.idPedidoEspecial,
        estado: 'Aceptado',
        nombrePieza: 'Anillos',
        talla: '7',
        nombrePiedra: 'Natural',
        nombreMaterial: 'Plata',
        descripcion: `Del pedido n.º ${order.idPedido}: 1 × Anillo Trenza (talla 7).`,
        correo: ana.correo,
        anticipo: 100,
        idPedido: order.idPedido,
      },
    ]);
    expect((await app.call('GET', '/api/pedidos-especiales/usuario', ana)).body).toMatchObject([
      { anticipo: 100, idPedido: order.idPedido },
    ]);
    expect(await sales()).toBe(108);
    expect(await letter()).toContain('Vamos a hacerte Anillo Trenza (talla 7) por encargo');
  });

  test('a deposit is to be given back, once, when its special order is rejected after the order was accepted', async () => {
    await remake();
    const [line] = (await seen()).productos;
    await step('aceptar');
    expect((await rejectSpecial(line?.idPedidoEspecial)).status).toBe(200);
    expect((await rejectSpecial(line?.idPedidoEspecial)).status).toBe(409);
    expect(await refunds()).toMatchObject([
      { idPedido: order.idPedido, monto: 100, moneda: 'USD', hecha: null },
    ]);
  });

  test('while the order is in review, the rejection of its special order leaves the piece to be decided again', async () => {
    await remake();
    await rejectSpecial((await seen()).productos[0]?.idPedidoEspecial);
    expect(await refunds()).toEqual([]);
    expect((await seen()).productos[0]).not.toHaveProperty('idPedidoEspecial');
    expect((await specials())[0]).not.toHaveProperty('anticipo');
    expect((await exchange()).status).toBe(200);
    expect(await history()).toHaveLength(3);
  });

  test('with a rejected order goes its special order, and what came is given back once', async () => {
    const day = app.clock.now().toISOString().slice(0, 10);
    const body = { metodo: 'sinpe', monto: 108, moneda: 'USD', dia: day };
    await app.call('POST', `/api/pedido/${order.idPedido}/pagos`, { ...admin, body });
    await remake();
    await step('rechazar');
    const [special] = await specials();
    expect(special?.estado).toBe('Rechazado');
    expect((await rejectSpecial(special?.idPedidoEspecial)).status).toBe(409);
    expect(await refunds()).toMatchObject([{ monto: 108 }]);
  });

  test('an order is accepted only when it is decided what becomes of the piece, by the bank, too', async () => {
    const { idPedido } = order;
    const undecided = 'decide primero en la revisión';
    expect(await step('aceptar')).toMatchObject({
      status: 409,
      body: { code: 'INVALID_STATE', error: expect.stringContaining(undecided) },
    });
    const dia = app.clock.now().toISOString().slice(0, 10);
    const entry = { dia, monto: 108, moneda: 'USD', referencia: '7', nombre: null, texto: 'x' };
    await app.call('POST', '/api/conciliacion/entradas', { ...admin, body: { entradas: [entry] } });
    const accept = async () => {
      const coincidencias = [{ entradas: [1], pedidos: [idPedido] }];
      const { body } = await app.call('POST', '/api/conciliacion/aceptar', {
        token: admin.token,
        body: { coincidencias },
      });
      return (body as { resultados: object[] }).resultados;
    };
    expect(await accept()).toEqual([{ pedidos: [idPedido], resultado: 'sinPieza' }]);
    expect((await remake()).status).toBe(200);
    expect(await accept()).toEqual([{ pedidos: [idPedido], resultado: 'aceptada' }]);
  });

  test('of two who decide at once, one does', async () => {
    const answers = await Promise.all([exchange(), remake()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isExchanged = (await stockOf(app.deps, earrings)) === 0;
    expect(await specials()).toHaveLength(isExchanged ? 0 : 1);
  });

  test('nothing is decided of what is decided, of what is there, or of an order that is not in review', async () => {
    const refused = { status: 409, body: { code: 'INVALID_STATE' } };
    expect(await decide({ decision: 'encargo' }, earrings)).toMatchObject(refused);
    await step('rechazar');
    expect(await remake()).toMatchObject(refused);
    expect(await exchange()).toMatchObject(refused);
    expect(await stockOf(app.deps, earrings)).toBe(1);
  });

  test('another piece is named where one is meant, and only there', async () => {
    const { idProducto_talla: idProducto_tallaNueva } = earrings;
    for (const form of [{ decision: 'otraPieza' }, { decision: 'encargo', idProducto_tallaNueva }])
      expect(await decide(form)).toMatchObject({
        status: 400,
        body: { campos: { idProducto_tallaNueva: expect.any(String) } },
      });
  });
});
