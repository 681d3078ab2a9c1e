import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrations/index.ts';
import { dialectOf, openDatabase } from '../db/open.ts';
import { findStore, openFileStore, readingQuarantine, type FileStore } from '../media/index.ts';
import {
  closeAsOneFile,
  copyPrivately,
  digestFile,
  layout,
  makeEmptyFolder,
  writeNote,
  type BackupNote,
} from './backup-folder.ts';
import { backupTexts, BackupProblem } from './backup-problem.ts';
import { copyFiles } from './copy-files.ts';
import { copyTables } from './copy-tables.ts';
import { inOneTransaction, readOneMoment } from './one-transaction.ts';

type Source = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>;

/**
 * Copies a shop, which may be selling meanwhile, into a new folder: the database as it is in one moment
 * and every file that it knows. The copy is laid out like a data folder with an embedded database,
 * whatever the shop itself uses.
 *
 * @throws BackupProblem when the folder is not empty or there is no shop.
 */
export async function backUp(source: Source, folder: string, now: Date): Promise<BackupNote> {
  const { databaseUrl, dataDir } = source;
  const isEmbedded = dialectOf(databaseUrl) === 'sqlite';
  if (isEmbedded && !existsSync(databaseUrl)) {
    throw new BackupProblem(backupTexts.noDatabase(dataDir));
  }
  await makeEmptyFolder(folder);
  const copy = layout(folder);
  const [place, to] = [
    await openFileStore(source),
    (await openFileStore({ dataDir: folder })).files,
  ];
  const live = openDatabase({ url: databaseUrl });
  try {
    const from = readingQuarantine((await findStore({ db: live, place })) ?? place.files);
    // Before the database, so that none of its files can be swept away in between; and after it,
    // for those that are new since. Nothing that young is ever swept.
    const early = await copyFiles(live, from, to);
    if (isEmbedded) await sql`vacuum into ${copy.database}`.execute(live);
    else await copyPostgres(live, copy.database);
    await chmod(copy.database, 0o600);
    const files = await copyNewFiles(copy.database, { from, to, early: early.copied });
    const secret = layout(dataDir).secret;
    if (existsSync(secret)) await copyPrivately(secret, copy.secret);
    const note: BackupNote = {
      format: 1,
      date: now.toISOString(),
      databaseSha256: await digestFile(copy.database),
      files: files.copied.size,
      lostFiles: files.lost,
    };
    await writeNote(folder, note);
    return note;
  } finally {
    await live.destroy();
  }
}

async function copyPostgres(live: Database, file: string): Promise<void> {
  const copy = openDatabase({ url: file });
  try {
    await migrate(copy, 'sqlite');
    await readOneMoment(live, (source) =>
      inOneTransaction(copy, sql`begin immediate`, (target) =>
        copyTables({ db: source, dialect: 'postgres' }, { db: target, dialect: 'sqlite' }),
      ),
    );
  } finally {
    await closeAsOneFile(copy, file);
  }
}

/** Leaves exactly the files that the copied database knows. */
async function copyNewFiles(
  database: string,
  { from, to, early }: { from: FileStore; to: FileStore; early: ReadonlySet<string> },
) {
  const copy = openDatabase({ url: database });
  try {
    const files = await copyFiles(copy, from, to, early);
    for (const key of early) if (!files.copied.has(key)) await to.delete(key);
    return files;
  } finally {
    await closeAsOneFile(copy, database);
  }
}
