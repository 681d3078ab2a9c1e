import { listOperations, type OperationId } from '@filigrana/sdk/contract';
import { isStaff, roleOf } from '@filigrana/sdk/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { loadContract } from '../src/http/contract.ts';
import { beginLogin } from '../src/modules/logins/logins.service.ts';
import { register } from './accounts.ts';
import {
  addProduct,
  editProduct,
  formOf,
  necklaceForm,
  photo,
  ringForm,
  sizes,
} from './back-office.ts';
import type { SignedIn } from './people.ts';
import { roleRequests, type RoleRequests } from './role-requests.ts';
import { addPiece, order } from './shopping.ts';
import { requestedPiece } from './special-pieces.ts';
import { contentAtRest } from './table-contents.ts';
import { createTestApp, describeOnBothDatabases, type TestApp } from './test-app.ts';
import { DATABASES } from './databases.ts';

const document = loadContract();

/** What the staff may do that leaves no record, and why. */
const UNRECORDED: Partial<Record<OperationId, string>> = {
  startTwoStep: 'draws a secret that nothing asks for before it is confirmed',
  addOrderNote: 'decides nothing; the note is in the history of the order, with author and time',
  addSpecialOrderNote: 'the same for a special order',
  acceptMatches: 'each order that it accepts has its own record; here there is none',
};
/** Two-step login is begun anew when it was turned off, and logins are ended at the end. */
const LAST = ['startTwoStep', 'endLogin', 'endAllLogins'];

const writes = listOperations(document)
  .filter(
    ({ method, roles }) =>
      method !== 'get' && roles?.some((role) => isStaff(roleOf({ rol: role }))),
  )
  .sort((a, b) => LAST.indexOf(a.id) - LAST.indexOf(b.id));
const rows = writes.map((operation) => [operation.id as OperationId, operation] as const);

interface Entry {
  accion: string;
  objeto: string;
  idUsuario: number | null;
  cambios: Record<string, unknown>;
}

/** What was noted after so many entries, oldest first. */
async function recordOf({ deps: { db } }: TestApp, after = 0): Promise<Entry[]> {
  const entries = await db
    .selectFrom('actividad')
    .select(['accion', 'objeto', 'idUsuario', 'cambios'])
    .orderBy('idActividad')
    .offset(after)
    .limit(1000)
    .execute();
  return entries.map((entry) => ({ ...entry, cambios: JSON.parse(entry.cambios) as object })) as [];
}

/** Takes the place away where the record is kept, while something is tried. */
async function withoutRecord<T>(db: Database, attempt: () => Promise<T>): Promise<T> {
  const rename = (from: string, to: string) =>
    db.schema.alterTable('actividad').renameColumn(from, to).execute();
  await rename('accion', 'nada');
  const result = await attempt();
  await rename('nada', 'accion');
  return result;
}

describe.each(DATABASES)('what the staff do on %s', (dialect) => {
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let shop: RoleRequests;
  const tokens: string[] = [];

  beforeAll(async () => {
    app = await createTestApp(dialect);
    shop = await roleRequests(app, document);
  });
  afterAll(() => app.close());

  /** A login of the administrator as a login form begins it. */
  async function logIn({ idUsuario }: SignedIn): Promise<string> {
    const claims = await app.deps.db
      .selectFrom('usuarios')
      .select(['idUsuario', 'rol', 'tokenVersion'])
      .where('idUsuario', '=', idUsuario)
      .executeTakeFirstOrThrow();
    const token = await beginLogin(app.deps, claims);
    tokens.push(token);
    return token;
  }

  test.each(rows)(
    '%s leaves a record of who did it, and does nothing where it cannot',
    async (id, operation) => {
      const token = await logIn(shop.admin);
      const ask = () => {
        const { url, ...options } = shop.requestFor(operation);
        return app.call(operation.method.toUpperCase() as 'POST', url, { ...options, token });
      };
      const before = await recordOf(app);
      if (!(id in UNRECORDED)) {
        const untouched = await contentAtRest(app.deps);
        const letters = app.mailer.sent.length;
        expect(await withoutRecord(app.deps.db, ask)).toMatchObject({ status: 500 });
        expect(await contentAtRest(app.deps)).toEqual(untouched);
        expect(app.mailer.sent).toHaveLength(letters);
      }
      expect(await ask()).toMatchObject({ status: operation.successStatus });
      const noted = (await recordOf(app, before.length)).map(({ idUsuario }) => idUsuario);
      expect(noted).toEqual(id in UNRECORDED ? [] : [shop.admin.idUsuario]);
    },
  );

  test('no e-mail, name, phone, identification, password or token stands in the record', async () => {
    const record = JSON.stringify(await recordOf(app));
    expect(record.length).toBeGreaterThan(1000);
    const people = await app.deps.db.selectFrom('usuarios').selectAll().execute();
    const secrets = people.flatMap((person) => [
      ...[person.nombre, person.primerApellido, person.telefono, person.contrasenaHash],
      person.identificacion,
    ]);
    expect(
      [...secrets, ...tokens].filter((text) => text.length > 2 && record.includes(text)),
    ).toEqual([]);
    expect(record).not.toMatch(/@|Prueba-1234/);
  });

  test('an exception is an operation that there is', () => {
    expect(writes.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(UNRECORDED)));
  });
});

