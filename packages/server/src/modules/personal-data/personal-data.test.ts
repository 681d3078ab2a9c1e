import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { receiptImage, order, addPiece, addToCart, DELIVERY } from '../../../test/shopping.ts';
import { requestPiece } from '../../../test/special-pieces.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import type { PersonalData } from './collect-data.ts';

type Who = Awaited<ReturnType<TestApp['signIn']>>;

const linkOf = async ({ call }: TestApp, { token }: Who): Promise<string> => {
  const { status, body } = await call('GET', '/api/users/clientes/datos', { token });
  expect(status).toBe(200);
  return (body as { enlace: string }).enlace;
};

/** The zip's files by name. */
async function download({ app }: TestApp, link: string): Promise<Record<string, Uint8Array>> {
  const answer = await app.inject({ method: 'GET', url: link });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="mis-datos.zip"',
    'cache-control': 'private, no-store',
  });
  return unzipSync(new Uint8Array(answer.rawPayload));
}

const textOf = (file: Uint8Array | undefined): string => strFromU8(file ?? new Uint8Array());

/** A customer with one order, one special order with a picture, a filled cart, and a piece that she keeps. */
async function customerWithEverything(app: TestApp) {
  const customer = await app.signIn(1);
  const piece = await addPiece(app.deps, { nombre: 'Cadena Río', stock: 9 });
  const { idPedido } = await order(app, customer, piece);
  const image = await receiptImage();
  const { body } = await requestPiece(app, customer, { descripcion: 'Con <3 & hojas' }, { image });
  const { idPedidoEspecial } = body as { idPedidoEspecial: number };
  await addToCart(app, customer, piece, 2);
  const { metodoPago: _, ...place } = DELIVERY;
  await app.call('POST', '/api/users/clientes/direcciones', {
    token: customer.token,
    body: { nombre: 'Taller', ...place },
  });
  await app.call('PUT', `/api/favoritos/${piece.idProducto}`, customer);
  const lineas = [{ idProducto_talla: piece.idProducto_talla, cantidad: 3 }];
  await app.call('PUT', '/api/guardadas', { token: customer.token, body: { lineas } });
  await app.call('PUT', '/api/users/clientes/tallas', {
    token: customer.token,
    body: { tallas: [{ mano: 'derecha', dedo: 'anular', tamanio: '7' }] },
  });
  return { customer, idPedido, idPedidoEspecial };
}

