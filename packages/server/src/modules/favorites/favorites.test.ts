import { FAVORITES_MAX, SAVED_LINES_MAX } from '@filigrana/sdk/domain';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { addPiece } from '../../../test/shopping.ts';

type Kept = { idProducto: number; fecha: string }[];

/** A customer, and what they keep. */
async function keeper({ call, signIn }: TestApp) {
  const { token, idUsuario } = await signIn(1);
  const idsOf = ({ body }: { body: unknown }) => (body as Kept).map(({ idProducto }) => idProducto);
  return {
    token,
    idUsuario,
    list: async () => idsOf(await call('GET', '/api/favoritos', { token })),
    add: (id: number) => call('PUT', `/api/favoritos/${id}`, { token }),
    merge: async (productos: number[]) =>
      idsOf(await call('POST', '/api/favoritos', { token, body: { productos } })),
  };
}

/** The ids of so many pieces. */
async function pieces({ deps }: TestApp, count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await addPiece(deps)).idProducto);
  return ids;
}

describeOnBothDatabases('favourites', (createApp) => {
  test('keep the day on which they were kept first', async () => {
    const app = await createApp();
    const [one = 0, two = 0] = await pieces(app, 2);
    const mine = await keeper(app);
    const first = app.clock.now().toISOString();
    await mine.add(one);
    app.clock.advance(86_400_000);
    const second = app.clock.now().toISOString();
    await mine.add(two);
    expect((await mine.add(one)).body).toEqual([
      { idProducto: two, fecha: second },
      { idProducto: one, fecha: first },
    ]);
  });

  test('are at most so many: the oldest go', async () => {
    const app = await createApp();
    const ids = await pieces(app, FAVORITES_MAX + 1);
    const mine = await keeper(app);
    const [last = 0, ...others] = ids.toReversed();
    expect(await mine.merge(others)).toEqual(others);
    await mine.add(last);
    expect(await mine.list()).toEqual([last, ...others.slice(0, -1)]);
  });

  test('are kept once, however often it is asked at the same time', async () => {
    const app = await createApp();
    const ids = await pieces(app, 3);
    const mine = await keeper(app);
    await Promise.all([mine.merge(ids), mine.merge(ids), ...ids.map(mine.add)]);
    expect((await mine.list()).toSorted((a, b) => a - b)).toEqual(ids);
  });

  test('go with their piece', async () => {
    const app = await createApp();
    const [one = 0, two = 0] = await pieces(app, 2);
    const mine = await keeper(app);
    await mine.merge([one, two]);
    const { token } = await app.signIn(2);
    await app.call('DELETE', `/api/productos/borrar/${one}`, { token });
    expect(await mine.list()).toEqual([two]);
  });
});

describeOnBothDatabases('lines saved for later', (createApp) => {
  type Line = { idProducto_talla: number; cantidad: number };
  async function saver({ call, signIn }: TestApp) {
    const { token } = await signIn(1);
    const linesOf = ({ body }: { body: unknown }) =>
      (body as Line[]).map(({ idProducto_talla: id, cantidad }) => [id, cantidad]);
    return {
      token,
      list: async () => linesOf(await call('GET', '/api/guardadas', { token })),
      save: async (...lineas: Line[]) =>
        linesOf(await call('PUT', '/api/guardadas', { token, body: { lineas } })),
    };
  }
  const line = (idProducto_talla: number, cantidad = 1) => ({ idProducto_talla, cantidad });

  test('are there once, however often it is asked at the same time', async () => {
    const app = await createApp();
    const { idProducto_talla: id } = await addPiece(app.deps);
    const mine = await saver(app);
    await Promise.all([1, 2, 3, 4].map((cantidad) => mine.save(line(id, cantidad))));
    expect(await mine.list()).toHaveLength(1);
  });

  test('are at most so many: the oldest go', async () => {
    const app = await createApp();
    const ids: number[] = [];
    while (ids.length <= SAVED_LINES_MAX) ids.push((await addPiece(app.deps)).idProducto_talla);
    const [last = 0, ...others] = ids;
    const mine = await saver(app);
    await mine.save(...others.map((id) => line(id)));
    const after = await mine.save(line(last));
    expect(after).toEqual([last, ...others.slice(0, -1)].map((id) => [id, 1]));
  });

  test('hold nothing and count nowhere, and go with their piece', async () => {
    const app = await createApp();
    const piece = await addPiece(app.deps, { stock: 1 });
    const mine = await saver(app);
    await mine.save(line(piece.idProducto_talla));
    const { body } = await app.call('POST', '/api/carrito/obtener', { ...mine, body: {} });
    expect(body).toMatchObject({ carrito: { montoTotal: 0, productos: [] } });
    const seen = await app.call('GET', `/api/clientes/catalogo/${piece.idProducto}`);
    expect(seen.body).toMatchObject({ stock: 1 });
    const { token } = await app.signIn(2);
    await app.call('DELETE', `/api/productos/borrar/${piece.idProducto}`, { token });
    expect(await mine.list()).toEqual([]);
  });
});
