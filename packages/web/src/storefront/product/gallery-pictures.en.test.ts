import { expect, test } from 'vitest';
import { piece } from '../../../test/storefront/products.ts';
import { galleryPictures } from './gallery-pictures.ts';

test('no photograph is described in Spanish', () => {
  const fotos = [{ idFoto: 7, image_url: '/media/b.webp', descripcion: 'Una lágrima de cerca' }];
  const words = galleryPictures(piece({ nombreProducto: 'Tear Drops', fotos })).map(
    (each) => each.words,
  );
  expect(words[0]).toMatch(/^Tear Drops, /);
  expect(words[1]).toBe(words[0]);
});