describeOnBothDatabases('the record of activity', (createApp) => {
  let app: TestApp;
  let admin: SignedIn;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    admin = await app.signIn(2);
    ({ token } = admin);
  });

  const last = async () => (await recordOf(app)).at(-1);
  const put = (url: string, body: object) => app.call('PUT', url, { token, body });

  test('says what an edit of a product has changed, its price and pieces too, and nothing else', async () => {
    const { id } = await addProduct(app, token, await necklaceForm());
    expect(await last()).toMatchObject({
      accion: 'producto.creado',
      objeto: `producto ${id}`,
      idUsuario: admin.idUsuario,
      cambios: {
        ...{ nombre: [null, 'Cadena Nube'], precio: [null, 48], stock: [null, 5] },
        ...{ categoria: [null, 'Cadenas y Dijes'], material: [null, 'Plata'] },
      },
    });
    await editProduct(app, token, id, {
      ...{ nombre: ' Cadena Luna ', precio: '60.50', precioEspecial: '55', stock: '7' },
      ...{ descripcion: 'Otra.', idMaterial: '2', destacado: '1' },
    });
    expect(await last()).toEqual({
      accion: 'producto.editado',
      objeto: `producto ${id}`,
      idUsuario: admin.idUsuario,
      cambios: {
        nombre: ['Cadena Nube', 'Cadena Luna'],
        precio: [48, 60.5],
        precioEspecial: [null, 55],
        destacado: [0, 1],
        material: ['Plata', 'Plata bañada en oro'],
        stock: [5, 7],
        descripcion: ['', ''],
      },
    });
    await app.call('DELETE', `/api/productos/borrar/${id}`, { token });
    expect(await last()).toMatchObject({
      accion: 'producto.eliminado',
      cambios: { nombre: ['Cadena Luna', null], precio: [60.5, null], stock: [7, null] },
    });
  });

  test('says the pieces of each size of a ring: set, left alone, taken away and new', async () => {
    const form = await ringForm({ tallas: sizes({ 6: 2, 7: 3, 8: 4 }) });
    const { id } = await addProduct(app, token, form);
    const tallas = [
      { tamanio: '6', stock: 5 },
      { tamanio: '7', stock: 9, sinCambio: true },
      { tamanio: '9', stock: 1 },
    ];
    await editProduct(app, token, id, { tallas: JSON.stringify(tallas) });
    expect((await last())?.cambios).toEqual({
      'stock 6': [2, 5],
      'stock 8': [4, null],
      'stock 9': [null, 1],
    });
  });

  test('says the role of before and after, and of a role that stays nothing', async () => {
    const { idUsuario } = await app.signIn(3);
    const url = `/api/users/admin/staff/${idUsuario}/rol`;
    for (const idRol of [2, 2]) expect((await put(url, { idRol })).status).toBe(200);
    expect(await recordOf(app)).toEqual([
      {
        accion: 'cuenta.rol',
        objeto: `cuenta ${idUsuario}`,
        idUsuario: admin.idUsuario,
        cambios: { rol: [3, 2] },
      },
    ]);
  });

  test('says the fee, the banners, and the state of a special order before and after', async () => {
    await put('/api/envio', { monto: 12.35 });
    expect(await last()).toMatchObject({ accion: 'ajustes.envio', cambios: { monto: [8, 12.35] } });
    for (const banners of [[await photo()], [await photo(), await photo('#48c')]])
      await app.call('POST', '/api/banners/upload', { token, form: formOf({ banners }) });
    expect(await last()).toMatchObject({ accion: 'ajustes.banners', cambios: { banners: [1, 2] } });
    const idPedidoEspecial = await requestedPiece(app, await app.signIn(1));
    await app.call('PATCH', `/api/pedidos-especiales/estado/${idPedidoEspecial}`, {
      token,
      body: { estado: 'Aceptado' },
    });
    expect(await last()).toMatchObject({
      accion: 'pedidoEspecial.estado',
      objeto: `pedido especial ${idPedidoEspecial}`,
      cambios: { estado: ['Pendiente', 'Aceptado'] },
    });
  });

  test('leaves an e-mail out that somebody has typed into a text', async () => {
    const body = { pregunta: '¿Escribo a ana@taller.example?', respuesta: 'Sí.', visible: 1 };
    await app.call('POST', '/api/preguntas/agregarPregunta', { token, body });
    expect(await last()).toMatchObject({
      accion: 'pregunta.creada',
      cambios: { pregunta: [null, '¿Escribo a …'], visible: [null, 1] },
    });
  });

  test('who registers is noted without an author, and a purchase is not: orders have a history', async () => {
    const customer = await app.signIn(1);
    await order(app, customer, await addPiece(app.deps));
    expect(await recordOf(app)).toEqual([]);
    expect((await register(app)).status).toBe(201);
    expect(await recordOf(app)).toMatchObject([
      { accion: 'cuenta.creada', idUsuario: null, cambios: { rol: [null, 1] } },
    ]);
  });

  test('a sending that no mail server takes is noted with its way back', async () => {
    const form = formOf({ asunto: 'Semana de la plata' });
    const { body } = await app.call('POST', '/api/novedades/agregar', { token, form });
    const { idNovedad } = body as { idNovedad: number };
    const { idUsuario } = await app.signIn(1);
    await app.deps.db
      .updateTable('usuarios')
      .set({ suscrito: 1 })
      .where('idUsuario', '=', idUsuario)
      .execute();
    app.deps.mailer = { send: () => Promise.resolve(false), close: () => Promise.resolve() };
    const sent = await app.call('POST', `/api/novedades/${idNovedad}/enviar`, { token });
    expect(sent.status).toBe(500);
    expect((await recordOf(app)).slice(1)).toMatchObject([
      { accion: 'novedad.enviada', cambios: { estado: ['Pendiente', 'Enviado'] } },
      { accion: 'novedad.editada', cambios: { estado: ['Enviado', 'Pendiente'] } },
    ]);
  });

  test('what is refused, and what is rolled back, leaves no record', async () => {
    const { id } = await addProduct(app, token, await necklaceForm());
    const customer = await app.signIn(1);
    const { idPedido } = await order(app, customer, await addPiece(app.deps));
    const before = await recordOf(app);
    const late = { nombre: 'Tarde', version: '9' };
    expect((await editProduct(app, token, id, late)).status).toBe(409);
    expect((await editProduct(app, token, id, { precioEspecial: '90' })).status).toBe(400);
    expect((await editProduct(app, token, 2_000_000_000, { nombre: 'Otra' })).status).toBe(404);
    expect((await editProduct(app, customer.token, id, { nombre: 'Mía' })).status).toBe(403);
    const reject = () => app.call('PUT', `/api/pedido/${idPedido}/rechazar`, { token });
    await app.deps.db.schema.alterTable('avisos').renameTo('avisos_idos').execute();
    expect((await reject()).status).toBe(500);
    expect(await recordOf(app)).toEqual(before);
    await app.deps.db.schema.alterTable('avisos_idos').renameTo('avisos').execute();
    const decisions = await Promise.all([reject(), reject(), reject()]);
    expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await recordOf(app, before.length)).toMatchObject([
      { accion: 'pedido.rechazado', objeto: `pedido ${idPedido}`, idUsuario: admin.idUsuario },
    ]);
  });
});
