import { readDetails } from '@filigrana/sdk/answers';
import { NO_DETAILS, toCents } from '@filigrana/sdk/domain';
import type { Trx } from '../db/database.ts';
import { detailColumns } from '../modules/products/piece-details.ts';
import { insertPhoto } from '../modules/products/photos.repository.ts';
import { insertProduct } from '../modules/products/products.repository.ts';
import type { DemoData, DemoPiece } from './demo-data.ts';
import type { HoursAgo } from './demo-clock.ts';
import { insertBanners, insertSizes, lookupIds } from './seed.repository.ts';
import type { DemoFiles } from './store-demo-files.ts';

/** A piece as an order finds it again. */
export interface SeededPiece {
  piece: DemoPiece;
  idProducto: number;
  idImagen: string;
  /** idProducto_talla of a size; undefined when the piece does not come in it. */
  sizeId(tamanio: string): number | undefined;
}

const CATALOGUE_AGE_HOURS = 40 * 24;

/** Writes products with their sizes, and banners with their words. */
export async function seedCatalogue(
  trx: Trx,
  demo: Pick<DemoData, 'pieces' | 'banners'>,
  files: DemoFiles,
  ago: HoursAgo,
): Promise<ReadonlyMap<string, SeededPiece>> {
  const ids = await lookupIds(trx);
  const created = ago(CATALOGUE_AGE_HOURS);
  const seeded = new Map<string, SeededPiece>();
  for (const piece of demo.pieces) {
    const idImagen = imageOf(files, piece.imagen);
    const idProducto = await insertProduct(trx, {
      nombreProducto: piece.nombreProducto,
      descripcion: piece.descripcion,
      nombreIngles: piece.nombreIngles,
      descripcionIngles: piece.descripcionIngles,
      precioCents: cents(piece.precio),
      precioEspecialCents: cents(piece.precioEspecial),
      idCategoria: ids.category(piece.categoria),
      idMaterial: ids.material(piece.material),
      idPiedra: piece.piedra === null ? null : ids.stone(piece.piedra),
      idImagen,
      destacado: piece.destacado,
      unico: piece.unico,
      estado: piece.estado,
      ...detailColumns({ ...NO_DETAILS, ...readDetails(piece.ficha ?? {}) }),
      fechaCreacion: created,
      fechaActualizacion: created,
    });
    for (const [orden, { imagen, alt }] of piece.fotos.entries()) {
      const photo = { idProducto, idImagen: imageOf(files, imagen), descripcion: alt, orden };
      await insertPhoto(trx, photo);
    }
    const sizes = await insertSizes(
      trx,
      idProducto,
      piece.tallas.map(({ tamanio, stock }) => ({ idTalla: ids.size(tamanio), stock })),
    );
    const sizeId = (tamanio: string): number | undefined => sizes.get(ids.size(tamanio));
    seeded.set(piece.imagen, { piece, idProducto, idImagen, sizeId });
  }
  await insertBanners(
    trx,
    demo.banners.map(({ imagen, alt: _, foco, ...words }, index) => ({
      ...words,
      idImagen: imageOf(files, imagen),
      orden: index + 1,
      focoX: foco?.x ?? null,
      focoY: foco?.y ?? null,
    })),
  );
  return seeded;
}

/** The id of a picture that the demo's data names. */
export function imageOf(files: DemoFiles, name: string): string {
  const file = files.images.get(name);
  if (!file) throw new Error(`The demo has no picture ${name}`);
  return file.idArchivo;
}

function cents(usd: number | null): number | null {
  return usd === null ? null : toCents(usd);
}
