import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, chmod, copyFile, mkdir, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { EMBEDDED_DATABASE } from '../config/config.ts';
import { closeFolder } from '../config/data-dir.ts';
import type { Database } from '../db/database.ts';
import { writeAtomically } from '../media/atomic-write.ts';
import { backupTexts, BackupProblem } from './backup-problem.ts';

/** A backup is laid out like a data folder, with a note that says that it is complete. */
export const layout = (folder: string) => ({
  database: path.join(folder, EMBEDDED_DATABASE),
  secret: path.join(folder, 'token-secret'),
  note: path.join(folder, 'backup.json'),
});

const Note = v.object({
  format: v.literal(1),
  /** ISO 8601, of the moment that the copy shows. */
  date: v.string(),
  databaseSha256: v.string(),
  files: v.number(),
  lostFiles: v.array(v.string()),
});
export type BackupNote = v.InferOutput<typeof Note>;

/** @throws BackupProblem unless the folder is new or empty. */
export async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  closeFolder(folder);
  if ((await readdir(folder)).length > 0) {
    throw new BackupProblem(backupTexts.targetNotEmpty(folder));
  }
}

/** Copies a file for this user of the machine alone, whoever may read the original. */
export async function copyPrivately(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
}

/** Written last: a folder without it is no backup. */
export async function writeNote(folder: string, note: BackupNote): Promise<void> {
  const { note: file } = layout(folder);
  await writeAtomically(file, `${file}.draft`, Buffer.from(`${JSON.stringify(note, null, 2)}\n`));
}

/** @throws BackupProblem when the backup is not complete, or its database is not what was written. */
export async function readBackup(folder: string): Promise<BackupNote> {
  const { note, database } = layout(folder);
  const text = await readFile(note, 'utf8').catch(unlessMissing);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Note), text);
  if (!read.success) throw new BackupProblem(backupTexts.notABackup(folder));
  await access(database, constants.R_OK).catch(unlessMissing);
  if ((await digestFile(database)) !== read.output.databaseSha256) {
    throw new BackupProblem(backupTexts.damaged(folder));
  }
  return read.output;
}

/** What is there and cannot be read is no broken copy. */
function unlessMissing(error: unknown): string {
  if ((error as { code?: unknown }).code === 'ENOENT') return '';
  throw error;
}

/** Hex SHA-256 of a file of any size; an empty text for one that cannot be read. */
export async function digestFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  } catch {
    return '';
  }
  return hash.digest('hex');
}

/** Closes an SQLite database so that all of it is in its one file, on the disk. */
export async function closeAsOneFile(db: Database, file: string): Promise<void> {
  await sql`pragma journal_mode = delete`.execute(db);
  await db.destroy();
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
