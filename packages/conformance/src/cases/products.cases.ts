import { defineCase, type ConformanceCase } from '../case.ts';
import { check, equal } from '../http/difference.ts';
import { newStaff } from '../world/accounts.ts';
import { emptyFile, formOf, svg, tooLarge } from '../world/files.ts';
import {
  editProduct,
  nameOf,
  newProduct,
  productListed,
  productParts,
  ringParts,
  stockBySize,
  stockOf,
} from '../world/products.ts';

/** Products as the back office lists and adds them. */
export const productsCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'products.list',
    title: 'the back office lists every product once, by idProducto',
    statuses: [['listAllProducts', 200]],
    needs: ['administrator'],
    async run({ ask, token }) {
      const products = (await ask('listAllProducts', '', { token: await token(2) })).ok();
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
    async run(world) {
      const parts = { precio: 49.9, precioEspecial: 39.95, stock: 7, destacado: 1, unico: 1 };
      const piece = await newProduct(world, parts);
      const listed = await productListed(world, piece);
      const params = { id: piece.idProducto };
      const detail = (await world.ask('getProduct', '', { params })).ok();
      const { idCategoria, idMaterial, idPiedra } = await world.choices();
      for (const seen of [listed, detail]) {
        equal('the name', nameOf(seen), piece.nombre);
        equal('the prices', [seen.precio, seen.precioEspecial], [49.9, 39.95]);
        equal('destacado, unico, estado', [seen.destacado, seen.unico, seen.estado], [1, 1, 1]);
        equal('idCategoria', seen.idCategoria, idCategoria);
        equal('idMaterial', seen.idMaterial, idMaterial);
        equal('idPiedra', seen.idPiedra, idPiedra);
        check(Boolean(seen.image_url ?? seen.imagen_url), 'The product has no picture');
      }
      equal('the stock', await stockOf(world, piece), 7);
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
    async run(world) {
      const ring = await newProduct(world, ringParts({ 6: 2, 7: 0, 12: 5 }));
      equal('the sizes', stockBySize(await productListed(world, ring)), { 6: 2, 7: 0, 12: 5 });
      equal('the stock of size 12', await stockOf(world, ring, '12'), 5);
      const query = { idProducto: ring.idProducto, tamanio: '8' };
      const answer = await world.ask('getProductSize', 'of a size that it has not', { query });
      answer.refused(404, { code: 'NOT_FOUND' });
      const found = (await world.ask('filterCatalog', '', { query: { tamano: '6' } })).ok();
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
    async run(world) {
      for (const stock of [9, null]) {
        const piece = await newProduct(world, { estado: 0, stock });
        const { estado, stock: seen } = await productListed(world, piece);
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
    async run(world) {
      const { token } = await newStaff(world, 3);
      const form = formOf(await productParts(world));
      const { id } = (await world.ask('createProduct', 'as a manager', { token, form })).ok();
      world.later((ask) => ask('deleteProduct', '', { token, params: { id } }));
      const change = { token, params: { idProducto: id }, form: formOf({ stock: 2 }) };
      (await world.ask('updateProduct', 'as a manager', change)).ok();
      const products = (await world.ask('listAllProducts', 'as a manager', { token })).ok();
      check(
        products.some(({ idProducto }) => idProducto === id),
        'The manager does not see it',
      );
      (await world.ask('deleteProduct', 'as a manager', { token, params: { id } })).ok();
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
    async run(world) {
      const token = await world.token(2);
      const create = async (imagen: File, what: string) =>
        world.ask('createProduct', what, {
          token,
          form: formOf(await productParts(world, { imagen })),
        });
      (await create(svg(), 'with an SVG that is called a PNG')).refused(415);
      (await create(emptyFile(), 'with an empty file')).refused(415);
      (await create(tooLarge(), 'with a picture over 10 MB')).refused(413);
      const piece = await newProduct(world);
      const before = (await productListed(world, piece)).image_url;
      (await editProduct(world, piece, { imagen: svg() })).refused(415);
      (await editProduct(world, piece, { imagen: emptyFile() })).refused(415);
      (await editProduct(world, piece, { imagen: tooLarge() })).refused(413);
      equal('the picture afterwards', (await productListed(world, piece)).image_url, before);
    },
  }),
];
