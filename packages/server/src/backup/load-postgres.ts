import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrations/index.ts';
import { backupTexts, BackupProblem } from './backup-problem.ts';
import { copyTables } from './copy-tables.ts';
import { inOneTransaction, withoutTimeouts } from './one-transaction.ts';

/**
 * Fills an empty PostgreSQL database with everything that an embedded one holds: tables, rows and where
 * numbers go on. All of it in one transaction, so that a failure leaves the target empty; the embedded
 * database is locked meanwhile, so that nobody sells what would not be copied.
 *
 * @returns how many rows were copied; they have been read back and compared.
 * @throws BackupProblem when the target holds any table.
 */
export function loadPostgres(embedded: Database, target: Database): Promise<number> {
  return inOneTransaction(embedded, sql`begin immediate`, (source) =>
    inOneTransaction(target, sql`begin`, async (empty) => {
      await withoutTimeouts(empty);
      if ((await empty.introspection.getTables()).length > 0) {
        throw new BackupProblem(backupTexts.postgresNotEmpty);
      }
      await migrate(empty, 'postgres', { isInTransaction: true });
      return copyTables({ db: source, dialect: 'sqlite' }, { db: empty, dialect: 'postgres' });
    }),
  );
}
