import { expect, test } from 'vitest';
import { addPiece } from '../../test/shopping.ts';
import { requestPiece } from '../../test/special-pieces.ts';
import { describeOnBothDatabases, type TestApp } from '../../test/test-app.ts';

type Item = Record<string, unknown>;
interface Page {
  elementos: Item[];
  siguiente: number | null;
  encontrados: number | null;
}

/** Asks as an administrator for a page, of which it keeps one field. */
async function reader({ call, signIn }: TestApp, address: string, field: string) {
  const { token } = await signIn(2);
  return async (query: string) => {
    const { status, body } = await call('GET', `${address}?${query}`, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    const { elementos, ...page } = body as Page;
    return { named: elementos.map((item) => item[field]), ...page };
  };
}

const PEOPLE = [
  { nombre: 'Ana', primerApellido: 'Mora', segundoApellido: 'Ñurinda' },
  { nombre: 'José', primerApellido: 'Solano', segundoApellido: '' },
  { nombre: 'Ana', primerApellido: 'Araya', segundoApellido: 'Rojas' },
];

describeOnBothDatabases('a page of a list', (createApp) => {
  test('of customers holds those whose name fits, the newest first', async () => {
    const app = await createApp();
    let correo = '';
    const identifications = [];
    for (const name of PEOPLE) {
      const person = await app.signIn(1, name);
      ({ correo } = person);
      identifications.push(person.identificacion);
    }
    const read = await reader(app, '/api/users/admin/clientes', 'apellido');
    const first = await read('limite=2');
    expect(first).toMatchObject({ named: ['Araya Rojas', 'Solano'], encontrados: 3 });
    expect(await read(`limite=2&despuesDe=${first.siguiente}`)).toMatchObject({
      named: ['Mora Ñurinda'],
      siguiente: null,
      encontrados: null,
    });
    expect(await read('limite=9&busqueda=ana mora')).toMatchObject({ named: ['Mora Ñurinda'] });
    expect(await read('limite=9&busqueda=ANA')).toMatchObject({ encontrados: 2 });
    expect(await read('limite=9&busqueda=nurinda ana')).toMatchObject({ named: ['Mora Ñurinda'] });
    expect(await read('limite=9&busqueda=nurinda solano')).toMatchObject({ encontrados: 0 });
    expect(await read(`limite=9&busqueda=${correo} araya`)).toMatchObject({
      named: ['Araya Rojas'],
    });
    expect(await read('limite=9&busqueda=filigrana.test')).toMatchObject({ encontrados: 0 });
    await app.deps.db
      .updateTable('usuarios')
      .set({ telefono: '70001122', identificacion: 'AB998877' })
      .where('identificacion', '=', identifications[0] ?? '')
      .execute();
    for (const number of ['ab-9988', '998877', '7000-1122', 'ana 70001122'])
      expect(await read(`limite=9&busqueda=${number}`)).toMatchObject({ named: ['Mora Ñurinda'] });
    expect(await read('limite=9&busqueda=_')).toMatchObject({ named: [], encontrados: 0 });
  });

  test('of customers holds those whose name is a letter off where nobody has the very words', async () => {
    const app = await createApp();
    const surnames = [
      ['Rodríguez', 'Mora'],
      ['Solana', 'Vega'],
      ['Rodríguez', 'Rojas'],
      ['Solano', 'Rojas'],
      ['Rodríguez', 'Vega'],
    ];
    let correo = '';
    for (const [primerApellido = '', segundoApellido = ''] of surnames)
      ({ correo } = await app.signIn(1, { nombre: 'María', primerApellido, segundoApellido }));
    await app.signIn(3, { nombre: 'María', primerApellido: 'Rodríguez', segundoApellido: 'Paz' });
    const read = await reader(app, '/api/users/admin/clientes', 'apellido');
    const first = await read('limite=2&busqueda=rodrigez marai');
    expect(first).toMatchObject({ named: ['Rodríguez Vega', 'Rodríguez Rojas'], encontrados: 3 });
    expect(await read(`limite=2&busqueda=rodrigez marai&despuesDe=${first.siguiente}`)).toEqual({
      named: ['Rodríguez Mora'],
      siguiente: null,
      encontrados: null,
    });
    expect(await read(`limite=9&busqueda=rodrigez ${correo}`)).toMatchObject({
      named: ['Rodríguez Vega'],
      encontrados: 1,
    });
    expect(await read('limite=9&busqueda=rodrijes')).toMatchObject({ named: [], encontrados: 0 });
    expect(await read('limite=9&busqueda=solano')).toMatchObject({ named: ['Solano Rojas'] });
    // Behind the last who has the very word comes nobody whose name is only near.
    const { siguiente } = await read('limite=1&busqueda=solan');
    expect(await read(`limite=9&busqueda=solano&despuesDe=${siguiente}`)).toEqual({
      named: [],
      siguiente: null,
      encontrados: null,
    });
  });

  test('of special orders holds those whose customer or state fits', async () => {
    const app = await createApp();
    for (const name of PEOPLE) await requestPiece(app, await app.signIn(1, name));
    const read = await reader(app, '/api/pedidos-especiales/todos', 'nombreUsuario');
    const first = await read('limite=1');
    expect(first).toMatchObject({ named: ['Ana Araya Rojas'], encontrados: 3 });
    expect(await read(`limite=1&despuesDe=${first.siguiente}`)).toMatchObject({
      named: ['José Solano'],
    });
    expect(await read('limite=9&busqueda=jose')).toMatchObject({ named: ['José Solano'] });
    expect(await read('limite=9&busqueda=rechaz')).toMatchObject({ encontrados: 0 });
    expect(await read('limite=9&busqueda=PENDIENTE')).toMatchObject({ encontrados: 3 });
    expect(await read('limite=9&busqueda=pend rojas')).toMatchObject({ encontrados: 1 });
    const { siguiente } = await read('limite=2');
    for (const typed of [`#${siguiente}`, `jose ${siguiente}`, `especial n.º ${siguiente}`])
      expect(await read(`limite=9&busqueda=${encodeURIComponent(typed)}`), typed).toMatchObject({
        named: ['José Solano'],
      });
  });

  test('of special orders holds those of customers whose name is a letter off where none has the very words', async () => {
    const app = await createApp();
    const ana = await app.signIn(1, {
      nombre: 'Ana',
      primerApellido: 'Solano',
      segundoApellido: '',
    });
    const eva = await app.signIn(1, {
      nombre: 'Eva',
      primerApellido: 'Solamo',
      segundoApellido: '',
    });
    for (const person of [ana, eva, ana]) await requestPiece(app, person);
    const read = await reader(app, '/api/pedidos-especiales/todos', 'idPedidoEspecial');
    const all = (await read('limite=9')).named;
    const [last, evas, first] = all;
    const page = await read('limite=2&busqueda=solaro');
    expect(page).toEqual({ named: [last, evas], siguiente: evas, encontrados: 3 });
    expect(await read(`limite=2&busqueda=solaro&despuesDe=${evas}`)).toEqual({
      named: [first],
      siguiente: null,
      encontrados: null,
    });
    expect((await read('limite=9&busqueda=solamo')).named).toEqual([evas]);
    // Behind the last that has the very word comes none of whose customer the name is only near.
    expect((await read(`limite=9&busqueda=solamo&despuesDe=${evas}`)).named).toEqual([]);
    expect((await read('limite=9&busqueda=rochas')).named).toEqual([]);
  });

  test('of products holds those whose name fits, by number, with their sizes', async () => {
    const app = await createApp();
    for (const nombre of ['Aretes Gota', 'Anillo Ópalo', 'Aretes Luna'])
      await addPiece(app.deps, { nombre });
    const read = await reader(app, '/api/productos/todos', 'nombreProducto');
    const first = await read('limite=2');
    expect(first).toMatchObject({ named: ['Aretes Gota', 'Anillo Ópalo'], encontrados: 3 });
    expect(await read(`limite=2&despuesDe=${first.siguiente}`)).toMatchObject({
      named: ['Aretes Luna'],
      siguiente: null,
    });
    expect(await read('limite=9&busqueda=opalo')).toMatchObject({ named: ['Anillo Ópalo'] });
    expect(await read('limite=9&busqueda=aretes')).toMatchObject({ encontrados: 2 });
    expect(await read('limite=9&busqueda=luna ar')).toMatchObject({ named: ['Aretes Luna'] });
  });
});
