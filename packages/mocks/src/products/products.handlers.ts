import {
  assertChoicesExist,
  assertPriced,
  HttpProblem,
  productNotFound,
  productTexts,
  readDetails,
  readNewProduct,
  readPrices,
  readRingSizes,
} from '@filigrana/sdk/answers';
import { containsText, NO_DETAILS, productLookups, stockPerSize } from '@filigrana/sdk/domain';
import { dropFromCarts } from '../cart/carts.ts';
import { viewProduct } from '../catalog/product-view.ts';
import type { Call, HandlersOf } from '../http/call.ts';
import { storeImage } from '../world/files.ts';
import type { ProductRow } from '../world/rows.ts';
import { assertCurrent } from '../world/versions.ts';
import { listPage } from '../world/list-page.ts';
import type { World } from '../world/world.ts';
import { assertNotOnHold, heldSizes } from './held-sizes.ts';
import { dropPhotos, photoHandlers } from './photos.ts';
import { inDollars } from './prices.ts';
import { putSize } from './put-size.ts';
import { updateProduct } from './update-product.ts';
import { videoHandlers } from './video.ts';

/** Products in the back office: administrators and managers. */
export function productHandlers(world: World): HandlersOf<'products'> {
  const find = (id: number): ProductRow => {
    const found = world.products.find(({ idProducto }) => idProducto === id);
    if (!found) throw productNotFound();
    return found;
  };

  return {
    listAllProducts({ query }) {
      const view = (row: ProductRow) => viewProduct(world, row, 'staff');
      const named = () =>
        world.products.filter(({ nombreProducto }) =>
          containsText(nombreProducto, query.busqueda ?? ''),
        );
      const keyOf = ({ idProducto }: ProductRow) => idProducto;
      const page = listPage(world, query, named, { keyOf, isRising: true });
      return page ? { ...page, elementos: page.elementos.map(view) } : world.products.map(view);
    },
    createProduct: ({ body }) => createProduct(world, body),
    updateProduct: ({ params, body, user: { idUsuario } }) => ({
      image_url: updateProduct(world, () => find(params.idProducto), { form: body, idUsuario }),
      mensaje: productTexts.updated,
    }),
    deleteProduct({ params, query }) {
      const gone = find(params.id);
      assertCurrent(world, gone, query.version, () => viewProduct(world, gone, 'staff'));
      if (heldSizes(world, gone).length > 0) throw new HttpProblem('IN_USE');
      const sizes = world.pieces.filter(({ idProducto }) => idProducto === gone.idProducto);
      assertNotOnHold(world, sizes);
      dropFromCarts(
        world,
        sizes.map(({ idProducto_talla }) => idProducto_talla),
      );
      world.pieces = world.pieces.filter((piece) => !sizes.includes(piece));
      dropPhotos(world, gone);
      world.products = world.products.filter((product) => product !== gone);
      return { mensaje: productTexts.deleted };
    },
    ...photoHandlers(world, find),
    ...videoHandlers(world, find),
  };
}

/** Adds a product with its picture and its stock. @throws HttpProblem 400, 413 or 415. */
function createProduct(world: World, form: Call<'createProduct'>['body']) {
  const lookups = productLookups(world.lookups);
  assertChoicesExist(lookups, form);
  const prices = readPrices(form);
  assertPriced(prices);
  const ficha = { ...NO_DETAILS, ...readDetails(form) };
  const rings = readRingSizes(lookups, form.tallas ?? []);
  const values = readNewProduct(form, rings);
  const sizes = stockPerSize(values, rings, lookups.uniqueSize);
  const image_url = storeImage(world, form.imagen);
  const id = world.nextId('product');
  world.products.push({
    idProducto: id,
    nombreProducto: values.nombre,
    descripcion: values.descripcion,
    nombreIngles: values.nombreIngles || null,
    descripcionIngles: values.descripcionIngles || null,
    precio: null,
    precioEspecial: null,
    ...inDollars(prices),
    image_url,
    descripcionImagen: '',
    idCategoria: values.idCategoria,
    idMaterial: values.idMaterial,
    idPiedra: values.idPiedra,
    destacado: values.destacado,
    unico: values.unico,
    estado: values.estado,
    ficha,
    video: null,
    version: 1,
  });
  for (const { idTalla, stock } of sizes) putSize(world, id, idTalla, stock);
  return { id, image_url };
}
