import { defineCase, type ConformanceCase } from '../case.ts';
import { equal } from '../http/difference.ts';
import { picture } from '../fixtures/files.ts';
import {
  editProduct,
  nameOf,
  newPiece,
  newProduct,
  productListed,
  productSeen,
  ringParts,
  sizeId,
  stockBySize,
  stockOf,
} from '../fixtures/products.ts';
import { newOrder } from '../fixtures/shopping.ts';

/** Products that are changed and deleted. */
export const productChangeCases: readonly ConformanceCase[] = [
  defineCase({
    id: 'products.update',
    title: 'an edit changes what it speaks of and leaves the rest',
    statuses: [['updateProduct', 200]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const piece = await newPiece(context, { precio: 20, precioEspecial: 15, stock: 5 });
      (await editProduct(context, piece, { nombre: `${piece.nombre} bis` })).ok();
      let seen = await productListed(context, piece);
      equal('the name', nameOf(seen), `${piece.nombre} bis`);
      equal('the prices', [seen.precio, seen.precioEspecial], [20, 15]);
      equal('the stock', await stockOf(context, piece), 5);
      (await editProduct(context, piece, { precioEspecial: '', stock: 0 })).ok();
      seen = await productListed(context, piece);
      equal('the special price that was cleared', seen.precioEspecial ?? null, null);
      equal('the stock that was set to 0', await stockOf(context, piece), 0);
      (await editProduct(context, piece, { imagen: picture([9, 99, 9]) })).ok();
      equal(
        'idProducto_talla after the edits',
        await sizeId(context, piece.idProducto),
        piece.idProducto_talla,
      );
    },
  }),
  defineCase({
    id: 'products.update-ring',
    title: 'tallas replaces the sizes of a ring, named by tamanio or by idTalla',
    statuses: [['updateProduct', 200]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const ring = await newProduct(context, ringParts({ 6: 2, 7: 3 }));
      const sizes = (await context.ask('listSizes', '')).ok();
      const idTalla = sizes.find(({ tamanio }) => tamanio === '8')?.idTalla;
      const tallas = JSON.stringify([
        { tamanio: '7', stock: 1 },
        { idTalla, stock: 4 },
      ]);
      (await editProduct(context, ring, { tallas })).ok();
      equal('the sizes', stockBySize(await productListed(context, ring)), { 7: 1, 8: 4 });
    },
  }),
  defineCase({
    id: 'products.keep-sizes',
    title: 'a size that says sinCambio keeps the pieces that a purchase has left of it',
    statuses: [['updateProduct', 200]],
    writes: true,
    needs: ['administrator', 'customer', 'versions'],
    async run(context) {
      const ring = await newProduct(context, ringParts({ 6: 2, 7: 3 }));
      const piece = { ...ring, idProducto_talla: await sizeId(context, ring.idProducto, '6') };
      const { idPedido } = await newOrder(context, await context.customer(), [piece]);
      const tallas = JSON.stringify([
        { tamanio: '6', stock: 2, sinCambio: true },
        { tamanio: '7', stock: 9 },
      ]);
      (await editProduct(context, ring, { tallas })).ok();
      equal('the sizes', stockBySize(await productListed(context, ring)), { 6: 1, 7: 9 });
      const token = await context.token(2);
      (await context.ask('rejectOrder', '', { token, params: { idPedido } })).ok();
    },
  }),
  defineCase({
    id: 'products.stock-changed',
    title:
      'stock is set only while there are as many pieces as whoever edits has seen: 409 STOCK_CHANGED',
    statuses: [
      ['updateProduct', 200],
      ['updateProduct', 409],
    ],
    writes: true,
    needs: ['administrator', 'customer', 'versions'],
    async run(context) {
      const ring = await newProduct(context, ringParts({ 6: 2, 7: 3 }));
      const piece = { ...ring, idProducto_talla: await sizeId(context, ring.idProducto, '6') };
      const { idPedido } = await newOrder(context, await context.customer(), [piece]);
      const tallas = (stockVisto: number) =>
        JSON.stringify([
          { tamanio: '6', stock: 5, stockVisto },
          { tamanio: '7', stock: 3, sinCambio: true },
        ]);
      const late = await editProduct(context, ring, { tallas: tallas(2) });
      const { actual } = late.refused(409, { code: 'STOCK_CHANGED' });
      equal('actual, against the list', actual, await productListed(context, ring));
      equal('the sizes', stockBySize(await productListed(context, ring)), { 6: 1, 7: 3 });
      (await editProduct(context, ring, { tallas: tallas(1) })).ok();
      equal('the sizes', stockBySize(await productListed(context, ring)), { 6: 5, 7: 3 });
      const token = await context.token(2);
      (await context.ask('rejectOrder', '', { token, params: { idPedido } })).ok();
    },
  }),
  defineCase({
    id: 'products.special-price-lower',
    title: 'a special price that is not below the regular one is 400',
    statuses: [['updateProduct', 400]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const ring = await newProduct(context, ringParts({ 6: 2 }));
      const answer = await editProduct(context, ring, { precio: '50', precioEspecial: '90' });
      answer.refused(400, { campos: ['precioEspecial'] });
    },
  }),
  defineCase({
    id: 'products.leave-rings',
    title: 'a ring that becomes something else loses its sizes and its stock',
    statuses: [['updateProduct', 200]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const ring = await newProduct(context, ringParts({ 6: 2, 7: 3 }));
      const { idCategoria } = await context.choices();
      (await editProduct(context, ring, { idCategoria })).ok();
      const { stock, tallas = [] } = await productListed(context, ring);
      equal('the stock', stock ?? 0, 0);
      equal(
        'sizes with stock',
        tallas.filter((size) => size.stock > 0),
        [],
      );
    },
  }),
  defineCase({
    id: 'products.keep-a-price',
    title: 'an edit that would leave no price at all is 400, and nothing has changed',
    statuses: [['updateProduct', 400]],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const piece = await newProduct(context, { precio: 20, precioEspecial: 15 });
      (await editProduct(context, piece, { precio: '', precioEspecial: '' })).refused(400);
      const { precio, precioEspecial } = await productListed(context, piece);
      equal('the prices', [precio, precioEspecial], [20, 15]);
    },
  }),
  defineCase({
    id: 'products.in-use',
    title: 'what an open order holds cannot go: 409 IN_USE until the order is closed',
    statuses: [
      ['updateProduct', 409],
      ['deleteProduct', 409],
      ['deleteProduct', 200],
    ],
    writes: true,
    needs: ['administrator', 'customer'],
    async run(context) {
      const ring = await newProduct(context, ringParts({ 6: 2, 7: 3 }));
      const piece = { ...ring, idProducto_talla: await sizeId(context, ring.idProducto, '7') };
      const { idPedido } = await newOrder(context, await context.customer(), [piece]);
      const token = await context.token(2);
      const remove = (what: string) =>
        context.ask('deleteProduct', what, { token, params: { id: ring.idProducto } });

      (await remove('of an open order')).refused(409, { code: 'IN_USE' });
      const { idCategoria } = await context.choices();
      const away = await editProduct(context, ring, { idCategoria, stock: 1 });
      away.refused(409, { code: 'IN_USE' });
      const { tallas } = ringParts({ 6: 2 });
      (await editProduct(context, ring, { tallas })).refused(409, { code: 'IN_USE' });
      (await editProduct(context, ring, { descripcion: 'Otra', precio: 25 })).ok();

      (await context.ask('rejectOrder', '', { token, params: { idPedido } })).ok();
      (await remove('of a closed order')).ok();
      equal('the deleted product in the list', await productSeen(context, ring), undefined);
    },
  }),
  defineCase({
    id: 'products.delete',
    title: 'a deleted product is gone for everybody',
    statuses: [
      ['deleteProduct', 200],
      ['deleteProduct', 404],
      ['getProduct', 404],
    ],
    writes: true,
    needs: ['administrator'],
    async run(context) {
      const piece = await newProduct(context);
      const params = { id: piece.idProducto };
      const token = await context.token(2);
      (await context.ask('deleteProduct', '', { token, params })).ok();
      (await context.ask('deleteProduct', 'a second time', { token, params })).refused(404);
      (await context.ask('getProduct', 'that was deleted', { params })).refused(404);
    },
  }),
];
