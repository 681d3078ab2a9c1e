import { productTexts } from '@filigrana/sdk/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/operation-types.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { createProductList } from './staff-products.ts';
import { updateProduct } from './update-product.ts';

type ProductOperation = 'listAllProducts' | 'createProduct' | 'updateProduct' | 'deleteProduct';

/** Products in the back office: administrators and managers. */
export const productHandlers = (deps: Deps): Handlers<ProductOperation> => ({
  listAllProducts: createProductList(deps),
  createProduct: ({ body }) => createProduct(deps, body),
  updateProduct: async ({ params, body }) => ({
    image_url: await updateProduct(deps, params.idProducto, body),
    mensaje: productTexts.updated,
  }),
  deleteProduct: async ({ params, query }) => {
    await deleteProduct(deps, params.id, query.version);
    return { mensaje: productTexts.deleted };
  },
});
