import type { Config } from '../config/config.ts';
import { openDataDir } from '../config/data-dir.ts';
import { openProblem } from '../start-problems.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrations/index.ts';
import { dialectOf, openDatabase } from '../db/open.ts';

/**
 * Runs `work` on the shop's database, at its newest set of tables. An embedded one is made if it is
 * not there.
 *
 * @throws ConfigError when it, or the store of the files, cannot be used.
 */
export async function withDatabase<T>(
  config: Config,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { databaseUrl: url, dataDir } = config;
  const dialect = dialectOf(url);
  openDataDir(dataDir);
  const db = openDatabase({ url });
  try {
    await migrate(db, dialect);
    return await work(db);
  } catch (error) {
    throw openProblem(config, error);
  } finally {
    await db.destroy();
  }
}
