import type { Database } from '../db/database.ts';
import { storedKey } from '../media/file-keys.ts';
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
    const key = storedKey(file);
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
