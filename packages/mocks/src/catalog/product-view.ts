import { shownEnglish } from '@filigrana/sdk/answers';
import { bySize, diameterOf, hasDetails, listedDetails, stockSummary } from '@filigrana/sdk/domain';
import type { ExtensionName } from '@filigrana/sdk/contract';
import type { components } from '@filigrana/sdk/types';
import { forSale } from '../holds/holds.ts';
import { viewPhotos } from '../products/photos.ts';
import type { PieceRow, ProductRow } from '../world/rows.ts';
import { withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';

type Wire = components['schemas']['Product'];

type Extended =
  | 'version'
  | 'reservada'
  | 'descripcionImagen'
  | 'fotos'
  | 'video'
  | 'ficha'
  | 'nombreIngles'
  | 'descripcionIngles';

/** A product as the shop sends it: canonical names, no field left out but for those of extensions. */
export type ProductView = Required<
  Omit<Wire, 'nombre' | 'imagen_url' | 'vistaPrevia' | 'vistaPreviaIngles' | Extended>
> &
  Pick<Wire, Extended>;
type SizeView = ProductView['tallas'][number];

/** Who reads the answer: the back office gets the sizes' own ids and the version too. */
export type Audience = 'public' | 'staff';

/** A product with its sizes and the names of what it points to. */
export function viewProduct(world: World, row: ProductRow, audience: Audience): ProductView {
  const { categories, stones } = world.lookups;
  const tallas = world.pieces
    .filter(({ idProducto }) => idProducto === row.idProducto)
    .map((piece) => viewSize(world, { piece, product: row }, audience))
    .sort((a, b) => bySize(a.tamanio, b.tamanio));
  const {
    ficha,
    video,
    descripcionImagen,
    nombreIngles: _name,
    descripcionIngles: _words,
    ...told
  } = row;
  const { version: _, ...fields } = told;
  const fotos = viewPhotos(world, row);
  const isTold = (extension: ExtensionName, isAnything: boolean) =>
    world.extensions.has(extension) && (audience === 'staff' || isAnything);
  return {
    ...(audience === 'staff' ? withVersion(world, told) : fields),
    ...inEnglish(world, row, audience),
    nombreCategoria: nameOf(categories.find((item) => item.idCategoria === row.idCategoria)),
    nombreMaterial: materialOf(world, row),
    nombrePiedra: stones.find((item) => item.idPiedra === row.idPiedra)?.nombre ?? null,
    ...stockSummary(row, tallas),
    tallas,
    ...(tallas.every(({ stock }) => stock === 0) &&
      tallas.some(({ reservada }) => reservada === 1) && { reservada: 1 as const }),
    ...(isTold('mainPhoto', descripcionImagen !== '') && { descripcionImagen }),
    ...(isTold('gallery', fotos.length > 0) && { fotos }),
    ...(isTold('pieceVideo', video !== null) && { video }),
    ...(isTold('pieceDetails', hasDetails(ficha)) && { ficha }),
  };
}

/** A product as lists for visitors tell of it. */
export function viewListed(world: World, row: ProductRow): ProductView {
  const { ficha, ...product } = viewProduct(world, row, 'public');
  const measures = ficha && listedDetails(ficha);
  return measures ? { ...product, ficha: measures } : product;
}

/** Visitors are told where there is something, the back office always. */
function inEnglish(
  { extensions }: World,
  { nombreIngles, descripcionIngles }: ProductRow,
  audience: Audience,
): Pick<ProductView, 'nombreIngles' | 'descripcionIngles'> {
  if (!extensions.has('english')) return {};
  if (audience === 'staff') return { nombreIngles, descripcionIngles };
  return shownEnglish({ nombreIngles, descripcionIngles });
}

/** What a product is made of. */
export function materialOf({ lookups }: World, { idMaterial }: ProductRow): string {
  return nameOf(lookups.materials.find((item) => item.idMaterial === idMaterial));
}

/** The label of a piece's size. */
export function sizeOf({ lookups }: World, { idTalla }: PieceRow): string {
  return lookups.sizes.find((size) => size.idTalla === idTalla)?.tamanio ?? '';
}

function viewSize(
  world: World,
  found: { piece: PieceRow; product: ProductRow },
  audience: Audience,
): SizeView {
  const { piece } = found;
  const { idProducto_talla, idTalla, stock } = piece;
  const tamanio = sizeOf(world, piece);
  const size = { idProducto_talla, tamanio, cm: diameterOf(tamanio), stock };
  if (audience === 'staff') return { ...size, idTalla };
  const { free, isReserved } = forSale(world, found);
  return { ...size, stock: free, ...(isReserved && { reservada: 1 }) };
}

function nameOf(row: { nombre: string } | undefined): string {
  return row?.nombre ?? '';
}
