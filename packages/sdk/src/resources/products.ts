import type { Api } from '../client/call.ts';
import type { CallOptions, DeleteCallOptions } from '../client/options.ts';
import { withFiles } from '../client/upload.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { listPage } from '../normalize/list-page.ts';
import {
  product,
  productCreated,
  productPhotos,
  products,
  productUpdated,
  productVideo,
} from '../normalize/product.ts';
import * as operations from '../operations.gen.ts';

/** Products and stock in the back office. Administrators and managers. */
export function productsResource({ caller }: Api) {
  const list = caller(operations.listAllProducts, products);
  const remove = caller(operations.deleteProduct, confirmation);

  return {
    /** Every product, the unavailable ones too. */
    list: (options?: CallOptions) => list({}, options),

    /**
     * A part of the products whose name holds every word of `busqueda`, by `idProducto`. An extension: see
     * `orders.page`.
     */
    page: caller(operations.listAllProducts, (answer) => listPage(answer, product)),

    /** Adds a product: `tallas` for rings, `stock` for everything else. */
    create: caller(operations.createProduct, productCreated, withFiles),

    /** Changes the given fields; null clears one. 409 `IN_USE` when open orders or holds forbid it. */
    update: caller(operations.updateProduct, productUpdated, withFiles),

    /**
     * Deletes a product. 409 `IN_USE` while open orders or carts hold it, `VERSION_CONFLICT` when `version` is
     * given and no longer the current one.
     */
    remove: (id: number, options?: DeleteCallOptions) =>
      remove(id, { version: options?.version }, options),

    /**
     * Adds a photograph behind those that the product has. This and the three below answer all further
     * photographs as they are then, and are an extension: only products with `fotos` take them. 409
     * `INVALID_STATE` when there are `PHOTOS_MAX` already.
     */
    addPhoto: caller(operations.addPhoto, productPhotos, withFiles),

    /**
     * Says what a photograph shows; the last change wins. 404 when it is gone. `MAIN_PHOTO` is the main one, of products
     * with `descripcionImagen`.
     */
    describePhoto: caller(operations.describePhoto, productPhotos),

    /**
     * 409 `INVALID_STATE` when `orden` does not name each photograph that the product has by now once. With `MAIN_PHOTO`
     * in it, which products with `descripcionImagen` take, the first is the main one from then on.
     */
    sortPhotos: caller(operations.sortPhotos, productPhotos),

    /** 404 when it is gone already. */
    removePhoto: caller(operations.removePhoto, productPhotos),

    /**
     * Adds the video of a product or takes its place; with `descripcion` alone the file stays. 415 unless it is an MP4
     * or WebM of at most 15 seconds without sound. This and `removeVideo` are an extension: only products with
     * `video`, or null there, take them.
     */
    setVideo: caller(operations.setVideo, productVideo, withFiles),

    /** 404 when there is none. */
    removeVideo: caller(operations.removeVideo, confirmation),
  };
}
