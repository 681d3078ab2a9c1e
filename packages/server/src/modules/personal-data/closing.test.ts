import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { login, profile } from '../../../test/accounts.ts';
import { TEST_PASSWORD } from '../../../test/people.ts';
import {
  addPiece,
  addToCart,
  buy,
  countOrders,
  DELIVERY,
  order,
  receiptImage,
  storedPrivateFiles,
} from '../../../test/shopping.ts';
import { moveRequest, requestPiece } from '../../../test/special-pieces.ts';
import { contentAtRest } from '../../../test/table-contents.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { TABLES } from '../../db/tables.ts';

type Who = Awaited<ReturnType<TestApp['signIn']>>;

const HER = {
  nombre: 'Xiomara',
  primerApellido: 'Quesada',
  segundoApellido: 'Zúñiga',
  telefono: '87123490',
  direccionExacta: 'Casa verde frente al higuerón',
  descripcion: 'Con las iniciales de mi hija',
  nota: 'Xiomara pide que la llamen',
};

const close = ({ call }: TestApp, { token }: Who, contrasenaActual = TEST_PASSWORD) =>
  call('POST', '/api/users/clientes/cerrar', { token, body: { contrasenaActual } });

/** Everything that the database holds, as text. */
async function everything({ deps }: TestApp): Promise<string> {
  const tables = await Promise.all(
    TABLES.map(async ([table]) => [table, await deps.db.selectFrom(table).selectAll().execute()]),
  );
  return JSON.stringify(tables);
}

