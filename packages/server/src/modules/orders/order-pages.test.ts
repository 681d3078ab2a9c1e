import { expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../test/people.ts';
import { addPiece, order } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

interface Page {
  elementos: { idPedido: number }[];
  siguiente: number | null;
  encontrados: number | null;
  montoEncontrado: number | null;
}

/** Asks as an administrator; the query is written as the address has it. */
async function reader({ call, signIn }: TestApp) {
  const { token } = await signIn(2);
  return async (query: string) => {
    const { status, body } = await call('GET', `/api/pedido/regulares?${query}`, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    const { elementos, ...page } = body as Page;
    return { ids: elementos.map(({ idPedido }) => idPedido), ...page };
  };
}

describeOnBothDatabases('the orders of the back office, page by page', (createApp) => {
  /** Orders of Ana Mora Ñurinda and of José Solano: three, then two. */
  async function shopWithOrders() {
    const app = await createApp();
    const [ana, jose] = [
      await app.signIn(1, { nombre: 'Ana', primerApellido: 'Mora', segundoApellido: 'Ñurinda' }),
      await app.signIn(1, { nombre: 'José', primerApellido: 'Solano', segundoApellido: '' }),
    ];
    const [chain, ring] = [
      await addPiece(app.deps, { nombre: 'Cadena 100%', precio: 40, stock: 9 }),
      await addPiece(app.deps, { nombre: 'Anillo Ópalo', precio: 60, stock: 9, talla: '7' }),
    ];
    const ids = [];
    for (const [who, piece] of [
      [ana, chain],
      [ana, chain],
      [ana, ring],
      [jose, chain],
      [jose, ring],
    ] as const)
      ids.push((await order(app, who, piece)).idPedido);
    return { app, ids, ana, read: await reader(app) };
  }

  test('pages follow each other, newest first, and only the first is counted', async () => {
    const { app, ids, ana, read } = await shopWithOrders();
    const [a, b, c, d, e] = ids;
    const first = await read('limite=2');
    expect(first).toMatchObject({ ids: [e, d], siguiente: d, encontrados: 5 });
    // What comes in meanwhile moves nothing to the next page.
    await order(app, ana, await addPiece(app.deps));
    const second = await read(`limite=2&despuesDe=${first.siguiente}`);
    expect(second).toMatchObject({ ids: [c, b], encontrados: null, montoEncontrado: null });
    expect(await read(`limite=2&despuesDe=${second.siguiente}`)).toMatchObject({
      ids: [a],
      siguiente: null,
    });
  });

  test('a text is found in the customer and in what was bought, whatever its case and accents', async () => {
    const { ids, read } = await shopWithOrders();
    const [a, b, c, d, e] = ids;
    for (const [busqueda, found] of [
      ['ana mora ñurinda', [c, b, a]],
      ['NURINDA', [c, b, a]],
      ['nurinda an', [c, b, a]],
      ['talla ana', [c]],
      ['jo so', [e, d]],
      ['ana solano', []],
      ['solano', [e, d]],
      ['ópalo (talla 7)', [e, c]],
      ['jo', [e, d]],
      ['100%', [d, b, a]],
      ['%', [d, b, a]],
      ['_', []],
      ['\\', []],
      ['nadie', []],
    ] as const) {
      const page = await read(`limite=9&busqueda=${encodeURIComponent(busqueda)}`);
      expect(page, busqueda).toMatchObject({ ids: found, encontrados: found.length });
    }
  });

  test('where no order has the text, those of customers whose name is a letter off are found', async () => {
    const { app, ids, read } = await shopWithOrders();
    const [a, b, c, d, e] = ids;
    const { token } = await app.signIn(2);
    await app.call('PUT', `/api/pedido/${d}/aceptar`, { token });
    const first = await read('limite=1&busqueda=Solamo');
    expect(first).toMatchObject({ ids: [e], siguiente: e, encontrados: 2 });
    expect(first.montoEncontrado).toBe((await read('limite=1&busqueda=solano')).montoEncontrado);
    expect(await read(`limite=1&busqueda=Solamo&despuesDe=${e}`)).toMatchObject({
      ids: [d],
      siguiente: null,
    });
    expect((await read('limite=9&busqueda=solamo&estado=confirmado')).ids).toEqual([d]);
    expect((await read('limite=9&busqueda=nurimda')).ids).toEqual([c, b, a]);
    // Somebody has the very name: nobody whose name is only near is meant, whatever else is asked for.
    await order(
      app,
      await app.signIn(1, { nombre: 'Eva', primerApellido: 'Solamo', segundoApellido: '' }),
      await addPiece(app.deps),
    );
    expect((await read('limite=9&busqueda=solamo&estado=confirmado')).ids).toEqual([]);
  });

  test('what is asked for together has to fit together, and comes to a sum', async () => {
    const { app, ids, read } = await shopWithOrders();
    const [a, b, c, d, e] = ids;
    const { token } = await app.signIn(2);
    for (const id of [a, d]) await app.call('PUT', `/api/pedido/${id}/aceptar`, { token });
    const day = app.deps.clock.now().toISOString().slice(0, 10);
    for (const [query, found] of [
      ['estado=confirmado', [d, a]],
      ['estado=confirmado&busqueda=ana', [a]],
      ['pago=pendiente', [e, c, b]],
      [`pedido=${c}`, [c]],
      [`pedido=${c}&estado=confirmado`, []],
      ['desde=2020-01-01&hasta=2020-12-31', []],
      [`desde=2020-01-01&estado=confirmado&hasta=${Number(day.slice(0, 4)) + 1}-01-01`, [d, a]],
    ] as const)
      expect((await read(`limite=9&${query}`)).ids, query).toEqual(found);
    const confirmed = await read('limite=1&estado=confirmado');
    const { body } = await app.call('GET', '/api/pedido/regulares', { token });
    const sum = (body as { estadoPedido: string; montoTotal: number }[])
      .filter(({ estadoPedido }) => estadoPedido === 'confirmado')
      .reduce((total, { montoTotal }) => total + montoTotal, 0);
    expect(confirmed).toMatchObject({ encontrados: 2, montoEncontrado: sum, siguiente: d });
  });

  test('the name of a closed account is found no more', async () => {
    const { app, ids, ana, read } = await shopWithOrders();
    const { token } = await app.signIn(2);
    for (const id of ids.slice(0, 3))
      await app.call('PUT', `/api/pedido/${id}/rechazar`, { token });
    const closed = await app.call('POST', '/api/users/clientes/cerrar', {
      token: ana.token,
      body: { contrasenaActual: TEST_PASSWORD },
    });
    expect(closed.status).toBe(200);
    expect((await read('limite=9&busqueda=ana')).ids).toEqual([]);
    expect((await read('limite=9&busqueda=cuenta cerrada')).ids).toEqual(
      ids.slice(0, 3).toReversed(),
    );
    expect((await read('limite=9&busqueda=ópalo')).ids).toHaveLength(2);
  });
});
