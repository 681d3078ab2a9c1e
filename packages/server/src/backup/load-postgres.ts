import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrations/index.ts';
import { OWN_TABLES, TABLES } from '../db/tables.ts';
import { backupTexts, BackupProblem } from './backup-problem.ts';
import { copyTables } from './copy-tables.ts';
import { inOneTransaction, withoutTimeouts } from './one-transaction.ts';

/** Throws when what a PostgreSQL holds must not be replaced. */
type RefuseTarget = (target: Database) => Promise<void>;

const OURS: ReadonlySet<string> = new Set(TABLES.map(([name]) => name));

/**
 * Fills a PostgreSQL database with everything that an embedded one holds: tables, rows and where
 * numbers go on. What a start by mistake has left in the target is replaced. All of it in one
 * transaction, so that a failure leaves the target as it was; both databases are locked meanwhile, so
 * that nobody sells what would not be copied.
 *
 * @returns how many rows were copied; they have been read back and compared.
 * @throws BackupProblem when the target holds tables that are no shop's, or what `refuse` refuses.
 */
export function loadPostgres(
  embedded: Database,
  target: Database,
  refuse: RefuseTarget,
): Promise<number> {
  return inOneTransaction(embedded, sql`begin immediate`, (source) =>
    inOneTransaction(target, sql`begin`, async (db) => {
      await withoutTimeouts(db);
      const there = await db.introspection.getTables();
      if (!there.every(({ name }) => OURS.has(name) || OWN_TABLES.includes(name)))
        throw new BackupProblem(backupTexts.postgresNotEmpty);
      await migrate(db, 'postgres', { isInTransaction: true });
      const tables = sql.join([...OURS].map((name) => sql.table(name)));
      await sql`lock table ${tables} in access exclusive mode`.execute(db);
      await refuse(db);
      return copyTables({ db: source, dialect: 'sqlite' }, { db, dialect: 'postgres' });
    }),
  );
}

/** Who moves a shop may have started the new database by mistake, but nobody has ordered in it. */
export async function refuseOrders(target: Database): Promise<void> {
  for (const table of ['pedidos', 'pedidos_especiales'] as const) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target);
    if (rows.length > 0) throw new BackupProblem(backupTexts.postgresHasOrders);
  }
}

/** A copy goes only where nobody has an account yet. */
export async function refuseUsed(target: Database): Promise<void> {
  const account = await target.selectFrom('usuarios').select('idUsuario').executeTakeFirst();
  if (account) throw new BackupProblem(backupTexts.shopExists);
}
