import { FAVORITES_MAX } from '@filigrana/sdk/domain';
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
