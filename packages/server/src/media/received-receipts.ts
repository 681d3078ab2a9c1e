import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { PictureError } from '../pictures/picture-process.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Clock } from '../ports/clock.ts';
import { digest } from './digest.ts';
import { privateKey, receivedKey } from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import { findPrivateFile } from './files.repository.ts';
import { redrawUpload } from './prepare-image.ts';
import {
  findPrepared,
  forgetReceived,
  hasWaiting,
  noteReceived,
  replaceFile,
} from './received.repository.ts';

/** Receipts that arrived as pictures: whoever bought has an answer before they are drawn anew. */
export interface ReceivedReceipts {
  /**
   * Draws a receipt, unless that has been done. Whoever asks for the same one meanwhile waits for the
   * same drawing. One that cannot be drawn is noted as illegible.
   *
   * @throws HttpProblem 503 when no picture can be drawn now.
   */
  prepare(idArchivo: string): Promise<void>;
  /** Whether receipts wait that whoever took them should have drawn by now: its server was killed. */
  hasLeft(): Promise<boolean>;
  /** Deletes files as they arrived whose receipts have been drawn long enough. @returns how many. */
  deletePrepared(): Promise<number>;
}

interface ReceivedDeps {
  db: Database;
  store: FileStore;
  pictures: Pictures;
  clock: Clock;
}

/** A server that lives has drawn a receipt by then. */
const LEFT_MS = 60_000;
/** So long it is tried again and again; after that at every start. */
const TRIED_MS = 24 * 60 * 60_000;
/** A copy of the shop that is made meanwhile may still speak of the file as it arrived. */
const KEPT_MS = 60 * 60_000;

export function createReceivedReceipts({
  db,
  store,
  pictures,
  clock,
}: ReceivedDeps): ReceivedReceipts {
  const underWay = new Map<string, Promise<void>>();
  const before = (ms: number) => new Date(clock.now().getTime() - ms).toISOString();

  async function draw(idArchivo: string): Promise<void> {
    const bytes = await store.get(receivedKey(idArchivo));
    // Deleted meanwhile, or not in the store: whoever asks for the receipt finds that out.
    if (!bytes) return;
    const drawn = await redrawUpload(pictures, bytes, 'image/jpeg').catch((error: unknown) => {
      if (error instanceof PictureError) return null;
      throw error;
    });
    const fecha = before(0);
    if (!drawn) {
      await withTransaction(db, (trx) =>
        noteReceived(trx, idArchivo, { estado: 'ilegible', fecha }),
      );
      return;
    }
    await store.put(privateKey(idArchivo), drawn.bytes, drawn.mime);
    const isFirst = await withTransaction(db, async (trx) => {
      if (!(await noteReceived(trx, idArchivo, { estado: 'preparado', fecha }))) return false;
      await replaceFile(trx, idArchivo, {
        mime: drawn.mime,
        ancho: drawn.width,
        alto: drawn.height,
        sha256: digest(drawn.bytes),
        tamano: drawn.bytes.length,
      });
      return true;
    });
    // Another server has drawn the same, or the receipt is gone and its file must go too.
    if (!isFirst && !(await isNoted(idArchivo))) await store.delete(privateKey(idArchivo));
  }

  async function isNoted(idArchivo: string): Promise<boolean> {
    return (await findPrivateFile(db, idArchivo)) !== undefined;
  }

  return {
    prepare(idArchivo) {
      const begun = underWay.get(idArchivo);
      if (begun) return begun;
      const work = draw(idArchivo).finally(() => underWay.delete(idArchivo));
      underWay.set(idArchivo, work);
      return work;
    },
    hasLeft: () => hasWaiting(db, { from: before(TRIED_MS), to: before(LEFT_MS) }),
    async deletePrepared() {
      const prepared = await findPrepared(db, before(KEPT_MS));
      for (const idArchivo of prepared) {
        await store.delete(receivedKey(idArchivo));
        await forgetReceived(db, idArchivo);
      }
      return prepared.length;
    },
  };
}
