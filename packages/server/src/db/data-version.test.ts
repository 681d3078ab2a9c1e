import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { databaseUrl } from '../../test/global-setup.ts';
import { addPiece, stockOf } from '../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../test/test-app.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { withTransaction } from './transaction.ts';
import { readDataVersion } from './data-version.ts';

describeOnBothDatabases('the version of the data', (createApp, dialect) => {
  /** The same database, opened a second time as another process would. */
  async function openAgain({ deps, dataDir }: TestApp): Promise<Database> {
    if (dialect === 'sqlite') return openDatabase({ url: join(dataDir, 'filigrana.db') });
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      deps.db,
    );
    return openDatabase({ url: databaseUrl(inject('postgresUrl'), rows[0]?.name ?? '') });
  }

  const sellOut = (db: Database, idProducto: number) =>
    db
      .updateTable('producto_talla')
      .set({ stock: 0 })
      .where('idProducto', '=', idProducto)
      .executeTakeFirst();

  /**
   * Tries until nothing has changed in between: PostgreSQL's snapshot also tells of the databases of
   * other tests on the same server.
   *
   * @returns the version that stayed the same.
   */
  async function inAQuietMoment(
    attempt: () => Promise<{ before: string; after: string }>,
  ): Promise<string> {
    let tried = { before: '', after: '' };
    await vi.waitFor(
      async () => {
        tried = await attempt();
        expect(tried.after).toBe(tried.before);
      },
      { timeout: 10_000 },
    );
    return tried.before;
  }

  test('stays the same while nothing is written, however much is read', async () => {
    const { deps } = await createApp();
    const piece = await addPiece(deps);
    await inAQuietMoment(async () => {
      const before = await readDataVersion(deps.db);
      await stockOf(deps, piece);
      await withTransaction(deps.db, (trx) => trx.selectFrom('productos').selectAll().execute());
      return { before, after: await readDataVersion(deps.db) };
    });
  });

  test('changes with every write of this process', async () => {
    const { deps } = await createApp();
    const seen = new Set([await readDataVersion(deps.db)]);
    const { idProducto } = await addPiece(deps);
    seen.add(await readDataVersion(deps.db));
    await sellOut(deps.db, idProducto);
    seen.add(await readDataVersion(deps.db));
    await deps.db.deleteFrom('productos').where('idProducto', '=', idProducto).execute();
    seen.add(await readDataVersion(deps.db));
    expect(seen.size).toBe(4);
  });

  test('changes when another process commits, and not before', async () => {
    const app = await createApp();
    const { idProducto } = await addPiece(app.deps);
    const other = await openAgain(app);
    try {
      const before = await inAQuietMoment(async () => {
        const version = await readDataVersion(app.deps.db);
        const written = await other.transaction().execute(async (trx) => {
          await sellOut(trx, idProducto);
          return readDataVersion(app.deps.db);
        });
        return { before: version, after: written };
      });
      expect(await readDataVersion(app.deps.db)).not.toBe(before);
    } finally {
      await other.destroy();
    }
  });

  test('visitors see at once what another process has changed', async () => {
    const app = await createApp();
    const { idProducto } = await addPiece(app.deps, { stock: 5 });
    const stock = async () => {
      const { body } = await app.call('GET', `/api/clientes/catalogo/${idProducto}`);
      return (body as { stock: number }).stock;
    };
    expect(await stock()).toBe(5);
    const other = await openAgain(app);
    try {
      await sellOut(other, idProducto);
      expect(await stock()).toBe(0);
    } finally {
      await other.destroy();
    }
  });
});