describeOnBothDatabases('a closed account', (createApp, dialect) => {
  let app: TestApp;
  let customer: Who;
  let admin: Who;
  let idPedido: number;
  let idCarrito: number;
  let idPedidoEspecial: number;

  /** A customer who has left her traces everywhere; her order and her request wait. */
  beforeEach(async () => {
    app = await createApp();
    [customer, admin] = [await app.signIn(1), await app.signIn(2)];
    const { deps, call } = app;
    const { nombre, primerApellido, segundoApellido, telefono } = HER;
    await deps.db
      .updateTable('usuarios')
      .set({ nombre, primerApellido, segundoApellido, telefono, suscrito: 1 })
      .where('idUsuario', '=', customer.idUsuario)
      .execute();
    const piece = await addPiece(deps, { stock: 9 });
    await addToCart(app, customer, piece);
    await call('PUT', `/api/favoritos/${piece.idProducto}`, customer);
    const lineas = [{ idProducto_talla: piece.idProducto_talla, cantidad: 1 }];
    await call('PUT', '/api/guardadas', { token: customer.token, body: { lineas } });
    await call('PUT', '/api/users/clientes/tallas', {
      token: customer.token,
      body: { tallas: [{ mano: 'derecha', dedo: 'anular', tamanio: '7' }] },
    });
    const fields = { direccionExacta: HER.direccionExacta, referencia: '20260115152' };
    const bought = await buy(app, customer, { key: 'intento-0001', fields });
    ({ idPedido, idCarrito } = (bought.body as { pedido: Record<string, number> })
      .pedido as unknown as { idPedido: number; idCarrito: number });
    const image = await receiptImage();
    const { descripcion } = HER;
    const request = await requestPiece(
      app,
      customer,
      { descripcion },
      { key: 'pieza-0001', image },
    );
    ({ idPedidoEspecial } = request.body as { idPedidoEspecial: number });
    await addToCart(app, customer, piece);
    const note = { token: admin.token, body: { texto: HER.nota } };
    await call('POST', `/api/pedido/${idPedido}/notas`, note);
    await call('POST', `/api/pedidos-especiales/${idPedidoEspecial}/notas`, note);
    const { metodoPago: _, ...place } = DELIVERY;
    await call('POST', '/api/users/clientes/direcciones', {
      token: customer.token,
      body: { ...place, nombre: 'Donde Xiomara', direccionExacta: HER.direccionExacta },
    });
    await call('POST', '/api/recuperacion/solicitar', { body: { correo: customer.correo } });
    await deps.receipts.idle();
    await deps.outbox.idle();
  });

  async function finishAll(): Promise<void> {
    for (const step of ['aceptar', 'enviar'])
      await app.call('PUT', `/api/pedido/${idPedido}/${step}`, { token: admin.token });
    await moveRequest(app, admin, idPedidoEspecial, 'Rechazado');
    await app.deps.outbox.idle();
  }

  test('leaves nothing that names its person, in no table and in no file', async () => {
    await finishAll();
    const hers = [customer.correo, customer.correo.toLowerCase(), customer.identificacion];
    hers.push(...Object.values(HER));
    const before = await everything(app);
    for (const word of hers) expect(before).toContain(word);
    expect(await storedPrivateFiles(app)).toHaveLength(2);

    expect(await close(app, customer)).toMatchObject({
      status: 200,
      body: { mensaje: 'Tu cuenta está cerrada.' },
    });
    const after = await everything(app);
    for (const word of hers) expect(after).not.toContain(word);
    expect(await storedPrivateFiles(app)).toEqual([]);
    for (const table of [
      'archivos',
      'huellas_comprobante',
      'claves_idempotencia',
      'tokens_recuperacion',
      'carrito_productos',
      'direcciones',
      'avisos',
      'favoritos',
      'guardadas',
      'tallas_cliente',
    ] as const)
      expect([table, await app.deps.db.selectFrom(table).selectAll().execute()]).toEqual([
        table,
        [],
      ]);
  });

  /** Where a number points to an account: what is deleted, and why the others stay. */
  const TABLES_OF_ACCOUNTS = {
    usuarios: 'the row itself, emptied',
    direcciones: 'deleted',
    carritos: 'the open one goes; bought ones are the numbers of orders',
    archivos: 'private files go',
    claves_idempotencia: 'deleted',
    tokens_recuperacion: 'deleted',
    pedidos: 'for the books, without address and receipt',
    pedidos_especiales: 'for the books, without description and reference',
    pagos: 'for the books; the author is of the staff',
    devoluciones: 'for the books; the author is of the staff',
    eventos: 'steps stay, notes go; the author is a closed account',
    tipos_cambio: 'of staff only, whose accounts are not closed',
    textos_tienda: 'of staff only, whose accounts are not closed',
    actividad: 'holds no name, e-mail or address',
    sesiones: 'deleted',
    favoritos: 'deleted',
    guardadas: 'deleted',
    tallas_cliente: 'deleted',
    confirmaciones_correo: 'deleted',
    correos_anteriores: 'deleted',
    dos_pasos: 'of staff only, whose accounts are not closed',
    codigos_recuperacion: 'of staff only, whose accounts are not closed',
  };

  test('is looked for in every table that points to accounts', async () => {
    const found =
      dialect === 'sqlite'
        ? await sql<{ name: string }>`
            select m.name from sqlite_master m join pragma_table_info(m.name) c
            where m.type = 'table' and c.name = 'idUsuario'`.execute(app.deps.db)
        : await sql<{ name: string }>`
            select table_name as name from information_schema.columns
            where table_schema = current_schema() and column_name = 'idUsuario'`.execute(
            app.deps.db,
          );
    const names = found.rows.map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(TABLES_OF_ACCOUNTS).sort());
  });

  test('keeps what was bought, and the staff still work with it', async () => {
    await finishAll();
    const rows = () =>
      app.deps.db
        .selectFrom('pedido_productos')
        .innerJoin('pedidos', 'pedidos.idPedido', 'pedido_productos.idPedido')
        .select(['productoNombre', 'cantidad', 'pedido_productos.subtotalCents', 'totalCents'])
        .select(['fechaPedido', 'estadoPago', 'referencia', 'metodoPago'])
        .execute();
    const before = await rows();
    await close(app, customer);
    expect(await rows()).toEqual(before);

    const { token } = admin;
    const get = async (url: string) => {
      const { status, body } = await app.call('GET', url, { token });
      expect([url, status]).toEqual([url, 200]);
      return body;
    };
    const now = app.clock.now().toISOString();
    expect(await get('/api/pedido/regulares')).toMatchObject([
      { idPedido, clienteNombre: 'Cuenta', clientePrimerApellido: 'cerrada', montoTotal: 56 },
    ]);
    expect(await get(`/api/pedido/comprobante/${idCarrito}`)).toMatchObject({
      comprobante: null,
      comprobanteEliminado: now,
    });
    expect(await get(`/api/pedido/envio/${idCarrito}`)).toMatchObject({
      provincia: 'Dato eliminado',
      direccionExacta: 'Dato eliminado',
    });
    expect(await get(`/api/pedido/contacto/${idCarrito}`)).toEqual({ correo: '', telefono: '' });
    expect(await get(`/api/pedido/${idPedido}/revision`)).toMatchObject({
      comprobante: null,
      comprobanteEliminado: now,
      tipoComprobante: null,
      comprobantesParecidos: [],
    });
    expect(await get(`/api/pedido/${idPedido}/historial`)).toMatchObject([
      { tipo: 'creado', autor: { nombre: 'Cuenta cerrada' } },
      { tipo: 'referencia' },
      { tipo: 'estado', texto: 'confirmado' },
      { tipo: 'estado', texto: 'enviado' },
    ]);
    expect(await get('/api/pedidos-especiales/todos')).toMatchObject([
      { nombreUsuario: 'Cuenta cerrada', descripcion: null, referenciaEliminada: now },
    ]);
    expect(await get('/api/users/admin/clientes')).toEqual([]);
    await get('/api/panel');
  });

  test('is closed to every login, and its identification and e-mail may register again', async () => {
    await finishAll();
    await close(app, customer);
    expect((await profile(app, customer.token)).status).toBe(401);
    expect((await login(app, customer.correo)).status).toBe(401);
    expect((await login(app, `CERRADA ${customer.idUsuario}`)).status).toBe(401);
    const reset = { body: { correo: customer.correo } };
    expect((await app.call('POST', '/api/recuperacion/solicitar', reset)).status).toBe(404);
    await app.deps.db
      .insertInto('padron')
      .values({ ...HER_ON_THE_ROLL, identificacion: customer.identificacion })
      .execute();
    const again = await app.call('POST', '/api/users/register', {
      body: {
        identificacion: customer.identificacion,
        nombre: 'X',
        primerApellido: 'Y',
        segundoApellido: 'Z',
        correo: customer.correo,
        telefono: HER.telefono,
        contrasena: 'Cascada-Azul-7',
      },
    });
    expect(again.status).toBe(201);
    const { body } = await login(app, customer.correo, 'Cascada-Azul-7');
    const { token } = body as { token: string };
    expect((await app.call('GET', '/api/pedido/usuario', { token })).body).toEqual([]);
  });

  test('tells its address once more, and is noted', async () => {
    await finishAll();
    const before = app.mailer.sent.length;
    await close(app, customer);
    expect(app.mailer.sent.slice(before)).toMatchObject([
      { to: customer.correo, subject: 'Tu cuenta está cerrada' },
    ]);
    const rows = await app.deps.db.selectFrom('actividad').selectAll().execute();
    expect(rows.filter(({ accion }) => accion.startsWith('cuenta.'))).toMatchObject([
      { accion: 'cuenta.cerrada', idUsuario: customer.idUsuario, cambios: '{}' },
    ]);
  });

  test('is none while an order or a special order goes on: 409, and nothing has changed', async () => {
    const refused = {
      status: 409,
      body: {
        code: 'INVALID_STATE',
        error:
          'Tienes pedidos en curso. Podrás cerrar tu cuenta cuando estén enviados o cancelados.',
      },
    };
    const unchanged = async () => {
      const before = await contentAtRest(app.deps);
      expect(await close(app, customer)).toMatchObject(refused);
      expect(await contentAtRest(app.deps)).toEqual(before);
    };
    await unchanged();
    await app.call('PUT', `/api/pedido/${idPedido}/aceptar`, { token: admin.token });
    await unchanged();
    await app.call('PUT', `/api/pedido/${idPedido}/enviar`, { token: admin.token });
    await app.deps.outbox.idle();
    await unchanged();
    await moveRequest(app, admin, idPedidoEspecial, 'Rechazado');
    expect((await close(app, customer)).status).toBe(200);
  });

  test('is none for somebody who does not know the password, and the login goes on', async () => {
    await finishAll();
    const before = await contentAtRest(app.deps);
    expect(await close(app, customer, 'Otra-Clave-1')).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        campos: { contrasenaActual: 'La contraseña no es correcta.' },
      },
    });
    expect(await contentAtRest(app.deps)).toEqual(before);
    expect((await profile(app, customer.token)).status).toBe(200);
    expect((await close(app, admin)).status).toBe(403);
  });

  test('asked for twice at once is closed once', async () => {
    await finishAll();
    const before = app.mailer.sent.length;
    const answers = await Promise.all([close(app, customer), close(app, customer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(app.mailer.sent).toHaveLength(before + 1);
  });

  test('and a purchase at the same moment: one of the two happens', async () => {
    await finishAll();
    for (let round = 0; round < 6; round += 1) {
      const who = await app.signIn(1);
      await addToCart(app, who, await addPiece(app.deps));
      const before = await countOrders(app);
      const [bought, closed] = await Promise.all([buy(app, who), close(app, who)]);
      const placed = (await countOrders(app)) - before;
      expect([placed, closed.status]).toEqual(bought.status === 201 ? [1, 409] : [0, 200]);
    }
  });
});

const HER_ON_THE_ROLL = {
  nombre: 'OTRA',
  primerApellido: 'PERSONA',
  segundoApellido: 'NUEVA',
};

describeOnBothDatabases('the closing of one account', (createApp) => {
  test('leaves the others as they are', async () => {
    const app = await createApp();
    const [one, other] = [await app.signIn(1), await app.signIn(1)];
    const { idPedido } = await order(app, other, await addPiece(app.deps));
    expect((await close(app, one)).status).toBe(200);
    const { body } = await app.call('GET', `/api/pedido/usuario/${idPedido}`, other);
    expect(body).toMatchObject({ direccionExacta: 'Del Mall San Pedro 300 metros este' });
    const { comprobante } = body as { comprobante: string };
    expect((await app.call('GET', comprobante)).status).toBe(200);
    expect((await profile(app, other.token)).body).toMatchObject({
      usuario: { correo: other.correo },
    });
  });
});
