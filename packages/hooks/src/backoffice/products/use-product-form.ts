import type { PieceDetails, Product } from '@filigrana/sdk';
import type { ProductAddValues } from '@filigrana/sdk/schemas';
import { useCallback } from 'react';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useCachedItems } from '../writes/use-cached.ts';
import { productForm, type ProductFormAccepted } from './product-form.ts';
import { partDetails } from './detail-parts.ts';
import { afterEdit, changeSize, editedParts, isRingForm, sentParts } from './product-form.rules.ts';
import type { ProductForm, ProductFormOptions, ProductFormValues } from './product-form.types.ts';
import { sizeFieldsOf } from './size-fields.ts';

type Save = SaveForm<Product, ProductFormValues, ProductFormAccepted>;

function useSaveProduct(hasDetails: boolean, onCreated?: (idProducto: number) => void): Save {
  const changeItems = useCachedItems();
  return useCallback<Save>(
    ({ subject, accepted, base, version }, write) => {
      const { parts: rest, ficha } = partDetails(accepted);
      const details = hasDetails ? ficha : {};
      if (subject === null)
        // The schema of a new product has seen to its picture and its stone.
        return write(
          'createProduct',
          (shop) =>
            shop.products.create({
              ...sentParts(rest as Omit<ProductAddValues, keyof PieceDetails>, null),
              ...details,
            }),
          ({ id }) => onCreated?.(id),
        );
      const { idProducto } = subject;
      const parts = editedParts(rest, base, version);
      return write(
        'updateProduct',
        (shop) =>
          shop.products.update(idProducto, { ...sentParts(parts, subject), ...details, version }),
        ({ image_url }) =>
          changeItems<Product>('listAllProducts', (products) =>
            products.map((each) =>
              each.idProducto === idProducto
                ? { ...afterEdit(each, parts, image_url), ...(hasDetails && { ficha }) }
                : each,
            ),
          ),
      );
    },
    [changeItems, hasDetails, onCreated],
  );
}

/**
 * The form of a product: prices keep digits only and show thousands, leaving the rings clears the
 * stock, and a product that is not available sends stock 0 unchecked. An edit sets the stock that was
 * touched and no other. How large a piece is and how it was made is sent where the backend keeps it.
 * Refreshes the product list and the catalogue.
 *
 * @param product The product to edit; null for a new one.
 * @param options What the backend keeps of a new product, and what happens once it is saved.
 * @example
 * const form = useProductForm(product, { onSaved: close });
 * <input value={form.values.precio} onChange={(e) => form.set('precio', e.target.value)} />
 */
export function useProductForm(
  product: Product | null,
  { onCreated, ...options }: ProductFormOptions = {},
): ProductForm {
  const hasDetails = product ? product.ficha !== undefined : (options.hasDetails ?? false);
  const { form, change } = useForm(
    productForm,
    product,
    useSaveProduct(hasDetails, onCreated),
    options,
  );
  const sizes = sizeFieldsOf(form.values.tallas, form.errors);
  const setSize = useCallback(
    (tamanio: string, stock: string) =>
      change((now) => ({ tallas: changeSize(now.tallas, tamanio, stock) })),
    [change],
  );
  return {
    ...form,
    mode: product ? 'edit' : 'add',
    stockFields: isRingForm(form.values) ? 'sizes' : 'single',
    hasDetails,
    isStockIgnored: !form.values.estado,
    sizes,
    setSize,
    currentImage: product?.image_url ?? null,
  };
}
