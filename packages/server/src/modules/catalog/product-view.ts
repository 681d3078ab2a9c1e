import { shownEnglish } from '@filigrana/sdk/answers';
import {
  bySize,
  diameterOf,
  fromCents,
  hasDetails,
  isReserved,
  listedDetails,
  stockSummary,
  unheld,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { PhotoRow } from '../products/photos.repository.ts';
import { videoType, videoUrl } from '../../media/video-name.ts';
import { viewDetails } from '../products/piece-details.ts';
import type { ProductRow } from './catalog.repository.ts';

type Wire = components['schemas']['Product'];

/** What is left out where there is nothing of it, or where only others ask for it. */
type Sometimes =
  | 'version'
  | 'reservada'
  | 'descripcionImagen'
  | 'fotos'
  | 'video'
  | 'ficha'
  | 'vistaPrevia'
  | 'vistaPreviaIngles'
  | 'nombreIngles'
  | 'descripcionIngles';

/** A product as this server sends it: canonical names, no field left out but for those of `Sometimes`. */
export type ProductView = Required<Omit<Wire, 'nombre' | 'imagen_url' | Sometimes>> &
  Pick<Wire, Sometimes>;
export type SizeView = ProductView['tallas'][number];

/** Who reads the answer: the back office gets the sizes' own ids and the version too. */
type Audience = 'public' | 'staff';

interface ViewOptions {
  /** Further photographs of the products, each product's in their order. */
  photos: readonly PhotoRow[];
  imageUrl(id: string | null): string | null;
  audience: Audience;
}

type OwnRows = [ProductRow, ...ProductRow[]];

/** Products in the order of their rows. */
export function toProducts(rows: readonly ProductRow[], options: ViewOptions): ProductView[] {
  const photos = byProduct(options.photos);
  return [...byProduct(rows)].map(([id, own]) =>
    toProduct(own, { ...options, photos: photos.get(id) ?? [] }),
  );
}

/** A product as lists for visitors tell of it. */
export function toListed({ ficha, ...product }: ProductView): ProductView {
  const measures = ficha && listedDetails(ficha);
  return measures ? { ...product, ficha: measures } : product;
}

/** Rows by the product that they are of, in their order. */
function byProduct<Each extends { idProducto: number }>(rows: readonly Each[]) {
  const found = new Map<number, [Each, ...Each[]]>();
  for (const row of rows) {
    const own = found.get(row.idProducto);
    if (own) own.push(row);
    else found.set(row.idProducto, [row]);
  }
  return found;
}

/** Further photographs of one product. */
export function viewPhotos(
  photos: readonly PhotoRow[],
  { imageUrl }: Pick<ViewOptions, 'imageUrl'>,
): NonNullable<Wire['fotos']> {
  return photos.map(({ idFoto, idImagen, descripcion }) => ({
    idFoto,
    image_url: imageUrl(idImagen) ?? '',
    descripcion,
  }));
}

/** The video of one product; null where it has none. */
export function viewVideo({
  idVideo,
  videoDescripcion,
}: Pick<ProductRow, 'idVideo' | 'videoDescripcion'>): NonNullable<Wire['video']> | null {
  if (idVideo === null) return null;
  const descripcion = videoDescripcion ?? '';
  return { video_url: videoUrl(idVideo), tipo: videoType(idVideo), descripcion };
}

function toProduct(rows: OwnRows, { photos, imageUrl, audience }: ViewOptions): ProductView {
  const [row] = rows;
  const video = viewVideo(row);
  const ficha = viewDetails(row);
  const tallas = rows
    .flatMap((own) => toSize(own, audience))
    .sort((a, b) => bySize(a.tamanio, b.tamanio));
  return {
    idProducto: row.idProducto,
    nombreProducto: row.nombreProducto,
    descripcion: row.descripcion,
    ...inEnglish(row, audience),
    precio: toPrice(row.precioCents),
    precioEspecial: toPrice(row.precioEspecialCents),
    image_url: imageUrl(row.idImagen),
    idCategoria: row.idCategoria,
    nombreCategoria: row.nombreCategoria,
    idMaterial: row.idMaterial,
    nombreMaterial: row.nombreMaterial,
    idPiedra: row.idPiedra,
    nombrePiedra: row.nombrePiedra,
    destacado: row.destacado,
    unico: row.unico,
    estado: row.estado,
    ...stockSummary(row, tallas),
    tallas,
    ...(isAllReserved(tallas) && { reservada: 1 as const }),
    ...((audience === 'staff' || row.descripcionImagen !== '') && {
      descripcionImagen: row.descripcionImagen,
    }),
    ...((audience === 'staff' || photos.length > 0) && { fotos: viewPhotos(photos, { imageUrl }) }),
    ...((audience === 'staff' || video) && { video }),
    ...((audience === 'staff' || hasDetails(ficha)) && { ficha }),
    ...(audience === 'staff' && { version: row.version }),
  };
}

function inEnglish(
  { nombreIngles, descripcionIngles }: ProductRow,
  audience: Audience,
): Pick<Wire, 'nombreIngles' | 'descripcionIngles'> {
  if (audience === 'staff') return { nombreIngles, descripcionIngles };
  return shownEnglish({ nombreIngles, descripcionIngles });
}

/** Nothing of it can be bought, and something is held. */
function isAllReserved(tallas: readonly SizeView[]): boolean {
  return (
    tallas.every(({ stock }) => stock === 0) && tallas.some(({ reservada }) => reservada === 1)
  );
}

function toSize(row: ProductRow, audience: Audience): SizeView[] {
  const { idProducto_talla, tamanio, stock, idTalla } = row;
  // A product without any size comes as one row without one.
  if (idProducto_talla === null || tamanio === null || stock === null || idTalla === null)
    return [];
  const size = { idProducto_talla, tamanio, cm: diameterOf(tamanio), stock };
  if (audience === 'staff') return [{ ...size, idTalla }];
  const free = unheld(stock, row.held);
  return [{ ...size, stock: free, ...(isReserved({ stock, free }) && { reservada: 1 }) }];
}

function toPrice(cents: number | null): number | null {
  return cents === null ? null : fromCents(cents);
}
