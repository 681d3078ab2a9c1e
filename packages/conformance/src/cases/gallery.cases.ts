import { MAIN_PHOTO, PHOTOS_MAX, PHOTO_DESCRIPTION_MAX } from '@filigrana/sdk/domain';
import { defineCase, type ConformanceCase } from '../case.ts';
import type { CaseContext } from '../case-context.ts';
import { emptyFile, formOf, picture, svg, tooLarge, type Parts } from '../fixtures/files.ts';
import { newProduct } from '../fixtures/products.ts';
import { equal, present } from '../http/difference.ts';
import { NO_ID, refusals } from './refusals.ts';

const words = (photos: readonly { descripcion: string }[] | undefined) =>
  photos?.map(({ descripcion }) => descripcion);

/** A new product with a photograph of each description. */
async function withPhotos(context: CaseContext, ...descriptions: string[]) {
  const { ask } = context;
  const { idProducto } = await newProduct(context);
  const token = await context.token(2);
  const params = { idProducto };
  const add = (parts: Parts) => ask('addPhoto', '', { token, params, form: formOf(parts) });
  const ids: Record<string, number> = {};
  for (const descripcion of descriptions) {
    const all = (await add({ imagen: picture(), descripcion })).ok();
    ids[descripcion] = present(all.at(-1), `${descripcion}, the last of all`).idFoto;
  }
  const at = (descripcion: string) => ({
    token,
    params: { ...params, idFoto: ids[descripcion] ?? NO_ID },
  });
  const sort = (...orden: number[]) => ask('sortPhotos', '', { token, params, json: { orden } });
  const product = async () => (await ask('getProduct', '', { params: { id: idProducto } })).ok();
  const shown = async () => (await product()).fotos;
  const idOf = (descripcion: string) => ids[descripcion] ?? NO_ID;
  return { idProducto, add, at, sort, product, shown, idOf };
}

const noProduct = { params: { idProducto: NO_ID } };
const noPhoto = { params: { idProducto: NO_ID, idFoto: NO_ID } };
const long = 'x'.repeat(PHOTO_DESCRIPTION_MAX + 1);
const form = (parts: Parts) => () => ({ ...noProduct, form: formOf(parts) });

