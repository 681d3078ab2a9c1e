import { productTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { photoHandlers } from './photos.ts';
import { createProductList, readProductPage } from './staff-products.ts';
import { updateProduct } from './update-product.ts';
import { videoHandlers } from './video.ts';

/** Products in the back office: administrators and managers. */
export const productHandlers = (deps: Deps): HandlersOf<'products'> => {
  const listAll = createProductList(deps);
  return {
    listAllProducts: ({ query: { limite, ...search } }) =>
      limite === undefined ? listAll() : readProductPage(deps, { ...search, limite }),
    createProduct: ({ body, user }) => createProduct(deps, body, user.idUsuario),
    updateProduct: async ({ params, body, user }) => ({
      image_url: await updateProduct(deps, { ...params, by: user.idUsuario }, body),
      mensaje: productTexts.updated,
    }),
    deleteProduct: async ({ params, query, user }) => {
      const target = { idProducto: params.id, by: user.idUsuario };
      await deleteProduct(deps, target, query.version);
      return { mensaje: productTexts.deleted };
    },
    ...photoHandlers(deps),
    ...videoHandlers(deps),
  };
};
