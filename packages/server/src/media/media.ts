import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import type { ArchivosTable } from '../db/schema.ts';
import type { Clock } from '../ports/clock.ts';
import { readVideo } from '@filigrana/sdk/answers';
import { digest } from './digest.ts';
import { originalKey, privateKey, receivedKey } from './file-keys.ts';
import { findPrivateFile, insertFile, isBannerPicture, type FileRow } from './files.repository.ts';
import { imageId, imageUrl, jpegUrl } from '../pictures/image-name.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { createPreviewOpener, type OpenPreview } from './previews.ts';
import { createImageOpener, type OpenImage } from './public-images.ts';
import { asContent, readImage, readReceipt, readReference, type Content } from './read-upload.ts';
import { createReceivedReceipts, type ReceivedReceipts } from './received-receipts.ts';
import { queueReceived } from './received.repository.ts';
import { readingQuarantine } from './quarantine.ts';
import type { PreparedImage } from '../pictures/redraw-image.ts';
import { videoId } from './video-name.ts';
import { createSignedLinks, type SignedLinks } from './signed-links.ts';
import { sweepOrphans, type Sweep, type SweepDeps, type SweepOptions } from './sweep-orphans.ts';

/** What a public picture is for. */
export type ImagePurpose = 'producto' | 'banner' | 'novedad';

/** What a private file is for. */
export type PrivatePurpose = 'comprobante' | 'referencia';

/** A file that is in the store but not yet in the database: pass it to `record`. */
export type StoredFile = Insertable<ArchivosTable>;

type FileUse = Pick<StoredFile, 'idArchivo' | 'tipo' | 'privado' | 'idUsuario'>;

/** A private file as it is sent. */
export interface PrivateFile extends Pick<FileRow, 'tipo' | 'mime'> {
  bytes: Buffer;
}

/**
 * Pictures and private files of the shop.
 *
 * Storing decodes and writes, which takes time; it happens before the caller's transaction. Noting
 * the file happens inside it, so that the file and what refers to it appear together. A file whose
 * transaction fails is swept away later.
 *
 * @example
 * const image = await media.storeImage(bytes, 'producto');
 * await withTransaction(db, async (trx) => {
 *   await media.record(trx, image);
 *   await insertProduct(trx, { ...product, idImagen: image.idArchivo });
 * });
 */
export interface Media extends Pick<SignedLinks, 'verify'> {
  /** Receipts that arrived as pictures. */
  received: Omit<ReceivedReceipts, 'prepare'>;
  /** @throws HttpProblem 415 unless it is a whole image, 413 when it is too big. */
  storeImage(bytes: Uint8Array, purpose: ImagePurpose): Promise<StoredFile>;
  /** A video of a product, kept as it came. @throws HttpProblem 415 or 413, as `readVideo`. */
  storeVideo(bytes: Uint8Array): Promise<StoredFile>;
  /** Stores a WebP of our own as it is; only its header is read. */
  storeFinished(bytes: Uint8Array, purpose: ImagePurpose): Promise<StoredFile>;
  /** The same for a private one. */
  storeFinishedPrivate(
    bytes: Uint8Array,
    purpose: PrivatePurpose,
    idUsuario: number | null,
  ): Promise<StoredFile>;
  /**
   * A proof of payment, image or PDF, that only `idUsuario` and administrators get links to. A picture
   * is only read to its end: it is drawn anew later, or when somebody opens it. Pass the file to
   * `recordReceipt`.
   *
   * @param sha256 Digest of the bytes, where the caller has it.
   */
  storeReceipt(bytes: Uint8Array, idUsuario: number, sha256?: string): Promise<StoredFile>;
  /** The reference image of a special order, private like a receipt. */
  storeReference(bytes: Uint8Array, idUsuario: number): Promise<StoredFile>;
  record(db: Database | Trx, file: StoredFile): Promise<void>;
  recordReceipt(trx: Trx, file: StoredFile): Promise<void>;
  /**
   * Takes away a private file that was stored for nothing. A public picture stays: another row may
   * show the same one, and the sweep takes it if none does.
   */
  discard(file: Pick<StoredFile, 'idArchivo' | 'privado'>): Promise<void>;
  /** Path of a picture for `image_url` and its like; null stays null. */
  imageUrl(id: string | null): string | null;
  /** Path of the same picture as a JPEG, for e-mail; null stays null. */
  jpegUrl(id: string | null): string | null;
  /** Path of a private file that works for at most 15 minutes; null stays null. */
  privateLink(id: string | null, now?: Date): string | null;
  openImage: OpenImage;
  openVideo(id: string): Promise<Buffer | null>;
  openPreview: OpenPreview;
  /** Null when there is no such private file. Ask `verify` first. */
  openPrivate(id: string): Promise<PrivateFile | null>;
  /** Puts away files that nothing speaks of any more. Runs by itself when the server listens. */
  sweepOrphans(options?: SweepOptions): Promise<Sweep>;
}

