import type { Config } from '../config/config.ts';
import { openDataDir } from '../config/data-dir.ts';
import { databaseProblem } from '../start-problems.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrations/index.ts';
import { dialectOf, openDatabase } from '../db/open.ts';

/**
 * Works in the shop's database, with its newest set of tables, and closes it.
 *
 * @throws ConfigError when it cannot be reached or brought up to date.
 */
export async function inShopDatabase<T>(
  config: Config,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  openDataDir(config.dataDir);
  const db = openDatabase({ url: config.databaseUrl });
  try {
    await migrate(db, dialectOf(config.databaseUrl)).catch((error: unknown) => {
      throw databaseProblem(config, error);
    });
    return await work(db);
  } finally {
    await db.destroy();
  }
}
