import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { newStaff } from '../fixtures/accounts.ts';
import { emptyFile, formOf, svg, tooLarge } from '../fixtures/files.ts';
import {
  editProduct,
  nameOf,
  newProduct,
  productListed,
  productParts,
  ringParts,
  stockBySize,
  stockOf,
  newPiece,
} from '../fixtures/products.ts';
import { whole } from '../fixtures/whole.ts';

/** Products as the back office lists and adds them. */
export const productsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'products.list',
    title: 'the back office lists every product once, by idProducto',
    statuses: [['listAllProducts', 200]],
    needs: ['administrator'],
    async run({ ask, token }) {
      const products = whole((await ask('listAllProducts', '', { token: await token(2) })).ok());
      const ids = products.map(({ idProducto }) => idProducto);
      equal(
        'the ids of the list',
        ids,
        ids.toSorted((a, b) => a - b),
      );
    },
  }),
  defineCase({
    id: 'products.create',
    title: 'a new piece without sizes is on the shelf as it was described',
    statuses: [
      ['createProduct', 201],
      ['listAllProducts', 200],
      ['getProduct', 200],
      ['getProductSize', 200],
    ],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const parts = { precio: 49.9, precioEspecial: 39.95, stock: 1, destacado: 1, unico: 1 };
      const piece = await newProduct(context, parts);
      const listed = await productListed(context, piece);
      const params = { id: piece.idProducto };
      const detail = (await context.ask('getProduct', '', { params })).ok();
      const { idCategoria, idMaterial, idPiedra } = await context.choices();
      for (const seen of [listed, detail]) {
        equal('the name', nameOf(seen), piece.nombre);
        equal('the prices', [seen.precio, seen.precioEspecial], [49.9, 39.95]);
        equal('destacado, unico, estado', [seen.destacado, seen.unico, seen.estado], [1, 1, 1]);
        equal('idCategoria', seen.idCategoria, idCategoria);
        equal('idMaterial', seen.idMaterial, idMaterial);
        equal('idPiedra', seen.idPiedra, idPiedra);
        check(Boolean(seen.image_url ?? seen.imagen_url), 'The product has no picture');
      }
      equal('the stock', await stockOf(context, piece), 1);
    },
  }),
  defineCase({
    id: 'products.english',
    title:
      'a piece keeps its English name and description, and visitors hear of them while there are any',
    statuses: [
      ['createProduct', 201],
      ['updateProduct', 200],
      ['getProduct', 200],
    ],
    writes: true,
    needs: ['administrator', 'english'],
    async run(context) {
      const words = { nombreIngles: 'Moon Ring', descripcionIngles: 'A crescent of silver.' };
      const piece = await newProduct(context, words);
      const inEnglish = async () => {
        const { idProducto: id } = piece;
        const seen = (await context.ask('getProduct', '', { params: { id } })).ok();
        return [seen.nombreIngles, seen.descripcionIngles];
      };
      equal('what visitors are told', await inEnglish(), Object.values(words));
      const edit = { nombreIngles: '', descripcionIngles: ' A full moon. ' };
      const token = await context.token(2);
      const params = { idProducto: piece.idProducto };
      (await context.ask('updateProduct', '', { token, params, form: formOf(edit) })).ok();
      equal('it after an edit', await inEnglish(), [undefined, 'A full moon.']);
      equal('it in the back office', (await productListed(context, piece)).nombreIngles, null);
    },
  }),
  defineCase({
    id: 'products.unique',
    title: 'of a piece of a kind there is one: more in stock is 400',
    statuses: [
      ['createProduct', 400],
      ['updateProduct', 400],
    ],
    writes: true,
    needs: ['administrator', 'holds'],
    async run(context) {
      const token = await context.token(2);
      const form = formOf(await productParts(context, { stock: 2, unico: 1 }));
      (await context.ask('createProduct', 'of a kind with two', { token, form })).refused(400);
      const piece = await newPiece(context, { stock: 1, unico: 1 });
      (await editProduct(context, piece, { stock: 2 }, 'to two')).refused(400);
      equal('the stock', await stockOf(context, piece), 1);
    },
  }),
  defineCase({
    id: 'products.create-ring',
    title: 'a ring has its stock per size',
    statuses: [
      ['createProduct', 201],
      ['getProductSize', 200],
      ['getProductSize', 404],
    ],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const ring = await newProduct(context, ringParts({ 6: 2, 7: 0, 12: 5 }));
      equal('the sizes', stockBySize(await productListed(context, ring)), { 6: 2, 7: 0, 12: 5 });
      equal('the stock of size 12', await stockOf(context, ring, '12'), 5);
      const query = { idProducto: ring.idProducto, tamanio: '8' };
      const answer = await context.ask('getProductSize', 'of a size that it has not', { query });
      answer.refused(404, { code: 'NOT_FOUND' });
      const found = (await context.ask('filterCatalog', '', { query: { tamano: '6' } })).ok();
      const isFound = found.some(({ idProducto }) => idProducto === ring.idProducto);
      check(isFound, 'The filter by size 6 does not find a ring that has it');
    },
  }),
  defineCase({
    id: 'products.create-unavailable',
    title: 'with estado 0 the stock is 0, whatever is sent, and needs not be sent',
    statuses: [['createProduct', 201]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      for (const stock of [9, null]) {
        const piece = await newProduct(context, { estado: 0, stock });
        const { estado, stock: seen } = await productListed(context, piece);
        equal('estado and stock', [estado, seen ?? 0], [0, 0]);
      }
    },
  }),
  defineCase({
    id: 'products.manager',
    title: 'a manager may do with products what an administrator may',
    statuses: [
      ['listAllProducts', 200],
      ['createProduct', 201],
      ['updateProduct', 200],
      ['deleteProduct', 200],
    ],
    writes: true,
    needs: ['administrator', 'manager'],
    async run(context) {
      const { token } = await newStaff(context, 3);
      const form = formOf(await productParts(context));
      const { id } = (await context.ask('createProduct', 'as a manager', { token, form })).ok();
      context.later((ask) => ask('deleteProduct', '', { token, params: { id } }));
      const change = { token, params: { idProducto: id }, form: formOf({ stock: 2 }) };
      (await context.ask('updateProduct', 'as a manager', change)).ok();
      const products = whole(
        (await context.ask('listAllProducts', 'as a manager', { token })).ok(),
      );
      check(
        products.some(({ idProducto }) => idProducto === id),
        'The manager does not see it',
      );
      (await context.ask('deleteProduct', 'as a manager', { token, params: { id } })).ok();
    },
  }),
  defineCase({
    id: 'products.picture-by-content',
    title: 'a picture is judged by its content: an SVG is 415, more than 10 MB is 413',
    statuses: [
      ['createProduct', 415],
      ['createProduct', 413],
      ['updateProduct', 415],
      ['updateProduct', 413],
    ],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const token = await context.token(2);
      const create = async (imagen: File, what: string) =>
        context.ask('createProduct', what, {
          token,
          form: formOf(await productParts(context, { imagen })),
        });
      (await create(svg(), 'with an SVG that is called a PNG')).refused(415);
      (await create(emptyFile(), 'with an empty file')).refused(415);
      (await create(tooLarge(), 'with a picture over 10 MB')).refused(413);
      const piece = await newProduct(context);
      const before = (await productListed(context, piece)).image_url;
      (await editProduct(context, piece, { imagen: svg() })).refused(415);
      (await editProduct(context, piece, { imagen: emptyFile() })).refused(415);
      (await editProduct(context, piece, { imagen: tooLarge() })).refused(413);
      equal('the picture afterwards', (await productListed(context, piece)).image_url, before);
    },
  }),
];
