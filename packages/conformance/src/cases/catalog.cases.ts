import { defineCase, type ConformanceCase } from '../case.ts';
import type { OperationId } from '../contract/contract.ts';
import { equal } from '../http/difference.ts';
import { anyProduct, checkListed, idsOf } from '../fixtures/catalog.ts';
import { checkOpens } from '../fixtures/links.ts';
import { editProduct, nameOf, newProduct, type WireProduct } from '../fixtures/products.ts';
import { NO_ID, refusals } from './refusals.ts';

/** Every public list. */
const LISTS: OperationId[] = ['listInitialCatalog', 'listFeatured', 'listOffers'];

/** Lists, and products one by one. */
export const catalogCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'catalog.initial',
    title: 'the catalogue as it opens lists products that can be bought, each once',
    statuses: [['listInitialCatalog', 200]],
    async run({ ask }) {
      checkListed('the catalogue', (await ask('listInitialCatalog', '')).ok());
    },
  }),
  defineCase({
    id: 'catalog.featured',
    title: 'featured pieces are marked as such',
    statuses: [['listFeatured', 200]],
    async run({ ask }) {
      const products = (await ask('listFeatured', '')).ok();
      checkListed('the featured pieces', products);
      const plain = products.filter(({ destacado }) => destacado !== 1).map(nameOf);
      equal('featured pieces without destacado 1', plain, []);
    },
  }),
  defineCase({
    id: 'catalog.offers',
    title: 'offers have a special price',
    statuses: [['listOffers', 200]],
    async run({ ask }) {
      const products = (await ask('listOffers', '')).ok();
      checkListed('the offers', products);
      const plain = products.filter(({ precioEspecial }) => precioEspecial == null).map(nameOf);
      equal('offers without precioEspecial', plain, []);
    },
  }),
  defineCase({
    id: 'catalog.detail',
    title: 'the detail of a product agrees with the list',
    statuses: [
      ['listInitialCatalog', 200],
      ['getProduct', 200],
    ],
    async run(context) {
      const listed = await anyProduct(context);
      const params = { id: listed.idProducto };
      const detail = (await context.ask('getProduct', '', { params })).ok();
      equal('the name in the detail', nameOf(detail), nameOf(listed));
      equal('precio in the detail', detail.precio, listed.precio);
      equal('idCategoria in the detail', detail.idCategoria, listed.idCategoria);
    },
  }),
  defineCase({
    id: 'catalog.pictures',
    title: 'pictures open for everybody',
    statuses: [['listInitialCatalog', 200]],
    async run(context) {
      const products = (await context.ask('listInitialCatalog', '')).ok();
      for (const product of products.slice(0, 3)) {
        const address = product.image_url ?? product.imagen_url;
        if (address) await checkOpens(context, `The picture of ${nameOf(product)}`, address);
      }
    },
  }),
  defineCase({
    id: 'catalog.preview',
    title: 'where a product tells of a picture for messages, it opens for everybody as a JPEG',
    statuses: [['getProduct', 200]],
    async run(context) {
      const { idProducto } = await anyProduct(context);
      const detail = (await context.ask('getProduct', '', { params: { id: idProducto } })).ok();
      for (const field of ['vistaPrevia', 'vistaPreviaIngles'] as const) {
        const address = detail[field];
        if (address === undefined) continue;
        const { status, type } = await context.open(address);
        equal(`${field} of ${nameOf(detail)} as it opens`, [status, type], [200, 'image/jpeg']);
      }
    },
  }),
  defineCase({
    id: 'catalog.sizes',
    title: 'every size of a product can be asked for, and none that it has not',
    statuses: [
      ['getProductSize', 200],
      ['getProductSize', 404],
    ],
    async run(context) {
      const { idProducto } = await anyProduct(context);
      const detail = (await context.ask('getProduct', '', { params: { id: idProducto } })).ok();
      for (const { tamanio, idProducto_talla, stock } of detail.tallas ?? []) {
        const query = { idProducto, tamanio };
        const found = (await context.ask('getProductSize', '', { query })).ok();
        const { idProducto_talla: id, stock: pieces } = found;
        equal(`size ${tamanio} of ${nameOf(detail)}`, [id, pieces], [idProducto_talla, stock]);
      }
      const query = { idProducto, tamanio: '99' };
      (await context.ask('getProductSize', '', { query })).refused(404, { code: 'NOT_FOUND' });
    },
  }),
  defineCase({
    id: 'catalog.unavailable',
    title: 'a product with estado 0 is in no list and is 404, and back when it is available',
    statuses: [
      ['getProduct', 200],
      ['getProduct', 404],
    ],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const piece = await newProduct(context, { destacado: 1, precio: 30, precioEspecial: 25 });
      const params = { id: piece.idProducto };
      const listsThatHoldIt = async () => {
        const holding: OperationId[] = [];
        for (const list of LISTS) {
          const products = (await context.ask(list, '')).ok() as WireProduct[];
          if (idsOf(products).includes(piece.idProducto)) holding.push(list);
        }
        return holding;
      };
      equal('lists that hold a new featured offer', await listsThatHoldIt(), LISTS);
      (await editProduct(context, piece, { estado: 0 })).ok();
      equal('lists that hold it with estado 0', await listsThatHoldIt(), []);
      const query = { termino: piece.nombre };
      equal(
        'products found by its name',
        (await context.ask('searchCatalog', '', { query })).ok(),
        [],
      );
      (await context.ask('getProduct', 'with estado 0', { params })).refused(404);
      (await editProduct(context, piece, { estado: 1, stock: 3 })).ok();
      equal(
        'its stock afterwards',
        (await context.ask('getProduct', '', { params })).ok().stock,
        3,
      );
    },
  }),
  ...refusals({ operation: 'getProduct', valid: { params: { id: NO_ID } }, missing: true }),
  ...refusals({
    operation: 'getProductSize',
    invalid: [
      ['no product', { query: { tamanio: '7' } }, ['idProducto']],
      ['no size', { query: { idProducto: 1 } }, ['tamanio']],
      ['a text for a product', { query: { idProducto: 'abc', tamanio: '7' } }, ['idProducto']],
    ],
  }),
];
