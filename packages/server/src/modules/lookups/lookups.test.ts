import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

describeOnBothDatabases('lookups', (createApp) => {
  test('categories are the five of the shop, and 1 means rings', async () => {
    const { call } = await createApp();
    const { status, body } = await call('GET', '/api/categorias');
    expect(status).toBe(200);
    expect(body).toEqual([
      { idCategoria: 1, nombre: 'Anillos' },
      { idCategoria: 2, nombre: 'Aretes' },
      { idCategoria: 3, nombre: 'Cadenas y Dijes' },
      { idCategoria: 4, nombre: 'Pulseras' },
      { idCategoria: 5, nombre: 'Conjuntos' },
    ]);
  });

  test('stones and materials carry their accents', async () => {
    const { call } = await createApp();
    expect((await call('GET', '/api/piedras')).body).toEqual([
      { idPiedra: 1, nombre: 'Natural' },
      { idPiedra: 2, nombre: 'Sintética' },
    ]);
    expect((await call('GET', '/api/materiales')).body).toEqual([
      { idMaterial: 1, nombre: 'Plata' },
      { idMaterial: 2, nombre: 'Plata bañada en oro' },
    ]);
  });

  test('sizes go from 5 to 12 and end with the one of pieces without sizes', async () => {
    const { call } = await createApp();
    const { body } = await call('GET', '/api/tallas');
    const sizes = (body as { tamanio: string }[]).map(({ tamanio }) => tamanio);
    expect(sizes).toEqual(['5', '6', '7', '8', '9', '10', '11', '12', 'Única']);
  });
});