export interface MediaDeps extends SweepDeps {
  pictures: Pictures;
  tokenSecret: string;
  clock: Clock;
}

export function createMedia(deps: MediaDeps): Media {
  const { db, store, pictures, tokenSecret, clock } = deps;
  const readable = readingQuarantine(store);
  const links = createSignedLinks(tokenSecret);

  const received = createReceivedReceipts({ db, store: readable, pictures, clock });

  const noted = (
    file: FileUse,
    { bytes, ...seen }: Content,
    sha256 = digest(bytes),
  ): StoredFile => ({
    ...file,
    ...seen,
    sha256,
    tamano: bytes.length,
    fechaCreacion: clock.now().toISOString(),
  });

  /** A finished picture with its size. */
  async function measured(bytes: Uint8Array): Promise<PreparedImage> {
    const { width, height } = await pictures.run('readHeader', bytes);
    return { bytes, mime: 'image/webp', width, height };
  }
  async function storePublic(image: PreparedImage, tipo: ImagePurpose): Promise<StoredFile> {
    const idArchivo = imageId(digest(image.bytes), image.width, image.height);
    await store.put(originalKey(idArchivo), image.bytes, 'image/webp');
    return noted({ idArchivo, tipo, privado: 0, idUsuario: null }, asContent(image));
  }
  async function storePrivate(
    content: Content,
    tipo: PrivatePurpose,
    idUsuario: number | null,
  ): Promise<StoredFile> {
    const idArchivo = randomUUID();
    await store.put(privateKey(idArchivo), content.bytes, content.mime);
    return noted({ idArchivo, tipo, privado: 1, idUsuario }, content);
  }

  return {
    storeImage: async (bytes, purpose) => storePublic(await readImage(pictures, bytes), purpose),
    async storeVideo(bytes) {
      const facts = readVideo(bytes);
      const { mime, width: ancho, height: alto } = facts;
      const sha256 = digest(bytes);
      const idArchivo = videoId(sha256, facts);
      await store.put(originalKey(idArchivo), bytes, mime);
      const file = { idArchivo, tipo: 'producto', privado: 0, idUsuario: null } as const;
      return noted(file, { bytes, mime, ancho, alto }, sha256);
    },
    storeFinished: async (bytes, purpose) => storePublic(await measured(bytes), purpose),
    storeFinishedPrivate: async (bytes, purpose, idUsuario) =>
      storePrivate(asContent(await measured(bytes)), purpose, idUsuario),
    async storeReceipt(bytes, idUsuario, sha256 = digest(bytes)) {
      const content = await readReceipt(pictures, bytes);
      const idArchivo = randomUUID();
      const key = isPdf(content) ? privateKey(idArchivo) : receivedKey(idArchivo);
      await store.put(key, bytes, content.mime);
      const file = { idArchivo, tipo: 'comprobante', privado: 1, idUsuario } as const;
      return { ...noted(file, content, sha256), sha256Subida: sha256 };
    },
    storeReference: async (bytes, idUsuario) =>
      storePrivate(await readReference(pictures, bytes), 'referencia', idUsuario),
    record: insertFile,
    async recordReceipt(trx, file) {
      await insertFile(trx, file);
      if (!isPdf(file)) await queueReceived(trx, file.idArchivo, file.fechaCreacion);
    },
    async discard({ idArchivo, privado }) {
      if (privado === 0) return;
      await store.delete(privateKey(idArchivo));
      await store.delete(receivedKey(idArchivo));
    },
    imageUrl: (id) => (id === null ? null : imageUrl(id)),
    jpegUrl: (id) => (id === null ? null : jpegUrl(id)),
    privateLink: (id, at = clock.now()) => (id === null ? null : links.sign(id, at)),
    verify: links.verify,
    openImage: createImageOpener(readable, pictures, (id) => isBannerPicture(db, id)),
    openVideo: (id) => readable.get(originalKey(id)),
    openPreview: createPreviewOpener(readable, pictures),
    async openPrivate(id) {
      let row = await findPrivateFile(db, id);
      if (row?.estado === 'espera') {
        await received.prepare(id);
        row = await findPrivateFile(db, id);
      }
      const bytes = row ? await readable.get(privateKey(id)) : null;
      return row && bytes ? { tipo: row.tipo, mime: row.mime, bytes } : null;
    },
    received,
    sweepOrphans: (options) => sweepOrphans(deps, clock.now(), options),
  };
}

const isPdf = ({ mime }: Pick<StoredFile, 'mime'>) => mime === 'application/pdf';
