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

  const giveBack = (piece = ring) => decide({ decision: 'devolucion' }, piece);
  const pay = (monto: number, moneda: 'USD' | 'CRC') => {
    const dia = app.clock.now().toISOString().slice(0, 10);
    const body = { metodo: 'sinpe', monto, moneda, dia };
    return app.call('POST', `/api/pedido/${order.idPedido}/pagos`, { ...admin, body });
  };
  const account = async () => {
    const mes = app.clock.now().toISOString().slice(0, 7);
    const { body } = await app.call('GET', `/api/pedido/contabilidad?mes=${mes}`, admin);
    return (body as { idPedido: number }[]).find(({ idPedido }) => idPedido === order.idPedido);
  };
  /** An order of the ring, which is gone, and of a chain. */
  const withChain = async () => {
    await app.call('PUT', '/api/tipo-cambio', {
      ...admin,
      body: { tasa: 509.63 },
    });
    const chain = await addPiece(app.deps, { stock: 1, precio: 30.01, nombre: 'Cadena Río' });
    await app.deps.db
      .updateTable('producto_talla')
      .set({ stock: 1 })
      .where('idProducto_talla', '=', ring.idProducto_talla)
      .execute();
    for (const piece of [ring, chain]) await addToCart(app, ana, piece);
    await app.deps.db
      .updateTable('producto_talla')
      .set({ stock: 0 })
      .where('idProducto_talla', '=', ring.idProducto_talla)
      .execute();
    const paid = await buy(app, ana, { fields: { sinPieza: '1' } });
    order = (paid.body as { pedido: WireOrder }).pedido;
    return chain;
  };

  test('the money of one piece is returned: the rest costs less to the cent and the colon, and goes on', async () => {
    await withChain();
    expect(order).toMatchObject({ montoTotal: 138.01, montoColones: 70_334 });
    expect(await giveBack()).toMatchObject({
      status: 200,
      body: {
        mensaje: 'Devolución anotada',
        pedido: { montoTotal: 38.01, montoColones: 19_371, resumen: '1 × Cadena Río' },
      },
    });
    expect((await seen()).productos).toMatchObject([
      { productoNombre: 'Anillo Trenza', sinPieza: true, devuelta: true, subtotalProducto: 100 },
      expect.not.objectContaining({ devuelta: true }),
    ]);
    expect(await refunds()).toMatchObject([{ monto: 50_963, moneda: 'CRC', hecha: null }]);
    expect((await app.call('GET', '/api/panel', admin)).body).toMatchObject({
      devolucionesPendientes: 1,
    });
    expect(await history()).toMatchObject([
      { texto: 'Se devuelve el dinero de Anillo Trenza (talla 7): ₡50\u00A0963' },
    ]);
    expect(await letter()).toContain(
      'Te devolvemos lo que pagaste por Anillo Trenza (talla 7), $100.00 USD (unos ₡50\u00A0963)',
    );
    expect((await step('aceptar')).status).toBe(200);
    expect(await account()).toMatchObject({ subtotal: 30.01, montoEnvio: 8, montoTotal: 38.01 });
  });

  test.each([
    ['in colones', 70_334, 'CRC', [19_371, 50_963], { devueltoColones: 50_963 }],
    ['in dollars', 138.01, 'USD', [38.01, 100], { devueltoDolares: 100 }],
  ] as const)(
    'of a piece whose money was returned %s, a later rejection owes the rest alone',
    async (_case, monto, moneda, sums, given) => {
      const chain = await withChain();
      await pay(monto, moneda);
      await giveBack();
      const [owed] = (await refunds()) as { id: number }[];
      await app.call('PUT', `/api/devoluciones/${owed?.id}`, {
        ...admin,
        body: { referencia: 'AB1' },
      });
      expect(await account()).toMatchObject(given);
      await step('rechazar');
      expect(await refunds()).toMatchObject(sums.map((sum) => ({ monto: sum, moneda })));
      expect([await stockOf(app.deps, chain), await stockOf(app.deps, ring)]).toEqual([1, 0]);
    },
  );

  test('what comes for a rejected order does not owe a returned piece twice', async () => {
    await withChain();
    await giveBack();
    await step('rechazar');
    expect(await refunds()).toMatchObject([{ monto: 50_963 }]);
    await pay(138.01, 'USD');
    expect(await refunds()).toMatchObject([{ monto: 50_963 }, { monto: 38.01, moneda: 'USD' }]);
  });

  test('who is asked for another receipt is told nothing is missing of what she paid with a returned piece', async () => {
    await withChain();
    await pay(70_334, 'CRC');
    await giveBack();
    const token = app.deps.receiptTokens.sign(order.idPedido);
    expect((await app.call('GET', `/api/pedido/comprobante/pedido/${token}`)).body).toMatchObject({
      montoTotal: 38.01,
      faltaColones: 0,
    });
  });

  test('what the bank shows is compared with all that was to be paid', async () => {
    await withChain();
    await giveBack();
    const dia = app.clock.now().toISOString().slice(0, 10);
    const entry = { dia, monto: 70_334, moneda: 'CRC', referencia: '7', nombre: null, texto: 'x' };
    await app.call('POST', '/api/conciliacion/entradas', { ...admin, body: { entradas: [entry] } });
    const found = (await app.call('GET', '/api/conciliacion', admin)).body as {
      pedidos: { idPedido: number }[];
    };
    expect(found.pedidos).toContainEqual(
      expect.objectContaining({ idPedido: order.idPedido, montoColones: 70_334 }),
    );
  });

  test('the only piece that is left is not returned: the order is rejected', async () => {
    expect(await giveBack()).toMatchObject({
      status: 409,
      body: { code: 'INVALID_STATE', error: expect.stringContaining('recházalo') },
    });
    expect(await seen()).toMatchObject({ montoTotal: 108 });
    expect(await refunds()).toEqual([]);
  });

  test('money of a piece is returned once, however often it is pressed', async () => {
    await withChain();
    const answers = await Promise.all([giveBack(), giveBack(), remake()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const isReturned = (await specials()).length === 0;
    expect(await refunds()).toHaveLength(isReturned ? 1 : 0);
    expect(await seen()).toMatchObject({ montoTotal: isReturned ? 38.01 : 138.01 });
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
