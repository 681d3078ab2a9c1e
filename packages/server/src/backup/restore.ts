import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrations/index.ts';
import { dialectOf, openDatabase } from '../db/open.ts';
import { claimStoreOnPurpose, openFileStore } from '../media/index.ts';
import { closeAsOneFile, copyPrivately, layout, readBackup } from './backup-folder.ts';
import { backupTexts, BackupProblem } from './backup-problem.ts';
import { copyFiles } from './copy-files.ts';
import { endLogins } from './end-logins.ts';
import { loadPostgres, refuseUsed } from './load-postgres.ts';

type Target = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>;

export interface Restored {
  files: number;
  /** Keys of files that the copy does not have whole. */
  lostFiles: string[];
}

/**
 * Puts a backup where there is no shop yet: files first and the database last, so that a restore
 * that was interrupted can simply be repeated. Into PostgreSQL it goes when the settings name one. Every
 * login from before ends: who has been blocked since the copy does not get in with an old one.
 *
 * @throws BackupProblem when the copy is incomplete or damaged, or when the target holds a shop.
 * @throws ConfigError when the place for the files holds another shop's.
 */
export async function restore(folder: string, target: Target, now: Date): Promise<Restored> {
  const { databaseUrl, dataDir } = target;
  const isEmbedded = dialectOf(databaseUrl) === 'sqlite';
  await readBackup(folder);
  if (isEmbedded) {
    if (existsSync(databaseUrl)) throw new BackupProblem(backupTexts.shopExists);
    // A killed server leaves its last changes there. SQLite would apply them to whatever comes.
    const log = `${databaseUrl}-wal`;
    if (existsSync(log)) throw new BackupProblem(backupTexts.restOfDatabase(log));
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // The copy itself stays as it is: opening a database may change its file.
  const workplace = await mkdtemp(path.join(dataDir, '.restore-'));
  try {
    const draft = layout(workplace).database;
    await copyPrivately(layout(folder).database, draft);
    const database = openDatabase({ url: draft });
    let files;
    try {
      await migrate(database, 'sqlite');
      await endLogins(database, now);
      const { files: from } = await openFileStore({ dataDir: folder });
      const to = await claimStoreOnPurpose({ db: database, place: await openFileStore(target) });
      files = await copyFiles(database, from, to);
      if (!isEmbedded) await fillPostgres(database, databaseUrl);
    } finally {
      await closeAsOneFile(database, draft);
    }
    const [copied, own] = [layout(folder).secret, layout(dataDir).secret];
    if (existsSync(copied) && !existsSync(own)) await copyPrivately(copied, own);
    if (isEmbedded) await rename(draft, databaseUrl);
    return { files: files.copied.size, lostFiles: files.lost };
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

async function fillPostgres(copy: Database, url: string): Promise<void> {
  const target = openDatabase({ url });
  try {
    await loadPostgres(copy, target, refuseUsed);
  } finally {
    await target.destroy();
  }
}
