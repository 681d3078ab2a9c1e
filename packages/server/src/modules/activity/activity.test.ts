import { beforeEach, describe, expect, test } from 'vitest';
import { addPiece } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { recordActivity, type Activity } from '../../activity/activity.ts';

interface Entry {
  idActividad: number;
  objeto: string;
}
interface Page {
  actividad: Entry[];
  siguiente: number | null;
}

describeOnBothDatabases('the record of who did what', (createApp) => {
  let app: TestApp;
  let admin: { token: string; idUsuario: number };

  beforeEach(async () => {
    app = await createApp();
    admin = await app.signIn(2);
    await app.deps.db
      .updateTable('usuarios')
      .set({ nombre: 'Lucía', primerApellido: 'Araya', segundoApellido: 'Ñurinda' })
      .where('idUsuario', '=', admin.idUsuario)
      .execute();
  });

  const note = (activity: Partial<Activity> = {}) =>
    recordActivity(app.deps.db, {
      fecha: app.clock.now().toISOString(),
      idUsuario: admin.idUsuario,
      accion: 'producto.editado',
      ...activity,
    });
  const read = async (query: Record<string, string> = {}) => {
    const path = `/api/actividad?${new URLSearchParams(query).toString()}`;
    const { status, body } = await app.call('GET', path, { token: admin.token });
    expect(status).toBe(200);
    return body as Page;
  };
  const objects = async (query: Record<string, string>) =>
    (await read(query)).actividad.map(({ objeto }) => objeto);

  test('tells an administrator who did what, and what changed, newest first', async () => {
    const { idProducto } = await addPiece(app.deps, { nombre: 'Anillo Sol' });
    await note({ objeto: `producto ${idProducto}`, cambios: { precio: [80, 95] } });
    await note({
      idUsuario: null,
      accion: 'sesion.fallida',
      objeto: `cuenta ${admin.idUsuario}`,
    });
    await note({ accion: 'ajustes.textos', objeto: 'terminos', cambios: { texto: [null, ''] } });
    const quien = { idUsuario: admin.idUsuario, nombre: 'Lucía Araya Ñurinda', rol: 2 };
    const fecha = '2026-03-02T15:00:00.000Z';
    expect(await read()).toMatchObject({
      actividad: [
        {
          fecha,
          quien,
          accion: 'ajustes.textos',
          objeto: 'terminos',
          sobre: null,
          cambios: [{ campo: 'texto', antes: null, despues: '' }],
        },
        {
          quien: null,
          accion: 'sesion.fallida',
          objeto: `cuenta ${admin.idUsuario}`,
          sobre: { nombre: 'Lucía Araya Ñurinda', rol: 2 },
          cambios: [],
        },
        {
          quien,
          accion: 'producto.editado',
          objeto: `producto ${idProducto}`,
          sobre: { nombre: 'Anillo Sol', rol: null },
          cambios: [{ campo: 'precio', antes: 80, despues: 95 }],
        },
      ],
      siguiente: null,
    });
  });

  test('is nobody else’s to read', async () => {
    for (const rol of [1, 3] as const)
      expect(await app.call('GET', '/api/actividad', await app.signIn(rol))).toMatchObject({
        status: 403,
      });
    expect(await app.call('GET', '/api/actividad')).toMatchObject({ status: 401 });
  });

  test('of an account that is gone it keeps what was done, by nobody', async () => {
    const { idUsuario } = await app.signIn(3);
    await note({ idUsuario, objeto: `cuenta ${idUsuario}` });
    const path = `/api/users/admin/staff/${idUsuario}`;
    expect((await app.call('DELETE', path, { token: admin.token })).status).toBe(200);
    expect((await read()).actividad.at(-1)).toMatchObject({
      quien: null,
      objeto: `cuenta ${idUsuario}`,
      sobre: null,
    });
  });

  test('comes fifty at a time, and no entry is missed or told twice while others are added', async () => {
    for (let n = 1; n <= 120; n += 1) await note({ objeto: `pedido ${n}` });
    const pages = [await read()];
    await note({ objeto: 'pedido 999' });
    for (let next = pages[0]?.siguiente; next; next = pages.at(-1)?.siguiente)
      pages.push(await read({ antesDe: String(next) }));
    expect(pages.map(({ actividad }) => actividad.length)).toEqual([50, 50, 20]);
    const told = pages.flatMap(({ actividad }) => actividad.map(({ objeto }) => objeto));
    expect(told).toEqual(Array.from({ length: 120 }, (_, index) => `pedido ${120 - index}`));
  });

  test('a last page that is full says that nothing follows', async () => {
    for (let n = 1; n <= 50; n += 1) await note();
    expect(await read()).toMatchObject({ siguiente: null });
  });

  test('days are days in Costa Rica and count themselves', async () => {
    for (const fecha of [
      '2026-02-28T05:59:59.999Z',
      '2026-02-28T06:00:00.000Z',
      '2026-03-01T05:59:59.999Z',
      '2026-03-01T06:00:00.000Z',
    ])
      await note({ fecha, objeto: fecha });
    const [before, first, last, after] = (await objects({})).toReversed();
    expect(await objects({ desde: '2026-02-28' })).toEqual([after, last, first]);
    expect(await objects({ hasta: '2026-02-28' })).toEqual([last, first, before]);
    expect(await objects({ desde: '2026-02-28', hasta: '2026-02-28' })).toEqual([last, first]);
  });

  describe('a search', () => {
    beforeEach(async () => {
      const { idProducto } = await addPiece(app.deps, { nombre: 'Dije Ópalo 100%' });
      const other = await app.signIn(3);
      await note({ objeto: `producto ${idProducto}` });
      await note({ accion: 'pedido.rechazado', objeto: 'pedido 12', idUsuario: other.idUsuario });
      await note({ accion: 'sesion.fallida', idUsuario: null, objeto: 'cuenta 99999' });
    });

    test.each([
      ['lucia nurinda', ['producto']],
      ['ÓPALO', ['producto']],
      ['opalo 100%', ['producto']],
      ['1%0', []],
      ['_', []],
      ['pedido.rechazado', ['pedido']],
      ['inicio rechazado', ['cuenta']],
      ['rechazado', ['cuenta', 'pedido']],
      ['rechazado 12', ['pedido']],
      ['lucia rechazado', []],
      ['  ', ['cuenta', 'pedido', 'producto']],
      ["' or 1=1 --", []],
      ['\\', []],
    ])('for %o looks at who, what and to what, without case and accents', async (texto, kinds) => {
      const found = (await objects({ texto })).map((objeto) => objeto.split(' ')[0]);
      expect(found).toEqual(kinds);
    });

    test('fits together with days and pages', async () => {
      const { actividad } = await read({ texto: 'rechazado', desde: '2026-03-02' });
      expect(actividad).toHaveLength(2);
      const antesDe = String(actividad[0]?.idActividad);
      expect(await objects({ texto: 'rechazado', antesDe })).toEqual(['pedido 12']);
      expect(await objects({ texto: 'rechazado', hasta: '2026-03-01' })).toEqual([]);
    });
  });

  test('a day that is none is refused', async () => {
    for (const desde of ['2026-02-30', '2026-13-01', 'ayer', ''])
      expect(
        await app.call('GET', `/api/actividad?desde=${desde}`, { token: admin.token }),
      ).toMatchObject({ status: 400, body: { campos: { desde: expect.any(String) as string } } });
  });
});
