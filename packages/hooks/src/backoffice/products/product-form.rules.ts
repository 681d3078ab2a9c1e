import type { ApiError, PieceDetails, Product } from '@filigrana/sdk';
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
import { keptEnglish } from '../forms/kept-english.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { detailTexts } from './detail-parts.ts';
import type { ProductFormValues, SizeStockText } from './product-form.types.ts';
import { stockParts, withStock, type StockParts } from './stock-parts.ts';

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
    nombreIngles: product?.nombreIngles ?? '',
    descripcionIngles: product?.descripcionIngles ?? '',
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
    ...detailTexts(product),
    imagen: null,
  };
}

const idOf = (text: string) => (text === '' ? null : Number(text));

/** What the fields keep of a change: prices are digits and cents; leaving the rings clears the stock. */
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

type InEnglish = Pick<ProductEditValues, 'nombreIngles' | 'descripcionIngles'>;

/** What is sent, without texts in English where the backend keeps none. */
export const sentParts = <Parts extends InEnglish>(parts: Parts, product: Product | null) =>
  keptEnglish(parts, ['nombreIngles', 'descripcionIngles'], product);

/** What is accepted of an edit but for what is said of the piece itself. */
type AcceptedParts = Omit<ProductEditValues, keyof PieceDetails>;
type EditedParts = Omit<AcceptedParts, keyof StockParts> & StockParts;

/** What an edit sends: of the stock what was changed, and all of it when there is to be none. */
export function editedParts(
  accepted: AcceptedParts,
  base: ProductFormValues,
  version: number | undefined,
): EditedParts {
  return accepted.estado === 0 ? accepted : { ...accepted, ...stockParts(accepted, base, version) };
}

/** A product of the list after an edit; the names of its lookups come when the list is read again. */
export function afterEdit(
  product: Product,
  { nombre, stock, stockVisto: _seen, tallas, imagen: _file, ...sent }: EditedParts,
  image_url: string | null,
): Product {
  return {
    ...withStock(product, { stock, tallas }),
    ...sent,
    nombreProducto: nombre,
    image_url: image_url ?? product.image_url,
  };
}

/** What is said when the server takes no product. */
export function productFailure(error: ApiError, product: Product | null): BackofficeNotice {
  if (product === null) return notice('products.addFailed');
  const isConflict = error.status === 409;
  return orSaid(notice(isConflict ? 'products.editConflict' : 'products.editFailed'), error);
}
