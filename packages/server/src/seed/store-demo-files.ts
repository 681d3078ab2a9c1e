import { sharp } from '../media/codec.ts';
import type { ImagePurpose, Media, StoredFile } from '../media/index.ts';
import type { PreparedImage } from '../media/prepare-image.ts';
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
    ...demo.pieces.map(({ imagen }) => [imagen, 'producto'] as const),
    ...demo.banners.map(({ imagen }) => [imagen, 'banner'] as const),
  ]);
  const receipts = demo.orders.map(({ comprobante }) => comprobante);
  const references = demo.specialOrders.flatMap(({ referencia }) => referencia ?? []);
  return {
    images: await storeAll([...purposes.keys()], (image, name) =>
      media.storePrepared(image, purposes.get(name) ?? 'producto'),
    ),
    receipts: await storeAll(receipts, (image) =>
      media.storePreparedPrivate(image, 'comprobante', null),
    ),
    references: await storeAll(references, (image) =>
      media.storePreparedPrivate(image, 'referencia', null),
    ),
  };
}

async function storeAll(
  names: readonly string[],
  store: (image: PreparedImage, name: string) => Promise<StoredFile>,
): Promise<FilesByName> {
  const stored = names.map(async (name) => {
    const bytes = await readDemoImage(name);
    const { width, height } = await sharp(bytes).metadata();
    return [name, await store({ bytes, width, height }, name)] as const;
  });
  return new Map(await Promise.all(stored));
}
