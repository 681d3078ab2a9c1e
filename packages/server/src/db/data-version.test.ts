import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { databaseUrl } from '../../test/global-setup.ts';
import { addPiece, addToCart, stockOf, visitor } from '../../test/shopping.ts';
import { recordActivity } from '../activity/activity.ts';
import { describeOnBothDatabases, type TestApp } from '../../test/test-app.ts';
import type { Database } from './database.ts';
import { deleteOldCounts } from '../upkeep/upkeep.repository.ts';
import { openDatabase } from './open.ts';
import { withTransaction } from './transaction.ts';
import {
  ORDER_TABLES,
  PRODUCT_TABLES,
  readChangedPieces,
  readDataVersion,
  readPieceMoment,
  type WatchedTable,
} from './data-version.ts';

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

  const version = ({ deps }: TestApp, tables: readonly WatchedTable[] = PRODUCT_TABLES) =>
    readDataVersion(deps.db, tables);
  /** A change counts until every transaction that began before it has ended, in other databases too. */
  const settled = (...asked: Parameters<typeof version>) =>
    vi.waitFor(async () => {
      const now = await version(...asked);
      expect(now).not.toMatch(/\.[1-9]/);
      return now;
    });

  test('stays the same while nothing is written, however much is read', async () => {
    const app = await createApp();
    const piece = await addPiece(app.deps);
    const before = await settled(app);
    await stockOf(app.deps, piece);
    await withTransaction(app.deps.db, (trx) => trx.selectFrom('productos').selectAll().execute());
    expect(await version(app)).toBe(before);
  });

  test('changes with every write of this process', async () => {
    const app = await createApp();
    const seen = new Set([await version(app)]);
    const { idProducto } = await addPiece(app.deps);
    seen.add(await version(app));
    await sellOut(app.deps.db, idProducto);
    seen.add(await version(app));
    await app.deps.db.deleteFrom('productos').where('idProducto', '=', idProducto).execute();
    seen.add(await version(app));
    expect(seen.size).toBe(4);
  });

  test('stays the same when something is written that it does not depend on', async () => {
    const app = await createApp();
    await addPiece(app.deps);
    const customer = await app.signIn(1);
    const before = [await settled(app), await settled(app, ORDER_TABLES)];
    const account = app.deps.db.updateTable('usuarios').where('idUsuario', '=', customer.idUsuario);
    await account.set({ suscrito: 1 }).execute();
    const fecha = app.clock.now().toISOString();
    await recordActivity(app.deps.db, { fecha, idUsuario: null, accion: 'ajustes.envio' });
    expect([await version(app), await version(app, ORDER_TABLES)]).toEqual(before);
    await addToCart(app, await visitor(app), await addPiece(app.deps, { stock: 3 }));
    expect(await version(app, ORDER_TABLES)).toBe(before[1]);
    const withPiece = await settled(app);
    expect(withPiece).not.toBe(before[0]);
    await account.set({ nombre: 'Otra' }).execute();
    expect(await version(app, ORDER_TABLES)).not.toBe(before[1]);
    expect(await version(app)).toBe(withPiece);
  });

  test('changes when another process commits, and not before', async () => {
    const app = await createApp();
    const { idProducto } = await addPiece(app.deps);
    const other = await openAgain(app);
    try {
      const before = await settled(app);
      const during = await other.transaction().execute(async (trx) => {
        await sellOut(trx, idProducto);
        return version(app);
      });
      expect(during).toBe(before);
      expect(await version(app)).not.toBe(before);
    } finally {
      await other.destroy();
    }
  });

  test('tells of a short change that commits while a long one is open, and of the long one too', async () => {
    if (dialect === 'sqlite') return; // It has one writer.
    const app = await createApp();
    const [long, short] = [await addPiece(app.deps), await addPiece(app.deps)];
    const other = await openAgain(app);
    try {
      const seen = new Set([await version(app)]);
      await other.transaction().execute(async (trx) => {
        await sellOut(trx, long.idProducto);
        await sellOut(app.deps.db, short.idProducto);
        seen.add(await version(app));
      });
      seen.add(await version(app));
      expect(seen.size).toBe(3);
    } finally {
      await other.destroy();
    }
  });

  test('stays the same when what was noted of older changes is forgotten', async () => {
    const app = await createApp();
    for (const _ of [1, 2, 3]) await addPiece(app.deps);
    const before = await settled(app);
    await deleteOldCounts(app.deps.db, Date.now());
    expect(await version(app)).toBe(before);
    const { rows } = await sql`select * from cambios where tabla = 'productos'`.execute(
      app.deps.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('names the products that were written since a moment, and only a few beside them', async () => {
    const app = await createApp();
    const { db } = app.deps;
    const pieces = [];
    for (const _ of [1, 2, 3, 4]) pieces.push((await addPiece(app.deps)).idProducto);
    const [sold, renamed, gone, untouched] = pieces as [number, number, number, number];
    await settled(app);
    const moment = await vi.waitFor(async () => {
      const now = await readPieceMoment(db);
      expect(await readChangedPieces(db, now)).toEqual([]);
      return now;
    });
    const other = await openAgain(app);
    try {
      await sellOut(other, sold);
      const name = { nombreProducto: 'Anillo Brisa' };
      await db.updateTable('productos').set(name).where('idProducto', '=', renamed).execute();
      await db.deleteFrom('productos').where('idProducto', '=', gone).execute();
      await deleteOldCounts(db, Date.now());
      const changed = await readChangedPieces(db, moment);
      expect(changed?.toSorted((a, b) => a - b)).toEqual([sold, renamed, gone]);
      expect(changed).not.toContain(untouched);
      if (dialect === 'sqlite') return; // It does not know the statement.
      await sql`truncate producto_talla cascade`.execute(db);
      expect(await readChangedPieces(db, moment)).toBeUndefined();
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
