import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

const PATH = '/api/users/clientes/tallas';
const anular = (mano: string, tamanio: string | null) => ({ mano, dedo: 'anular', tamanio });

describeOnBothDatabases('ring sizes', (createApp) => {
  test('of a finger are kept once, however often it is asked at the same time', async () => {
    const { call, signIn } = await createApp();
    const { token } = await signIn(1);
    const save = (...tallas: object[]) => call('PUT', PATH, { token, body: { tallas } });
    await Promise.all(['6', '7', '8', '9'].map((tamanio) => save(anular('izquierda', tamanio))));
    await save(anular('derecha', '8'), anular('izquierda', '7'), anular('izquierda', '5'));
    const { body } = await call('GET', PATH, { token });
    expect(body).toEqual([anular('derecha', '8'), anular('izquierda', '7')]);
  });

  test('are all set or none', async () => {
    const { call, signIn } = await createApp();
    const { token } = await signIn(1);
    const tallas = [anular('izquierda', '7'), anular('derecha', '13')];
    expect(await call('PUT', PATH, { token, body: { tallas } })).toMatchObject({ status: 400 });
    expect((await call('GET', PATH, { token })).body).toEqual([]);
  });
});
