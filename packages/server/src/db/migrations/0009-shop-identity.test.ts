import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Migrator } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { dialects } from '../dialects.ts';
import { openDatabase } from '../open.ts';
import { peopleAndPieces } from './0001-people-and-pieces.ts';
import { cartsAndOrders } from './0002-carts-and-orders.ts';
import { content } from './0003-content.ts';
import { lookupRows } from './0004-lookup-rows.ts';
import { review } from './0005-review.ts';
import { notices } from './0006-notices.ts';
import { decisions } from './0007-decisions.ts';
import { operations } from './0008-operations.ts';
import { migrate } from './index.ts';
import { DATABASES } from '../../../test/databases.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

describe.each(DATABASES)('a shop without an identity on %s', (dialect) => {
  test('keeps its notes of files, and has room for one identity', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'filigrana-older-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const database = await freshDatabase(dialect, folder, 'template1');
    closers.push(() => database.drop());
    const db = openDatabase({ url: database.url });
    closers.push(() => db.destroy());
    const own = dialects[dialect];
    const migrations = {
      '0001-people-and-pieces': peopleAndPieces(own),
      '0002-carts-and-orders': cartsAndOrders(own),
      '0003-content': content(own),
      '0004-lookup-rows': lookupRows,
      '0005-review': review(own),
      '0006-notices': notices(own),
      '0007-decisions': decisions,
      '0008-operations': operations(own),
    };
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
    const file = {
      idArchivo: 'a',
      tipo: 'comprobante',
      mime: 'application/pdf',
      sha256: 'abc',
      tamano: 1,
      privado: 1,
      fechaCreacion: '2026-01-05T10:00:00.000Z',
    } as const;
    await db.insertInto('archivos').values(file).execute();

    await migrate(db, dialect);
    expect(await db.selectFrom('archivos').selectAll().execute()).toMatchObject([file]);
    expect(await db.selectFrom('identidad').selectAll().execute()).toEqual([]);
    const sign = (idTienda: string) =>
      db.insertInto('identidad').values({ fila: 1, idTienda }).execute();
    await sign('one');
    await expect(sign('other')).rejects.toThrow();
  });
});
