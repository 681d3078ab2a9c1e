import type { ImagePurpose, Media, StoredFile } from '../media/index.ts';
import { readDemoImage, type DemoData } from './demo-data.ts';

/** Stored files by the name of their picture in the demo's data. */
type FilesByName = ReadonlyMap<string, StoredFile>;

/** The demo's files, in the store but not yet in the database. */
export interface DemoFiles {
  images: FilesByName;
  /** Private ones get their owner later, when there is one. */
  receipts: FilesByName;
  references: FilesByName;
}

/**
 * Puts the demo's pictures and receipts into the store. They are our own and finished: decoding and
 * encoding them again would cost time, memory and quality.
 */
export async function storeDemoFiles(media: Media, demo: DemoData): Promise<DemoFiles> {
  const purposes = new Map<string, ImagePurpose>([
    ...demo.novedades.flatMap(({ imagen }) => (imagen ? [[imagen, 'novedad'] as const] : [])),
    ...demo.pieces
      .flatMap(({ imagen, fotos }) => [imagen, ...fotos.map((foto) => foto.imagen)])
      .map((imagen) => [imagen, 'producto'] as const),
    ...demo.banners.map(({ imagen }) => [imagen, 'banner'] as const),
  ]);
  const receipts = demo.orders.map(({ comprobante }) => comprobante);
  const references = demo.specialOrders.flatMap(({ referencia }) => referencia ?? []);
  return {
    images: await storeAll([...purposes.keys()], (bytes, name) =>
      media.storeFinished(bytes, purposes.get(name) ?? 'producto'),
    ),
    receipts: await storeAll(receipts, (bytes) =>
      media.storeFinishedPrivate(bytes, 'comprobante', null),
    ),
    references: await storeAll(references, (bytes) =>
      media.storeFinishedPrivate(bytes, 'referencia', null),
    ),
  };
}

async function storeAll(
  names: readonly string[],
  store: (bytes: Uint8Array, name: string) => Promise<StoredFile>,
): Promise<FilesByName> {
  const stored = names.map(async (name) => {
    return [name, await store(await readDemoImage(name), name)] as const;
  });
  return new Map(await Promise.all(stored));
}
