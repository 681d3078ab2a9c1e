import { NO_DETAILS } from '@filigrana/sdk/domain';
import { expect, test } from 'vitest';
import { addProduct, editProduct, necklaceForm, productSeen } from '../../../test/back-office.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

const SAID = { largoMm: '24.5', anchoMm: '18.3', pesoG: '3.21', hechoPor: 'Ana', horas: '6' };

describeOnBothDatabases('what is said of a piece', (createApp) => {
  test('is kept in whole numbers, and told as it was said', async () => {
    const app = await createApp();
    const { token } = await app.signIn(3);
    const { id } = await addProduct(app, token, await necklaceForm(SAID));
    const row = await app.deps.db.selectFrom('productos').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ largoDecimas: 245, anchoDecimas: 183, pesoCentesimas: 321 });
    expect(await productSeen(app, token, id)).toMatchObject({
      ficha: {
        ...NO_DETAILS,
        largoMm: 24.5,
        anchoMm: 18.3,
        pesoG: 3.21,
        hechoPor: 'Ana',
        horas: 6,
      },
    });
  });

  test('is in lists for visitors as its measures, in the back office as a whole', async () => {
    const app = await createApp();
    const { token } = await app.signIn(3);
    const { id } = await addProduct(app, token, await necklaceForm(SAID));
    await addProduct(app, token, await necklaceForm({ horas: '6' }));
    const measures = { largoMm: 24.5, anchoMm: 18.3, pesoG: 3.21 };
    for (const list of ['inicio', 'filtros?precio=', 'buscar?termino=nube']) {
      const { body } = await app.call('GET', `/api/clientes/catalogo/${list}`);
      expect((body as { ficha?: unknown }[]).map(({ ficha }) => ficha)).toEqual([
        measures,
        undefined,
      ]);
    }
    const whole = { ...measures, hechoPor: 'Ana', horas: 6, historia: null };
    const { body } = await app.call('GET', `/api/clientes/catalogo/${id}`);
    expect(body).toMatchObject({ ficha: whole });
    expect(await productSeen(app, token, id)).toMatchObject({ ficha: whole });
  });

  test('is in the record of who did what only as having changed', async () => {
    const app = await createApp();
    const { token } = await app.signIn(2);
    const { id } = await addProduct(app, token, await necklaceForm(SAID));
    await editProduct(app, token, id, { hechoPor: 'Luis' });
    const { body } = await app.call('GET', '/api/actividad', { token });
    expect(JSON.stringify(body)).not.toMatch(/Luis|Ana/);
    expect(JSON.stringify(body)).toContain('{"campo":"ficha","antes":"","despues":""}');
  });

  test('with more decimals than are kept is refused in a sentence', async () => {
    const app = await createApp();
    const { token } = await app.signIn(3);
    const { id } = await addProduct(app, token, await necklaceForm());
    const refused = await editProduct(app, token, id, { largoMm: '24.55', pesoG: '3.215' });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        campos: {
          largoMm: 'Debe tener como máximo un decimal.',
          pesoG: 'Debe tener como máximo dos decimales.',
        },
      },
    });
  });
});
