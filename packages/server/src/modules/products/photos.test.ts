import { expect, test } from 'vitest';
import { addProduct, formOf, necklaceForm, photo } from '../../../test/back-office.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

const HOUR = 3_600_000;

describeOnBothDatabases('further photographs of a product', (createApp) => {
  /** A product with two photographs. */
  async function withPhotos() {
    const app = await createApp();
    const { token } = await app.signIn(3);
    const { id } = await addProduct(app, token, await necklaceForm());
    const add = async (colour: string) =>
      (
        await app.call('POST', `/api/productos/fotos/${id}`, {
          token,
          form: formOf({ imagen: await photo(colour), descripcion: ' De cerca ' }),
        })
      ).body as { idFoto: number; image_url: string; descripcion: string }[];
    await add('#123');
    return { app, token, id, photos: await add('#456') };
  }

  test('are told to visitors at once, and their files stay for as long as they are shown', async () => {
    const { app, token, id, photos } = await withPhotos();
    const seen = await app.call('GET', `/api/clientes/catalogo/${id}`);
    expect(seen.body).toMatchObject({ fotos: photos });
    expect(photos[0]?.descripcion).toBe('De cerca');
    const [first, second] = photos;
    await app.call('DELETE', `/api/productos/fotos/${id}/${first?.idFoto}`, { token });
    app.clock.advance(2 * HOUR);
    await app.deps.media.sweepOrphans();
    const kept = await app.deps.db.selectFrom('archivos').select('idArchivo').execute();
    const isKept = (url = '') => kept.some(({ idArchivo }) => url === `/media/${idArchivo}.webp`);
    expect([isKept(first?.image_url), isKept(second?.image_url)]).toEqual([false, true]);
    const after = await app.call('GET', `/api/clientes/catalogo/${id}`);
    expect(after.body).toMatchObject({ fotos: [second] });
  });

  test('give and take the place of the main one, and the files of both stay', async () => {
    const { app, token, id, photos } = await withPhotos();
    const seen = async () => (await app.call('GET', `/api/clientes/catalogo/${id}`)).body;
    const before = (await seen()) as { image_url: string };
    const [first, second] = photos;
    const body = { orden: [second?.idFoto, 0, first?.idFoto] };
    await app.call('PUT', `/api/productos/fotos/${id}`, { token, body });
    app.clock.advance(2 * HOUR);
    await app.deps.media.sweepOrphans();
    expect(await seen()).toMatchObject({
      image_url: second?.image_url,
      descripcionImagen: 'De cerca',
      fotos: [{ ...second, image_url: before.image_url, descripcion: '' }, first],
    });
    const kept = await app.deps.db.selectFrom('archivos').select('idArchivo').execute();
    for (const url of [before.image_url, second?.image_url])
      expect(kept.map(({ idArchivo }) => `/media/${idArchivo}.webp`)).toContain(url);
  });

  test('go with the product', async () => {
    const { app, token, id } = await withPhotos();
    await app.call('DELETE', `/api/productos/borrar/${id}`, { token });
    const left = await app.deps.db.selectFrom('producto_fotos').select('idFoto').execute();
    expect(left).toEqual([]);
  });

  test('are stored one after the other: two at once do not make more than there may be', async () => {
    const { app, token, id } = await withPhotos();
    const url = `/api/productos/fotos/${id}`;
    const imagen = await photo('#789');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.call('POST', url, { token, form: formOf({ imagen }) })),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(3);
  });
});
