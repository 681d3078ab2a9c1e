import type { ApiError, Product, ProductForm } from '@filigrana/sdk';
import {
  RING_SIZES,
  categoryChangeClearsStock,
  isRing,
  isUniqueSize,
  maskPrice,
  priceText,
  totalStock,
} from '@filigrana/sdk/domain';
import type { ProductEditValues } from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import type { ProductFormValues, SizeStockText } from './product-form.types.ts';

const text = (value: number | null | undefined) => (value == null ? '' : String(value));

/** A field for each ring size, with the stock that the product has in it. */
export function sizeFields(product: Product | null): SizeStockText[] {
  const known = (product?.tallas ?? []).filter(({ tamanio }) => !isUniqueSize(tamanio));
  return RING_SIZES.map(({ tamanio }) => ({
    tamanio,
    stock: text(known.find((size) => size.tamanio === tamanio)?.stock),
  }));
}

/** The pieces of a product that is no ring. */
export function singleStock(product: Product | null): string {
  return product === null || isRing(product) ? '' : text(totalStock(product));
}

export function startProduct(product: Product | null): ProductFormValues {
  return {
    nombre: product?.nombreProducto ?? '',
    descripcion: product?.descripcion ?? '',
    idCategoria: text(product?.idCategoria),
    idMaterial: text(product?.idMaterial),
    idPiedra: text(product?.idPiedra),
    precio: priceText(product?.precio ?? null),
    precioEspecial: priceText(product?.precioEspecial ?? null),
    estado: product?.estado !== 0,
    destacado: product?.destacado === 1,
    unico: product?.unico === 1,
    stock: singleStock(product),
    tallas: sizeFields(product),
    imagen: null,
  };
}

const idOf = (text: string) => (text === '' ? null : Number(text));

/** What the fields keep of a change: prices are digits only; leaving the rings clears the stock. */
export function changeProduct(
  values: ProductFormValues,
  change: Partial<ProductFormValues>,
): ProductFormValues {
  const next = { ...values, ...change };
  if (change.precio !== undefined) next.precio = maskPrice(change.precio);
  if (change.precioEspecial !== undefined) next.precioEspecial = maskPrice(change.precioEspecial);
  if (!categoryChangeClearsStock(idOf(values.idCategoria), idOf(next.idCategoria))) return next;
  return { ...next, stock: '', tallas: sizeFields(null) };
}

/** The sizes after one of them has been typed. */
export function changeSize(
  tallas: readonly SizeStockText[],
  tamanio: string,
  stock: string,
): SizeStockText[] {
  return tallas.map((size) => (size.tamanio === tamanio ? { tamanio, stock } : size));
}

/** Whether the form holds the fields of a ring. */
export const isRingForm = ({ idCategoria }: Pick<ProductFormValues, 'idCategoria'>): boolean =>
  isRing({ idCategoria: idOf(idCategoria) ?? 0 });

/**
 * What an edit sends. Stock that nobody has touched stays out: an edit of the name must not undo a
 * purchase that was made meanwhile.
 */
export function editedParts(
  accepted: ProductEditValues,
  values: ProductFormValues,
  base: ProductFormValues,
): ProductForm {
  const decidesStock = [
    !values.estado,
    values.idCategoria !== base.idCategoria,
    values.estado !== base.estado,
    values.stock !== base.stock,
    values.tallas.some((size, index) => size.stock !== base.tallas[index]?.stock),
  ];
  if (decidesStock.includes(true)) return accepted;
  return { ...accepted, stock: undefined, tallas: undefined };
}

/** A product of the list after an edit; the names of its lookups come when the list is read again. */
export function afterEdit(
  product: Product,
  { nombre, stock, tallas, imagen: _file, ...accepted }: ProductEditValues,
  image_url: string | null,
): Product {
  return {
    ...product,
    ...accepted,
    nombreProducto: nombre,
    stock: stock ?? product.stock,
    tallas: product.tallas.map((size) => ({
      ...size,
      stock: tallas?.find(({ tamanio }) => tamanio === size.tamanio)?.stock ?? size.stock,
    })),
    image_url: image_url ?? product.image_url,
    // Known once the list has been read again.
    version: undefined,
  };
}

/** What is said when the server takes no product. */
export function productFailure(error: ApiError, product: Product | null): BackofficeNotice {
  if (product === null) return notice('products.addFailed');
  const isConflict = error.status === 409;
  return orSaid(notice(isConflict ? 'products.editConflict' : 'products.editFailed'), error);
}