describeOnBothDatabases("a customer's own data", (createApp) => {
  test('is one zip, for people and for machines, with every file that she sent', async () => {
    const app = await createApp();
    const { customer, idPedido, idPedidoEspecial } = await customerWithEverything(app);
    const files = await download(app, await linkOf(app, customer));
    expect(Object.keys(files).sort()).toEqual([
      `archivos/comprobante-pedido-${idPedido}.jpg`,
      `archivos/referencia-pedido-especial-${idPedidoEspecial}.jpg`,
      'datos.json',
      'mis-datos.html',
    ]);
    const receipt = files[`archivos/comprobante-pedido-${idPedido}.jpg`];
    expect([...(receipt ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
    const data = JSON.parse(textOf(files['datos.json'])) as PersonalData;
    expect(data).toMatchObject({
      cuenta: { correo: customer.correo, identificacion: customer.identificacion, suscrito: false },
      pedidos: [
        {
          idPedido,
          montoTotal: 56,
          productos: [{ productoNombre: 'Cadena Río', cantidad: 1, subtotalProducto: 48 }],
          direccionExacta: 'Del Mall San Pedro 300 metros este',
          comprobante: `comprobante-pedido-${idPedido}`,
          historial: [{ tipo: 'creado' }],
        },
      ],
      direcciones: [{ nombre: 'Taller', distrito: 'San Pedro', preferida: true }],
      tallas: [{ mano: 'derecha', dedo: 'anular', tamanio: '7' }],
      pedidosEspeciales: [{ idPedidoEspecial, descripcion: 'Con <3 & hojas' }],
      carrito: { montoTotal: 104, productos: [{ cantidad: 2 }] },
      favoritos: [{ nombreProducto: 'Cadena Río', fecha: app.clock.now().toISOString() }],
      guardadas: [{ nombreProducto: 'Cadena Río', tamanio: 'Única', cantidad: 3 }],
      actividad: [{ accion: 'cuenta.datosDescargados' }],
    });
    const page = textOf(files['mis-datos.html']);
    for (const said of [
      customer.correo,
      'Cadena Río',
      'Taller: Del Mall San Pedro',
      'Tus favoritos',
      'Anular derecho: 7',
      '3 × Cadena Río (Única)',
      'Con &lt;3 &amp; hojas',
      'Datos personales descargados',
    ])
      expect(page).toContain(said);
    expect(page).not.toContain('Con <3');
  });

  test("holds nothing of anybody else's, no secret, and not the staff's notes and names", async () => {
    const app = await createApp();
    const [{ customer, idPedido }, other] = [
      await customerWithEverything(app),
      await app.signIn(1),
    ];
    const admin = await app.signIn(2);
    await app.deps.db
      .updateTable('usuarios')
      .set({ nombre: 'Otilia', primerApellido: 'Interna' })
      .where('idUsuario', 'in', [admin.idUsuario, other.idUsuario])
      .execute();
    await order(app, other, await addPiece(app.deps, { nombre: 'Dije Ajeno' }));
    const unseen = await addPiece(app.deps, { nombre: 'Anillo Inédito', estado: 0 });
    const { token } = customer;
    await app.call('POST', '/api/favoritos', { token, body: { productos: [unseen.idProducto] } });
    const lineas = [{ idProducto_talla: unseen.idProducto_talla, cantidad: 1 }];
    await app.call('PUT', '/api/guardadas', { token, body: { lineas } });
    const note = { token: admin.token, body: { texto: 'Parece dudosa.' } };
    expect((await app.call('POST', `/api/pedido/${idPedido}/notas`, note)).status).toBe(201);
    await app.call('PUT', `/api/pedido/${idPedido}/aceptar`, { token: admin.token });
    const files = await download(app, await linkOf(app, customer));
    const all = textOf(files['datos.json']) + textOf(files['mis-datos.html']);
    expect(all).toContain('confirmado');
    expect(all.match(new RegExp(`Pieza n.º ${unseen.idProducto}`, 'g'))).toHaveLength(4);
    for (const secret of [
      'Inédito',
      'dudosa',
      'Otilia',
      'Dije Ajeno',
      other.correo,
      'contrasenaHash',
      '$argon',
    ])
      expect(all).not.toContain(secret);
  });

  test('is noted, as something that was handed out', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    await linkOf(app, customer);
    expect(await app.deps.db.selectFrom('actividad').selectAll().execute()).toMatchObject([
      { idUsuario: customer.idUsuario, accion: 'cuenta.datosDescargados' },
    ]);
  });

  test('opens by its link alone, and not by one that was altered, has expired or is of ended logins', async () => {
    const app = await createApp();
    const [customer, other] = [await app.signIn(1), await app.signIn(1)];
    const link = await linkOf(app, customer);
    const status = async (url: string) => (await app.call('GET', url)).status;
    expect(await status(link)).toBe(200);
    const ofOther = link.replace(`datos-${customer.idUsuario}-`, `datos-${other.idUsuario}-`);
    for (const wrong of [ofOther, link.split('?')[0]!, link.replace(/exp=\d+/, 'exp=9999999999')])
      expect(await status(wrong)).toBe(403);
    expect(await status(link.replace('datos-', 'datos-x'))).toBe(403);

    const admin = await app.signIn(2);
    const block = `/api/users/admin/clientes/${customer.identificacion}/estado`;
    for (const accion of ['bloquear', 'desbloquear'])
      await app.call('PUT', block, { token: admin.token, body: { accion } });
    expect(await status(link)).toBe(403);

    const late = await linkOf(app, other);
    app.clock.advance(16 * 60_000);
    expect(await status(late)).toBe(403);
  });

  test('a file that the store has lost is left out, and the rest still comes', async () => {
    const app = await createApp();
    const { customer, idPedido } = await customerWithEverything(app);
    const row = await app.deps.db
      .selectFrom('pedidos')
      .select('idComprobante')
      .where('idPedido', '=', idPedido)
      .executeTakeFirstOrThrow();
    await app.deps.receipts.idle();
    await app.deps.media.discard({ idArchivo: row.idComprobante!, privado: 1 });
    const names = Object.keys(await download(app, await linkOf(app, customer)));
    expect(names).toHaveLength(3);
    expect(names).not.toContain(`archivos/comprobante-pedido-${idPedido}.jpg`);
  });
});

describeOnBothDatabases('how often data may be fetched', (createApp) => {
  test('a customer asks for her data a few times an hour, and others still may', async () => {
    const app = await createApp({ limitRequests: true });
    const [customer, other] = [await app.signIn(1), await app.signIn(1)];
    const ask = ({ token }: Who) => app.call('GET', '/api/users/clientes/datos', { token });
    for (let times = 0; times < 6; times += 1) expect((await ask(customer)).status).toBe(200);
    expect(await ask(customer)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect((await ask(other)).status).toBe(200);
  });
});
