import type { Api } from '../client/call.ts';
import { upload } from '../client/upload.ts';
import type { CallOptions, DeleteCallOptions, UploadCallOptions } from '../client/options.ts';
import type { Product } from '../entities.ts';
import { given, type DeletionQuery, type NewProductForm, type ProductForm } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { productCreated, products, productUpdated } from '../normalize/product.ts';
import type { Confirmation, ProductCreated, ProductUpdated } from '../results.ts';

/** Products and stock in the back office. Administrators and managers. */
export function productsResource({ client, call }: Api) {
  return {
    /** Every product, the unavailable ones too. */
    list: (options?: CallOptions): Promise<Product[]> =>
      call({
        operation: 'listAllProducts',
        bearer: true,
        send: (init) => client.GET('/api/productos/todos', init),
        read: products,
        options,
      }),

    /** Adds a product: `tallas` for rings, `stock` for everything else. */
    create: (form: NewProductForm, options?: UploadCallOptions): Promise<ProductCreated> =>
      upload(call, {
        operation: 'createProduct',
        send: (init) => client.POST('/api/productos/agregar', { ...init, body: given(form) }),
        read: productCreated,
        options,
      }),

    /** Changes the given fields; null clears one. 409 `IN_USE` when open orders forbid it. */
    update: (
      idProducto: number,
      form: ProductForm,
      options?: UploadCallOptions,
    ): Promise<ProductUpdated> =>
      upload(call, {
        operation: 'updateProduct',
        send: (init) =>
          client.PUT('/api/productos/editar/{idProducto}', {
            ...init,
            params: { path: { idProducto } },
            body: given(form),
          }),
        read: productUpdated,
        options,
      }),

    /**
     * Deletes a product. 409 `IN_USE` while open orders hold it, `VERSION_CONFLICT` when `version` is
     * given and no longer the current one.
     */
    remove: (id: number, options?: DeleteCallOptions): Promise<Confirmation> =>
      call({
        operation: 'deleteProduct',
        bearer: true,
        send: (init) =>
          client.DELETE('/api/productos/borrar/{id}', {
            ...init,
            params: { path: { id }, query: given<DeletionQuery>({ version: options?.version }) },
          }),
        read: confirmation,
        options,
      }),
  };
}