/** Further photographs of products: an extension of the contract. */
export const galleryCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'gallery.keep',
    title: 'photographs are added, described, put in order and taken away, and visitors see them',
    statuses: [
      ['addPhoto', 201],
      ['describePhoto', 200],
      ['sortPhotos', 200],
      ['removePhoto', 200],
    ],
    writes: true,
    needs: ['administrator', 'gallery'],
    async run(context) {
      const { at, sort, shown, idOf } = await withPhotos(context, 'a', 'b', 'c');
      equal('the photographs', words(await shown()), ['a', 'b', 'c']);
      (await sort(idOf('c'), idOf('a'), idOf('b'))).ok();
      const json = { descripcion: ' En la mano ' };
      (await context.ask('describePhoto', '', { ...at('a'), json })).ok();
      equal('them afterwards', words(await shown()), ['c', 'En la mano', 'b']);
      const left = (await context.ask('removePhoto', '', at('c'))).ok();
      equal('those that are left', words(left), ['En la mano', 'b']);
      equal('what visitors see', words(await shown()), ['En la mano', 'b']);
    },
  }),
  defineCase({
    id: 'gallery.main',
    title: 'the main picture is described, and whatever is put before it takes its place',
    statuses: [
      ['describePhoto', 200],
      ['sortPhotos', 200],
    ],
    writes: true,
    needs: ['administrator', 'gallery', 'mainPhoto'],
    async run(context) {
      const { idProducto, at, sort, product, idOf } = await withPhotos(context, 'a', 'b');
      const { image_url } = await product();
      const main = { ...at('a'), params: { idProducto, idFoto: MAIN_PHOTO } };
      const json = { descripcion: ' De frente ' };
      (await context.ask('describePhoto', '', { ...main, json })).ok();
      equal('what it shows', (await product()).descripcionImagen, 'De frente');
      (await sort(idOf('b'), MAIN_PHOTO, idOf('a'))).ok();
      const after = await product();
      equal('what shows first then', after.descripcionImagen, 'b');
      equal('the others', words(after.fotos), ['De frente', 'a']);
      const [was] = after.fotos ?? [];
      equal('the one that was first', [was?.idFoto, was?.image_url], [idOf('b'), image_url]);
      (await sort(idOf('a'), idOf('b'))).ok();
      equal('the others, put in order alone', words((await product()).fotos), ['a', 'De frente']);
      const { token } = main;
      const form = formOf({ imagen: picture() });
      (await context.ask('updateProduct', '', { token, params: { idProducto }, form })).ok();
      equal('what a new one is said to show', (await product()).descripcionImagen, undefined);
    },
  }),
  defineCase({
    id: 'gallery.main-stays',
    title: 'the main picture is not taken away',
    statuses: [['removePhoto', 404]],
    writes: true,
    needs: ['administrator', 'gallery', 'mainPhoto'],
    async run(context) {
      const { idProducto, at, product } = await withPhotos(context, 'a');
      const { image_url } = await product();
      const main = { ...at('a'), params: { idProducto, idFoto: MAIN_PHOTO } };
      (await context.ask('removePhoto', '', main)).refused(404);
      equal('the main picture', (await product()).image_url, image_url);
    },
  }),
  defineCase({
    id: 'gallery.limit',
    title: `${PHOTOS_MAX} photographs are kept besides the main one`,
    statuses: [['addPhoto', 409]],
    writes: true,
    needs: ['administrator', 'gallery'],
    async run(context) {
      const names = Array.from({ length: PHOTOS_MAX }, (_, index) => `Foto ${index + 1}`);
      const { add, shown } = await withPhotos(context, ...names);
      (await add({ imagen: picture() })).refused(409, { code: 'INVALID_STATE' });
      equal('the photographs after it', words(await shown()), names);
    },
  }),
  defineCase({
    id: 'gallery.order',
    title: 'an order that does not name each photograph once changes nothing',
    statuses: [['sortPhotos', 409]],
    writes: true,
    needs: ['administrator', 'gallery'],
    async run(context) {
      const { sort, shown, idOf } = await withPhotos(context, 'a', 'b');
      (await sort(idOf('b'))).refused(409, { code: 'INVALID_STATE' });
      (await sort(idOf('b'), idOf('a'), NO_ID)).refused(409, { code: 'INVALID_STATE' });
      (await sort(idOf('a'), idOf('a'))).refused(409, { code: 'INVALID_STATE' });
      equal('the photographs after it', words(await shown()), ['a', 'b']);
    },
  }),
  defineCase({
    id: 'gallery.files-by-content',
    title: 'what only pretends to be a photograph is 415, one over 10 MB 413',
    statuses: [
      ['addPhoto', 415],
      ['addPhoto', 413],
    ],
    writes: true,
    needs: ['administrator', 'gallery'],
    async run(context) {
      const { add, shown } = await withPhotos(context, 'a');
      (await add({ imagen: svg() })).refused(415);
      (await add({ imagen: emptyFile() })).refused(415);
      (await add({ imagen: tooLarge() })).refused(413);
      equal('the photographs after it', words(await shown()), ['a']);
    },
  }),
  defineCase({
    id: 'gallery.of-another',
    title: 'a photograph is found at its own product only',
    statuses: [
      ['describePhoto', 404],
      ['removePhoto', 404],
    ],
    writes: true,
    needs: ['administrator', 'gallery'],
    async run(context) {
      const { at, shown, idOf } = await withPhotos(context, 'a');
      const other = await withPhotos(context, 'b');
      const mixed = { ...at('a'), params: { ...at('a').params, idFoto: other.idOf('b') } };
      const json = { descripcion: 'x' };
      (await context.ask('describePhoto', '', { ...mixed, json })).refused(404);
      (await context.ask('removePhoto', '', mixed)).refused(404);
      equal('the photographs after it', [words(await shown()), idOf('a') !== NO_ID], [['a'], true]);
      equal('the others', words(await other.shown()), ['b']);
    },
  }),
  ...refusals({
    operation: 'addPhoto',
    valid: form({ imagen: picture() }),
    invalid: [
      ['no picture', form({}), ['imagen']],
      ['a text instead of one', form({ imagen: 'foto.png' }), ['imagen']],
      ['a long description', form({ imagen: picture(), descripcion: long }), ['descripcion']],
    ],
    missing: true,
  }),
  ...refusals({
    operation: 'sortPhotos',
    valid: { ...noProduct, json: { orden: [NO_ID] } },
    invalid: [['no order', { ...noProduct, json: { orden: [] } }, ['orden']]],
    missing: true,
  }),
  ...refusals({
    operation: 'describePhoto',
    valid: { ...noPhoto, json: { descripcion: 'x' } },
    invalid: [['a long description', { ...noPhoto, json: { descripcion: long } }, ['descripcion']]],
    missing: true,
  }),
  ...refusals({ operation: 'removePhoto', valid: noPhoto, missing: true }),
];
