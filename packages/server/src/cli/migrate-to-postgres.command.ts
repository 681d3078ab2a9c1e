import { existsSync } from 'node:fs';
import path from 'node:path';
import { backupTexts, BackupProblem } from '../backup/backup-problem.ts';
import { loadPostgres, refuseOrders } from '../backup/load-postgres.ts';
import { EMBEDDED_DATABASE, type Config } from '../config/config.ts';
import { databaseProblem } from '../start-problems.ts';
import { migrate } from '../db/migrations/index.ts';
import { dialectOf, openDatabase } from '../db/open.ts';
import { cliTexts } from './cli-texts.ts';

const count = new Intl.NumberFormat('es-CR');

/** `filigrana migrate-to-postgres`: moves the embedded database to the one of DATABASE_URL. */
export async function migrateToPostgresCommand(config: Config): Promise<void> {
  const file = path.join(config.dataDir, EMBEDDED_DATABASE);
  if (dialectOf(config.databaseUrl) === 'sqlite') {
    throw new BackupProblem(backupTexts.postgresMissing);
  }
  if (!existsSync(file)) throw new BackupProblem(backupTexts.embeddedMissing(file));
  const embedded = openDatabase({ url: file });
  const target = openDatabase({ url: config.databaseUrl });
  try {
    await migrate(embedded, 'sqlite');
    const rows = await loadPostgres(embedded, target, refuseOrders);
    console.log(cliTexts.migrated(count.format(rows)));
  } catch (error) {
    throw error instanceof BackupProblem ? error : databaseProblem(config, error);
  } finally {
    await embedded.destroy();
    await target.destroy();
  }
}
