import type { Database } from '../db/database.ts';
import { originalKey, privateKey, receivedKey } from '../media/file-keys.ts';
import { digest, type FileStore } from '../media/index.ts';
import { findStoredFiles } from '../media/files.repository.ts';

export interface CopiedFiles {
  /** Keys of the files that are whole in the target. */
  copied: Set<string>;
  /** Keys of files that are missing in the source, or not what the database knows of them. */
  lost: string[];
}

/**
 * Copies the files that a database knows: originals and private files; variants are drawn again when
 * somebody asks for them. Files never change, so those that are there already are passed over.
 */
export async function copyFiles(
  db: Database,
  from: FileStore,
  to: FileStore,
  alreadyThere: ReadonlySet<string> = new Set(),
): Promise<CopiedFiles> {
  const result: CopiedFiles = { copied: new Set(), lost: [] };
  for (const file of await findStoredFiles(db)) {
    const { mime, sha256 } = file;
    const key = keyOf(file);
    if (!alreadyThere.has(key)) {
      const bytes = await from.get(key);
      if (!bytes || digest(bytes) !== sha256) {
        result.lost.push(key);
        continue;
      }
      await to.put(key, bytes, mime);
    }
    result.copied.add(key);
  }
  return result;
}

type NotedFile = Awaited<ReturnType<typeof findStoredFiles>>[number];

/** Where a file lies: a receipt that is still to be drawn anew lies where it arrived. */
function keyOf({ idArchivo, privado, estado }: NotedFile): string {
  if (privado === 0) return originalKey(idArchivo);
  return estado === 'espera' || estado === 'ilegible'
    ? receivedKey(idArchivo)
    : privateKey(idArchivo);
}
