import { ADDRESSES_MAX } from '@filigrana/sdk/domain';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const ADDRESSES = '/api/users/clientes/direcciones';

const address = (nombre: string) => ({
  nombre,
  provincia: 'Cartago',
  canton: 'Paraíso',
  distrito: 'Orosi',
  direccionExacta: `${nombre}, de la iglesia 200 m al norte`,
});

interface Kept {
  idDireccion: number;
  nombre: string;
  preferida: boolean;
}

describeOnBothDatabases('the addresses of a customer', (createApp) => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(1)).token;
  });

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '', body?: object) =>
    app.call(method, ADDRESSES + url, { token, ...(body && { body }) });
  const kept = async () => (await ask('GET')).body as Kept[];
  const names = (list: Kept[]) =>
    list.map(({ nombre, preferida }) => nombre + (preferida ? '*' : ''));
  const add = async (nombre: string) => {
    const { status, body } = await ask('POST', '', address(nombre));
    expect(status).toBe(201);
    return (body as Kept[]).find((one) => one.nombre === nombre.trim())!.idDireccion;
  };

  test('begin with the first one as the preferred one, and every change answers all', async () => {
    const casa = await add(' Casa ');
    const taller = await add('Taller');
    const mama = await add('Mamá');
    expect(names(await kept())).toEqual(['Casa*', 'Taller', 'Mamá']);
    const preferred = await ask('PUT', `/${mama}/preferida`);
    expect(names(preferred.body as Kept[])).toEqual(['Mamá*', 'Casa', 'Taller']);
    const changed = await ask('PUT', `/${taller}`, address('Oficina'));
    expect(names(changed.body as Kept[])).toEqual(['Mamá*', 'Casa', 'Oficina']);
    const left = await ask('DELETE', `/${mama}`);
    expect(names(left.body as Kept[])).toEqual(['Casa*', 'Oficina']);
    expect((await ask('DELETE', `/${casa}`)).body).toEqual([
      { idDireccion: taller, ...address('Oficina'), preferida: true },
    ]);
    expect((await ask('DELETE', `/${taller}`)).body).toEqual([]);
  });

  test('are ten at most, also when several are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: ADDRESSES_MAX + 2 }, (_, n) => ask('POST', '', address(`n.º ${n}`))),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } });
    const all = await kept();
    expect(all).toHaveLength(ADDRESSES_MAX);
    expect(all.filter(({ preferida }) => preferida)).toHaveLength(1);
  });

  test('are nobody else’s, and one that is gone is not found', async () => {
    const casa = await add('Casa');
    const own = token;
    token = (await app.signIn(1)).token;
    expect(await kept()).toEqual([]);
    const attempts = () =>
      Promise.all([
        ask('PUT', `/${casa}`, address('Mía')),
        ask('PUT', `/${casa}/preferida`),
        ask('DELETE', `/${casa}`),
      ]);
    for (const answer of await attempts())
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    token = own;
    expect(names(await kept())).toEqual(['Casa*']);
    await ask('DELETE', `/${casa}`);
    for (const { status } of await attempts()) expect(status).toBe(404);
  });

  test.each([
    ['nombre', ' '],
    ['nombre', 'x'.repeat(41)],
    ['provincia', 'Chiriquí'],
    ['canton', ''],
    ['distrito', undefined],
    ['direccionExacta', 'x'.repeat(301)],
    ['preferida', true],
  ])('with a bad %s (%j) are refused', async (field, value) => {
    const { status, body } = await ask('POST', '', { ...address('Casa'), [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ campos: { [field]: expect.any(String) as string } });
    expect(await kept()).toEqual([]);
  });
});
