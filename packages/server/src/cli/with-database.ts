import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { openProblem } from '../config/start-problems.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrations/index.ts';
import { dialectOf, openDatabase } from '../db/open.ts';
import { cliTexts } from './cli-texts.ts';
import { CommandError } from './command-error.ts';

/**
 * Runs `work` on the shop's database, at its newest set of tables.
 *
 * @throws CommandError when there is no embedded database; ConfigError when it, or the store of the
 * files, cannot be used.
 */
export async function withDatabase<T>(
  config: Config,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { databaseUrl: url, dataDir } = config;
  const dialect = dialectOf(url);
  if (dialect === 'sqlite' && !existsSync(url)) throw new CommandError(cliTexts.noShop(dataDir));
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
