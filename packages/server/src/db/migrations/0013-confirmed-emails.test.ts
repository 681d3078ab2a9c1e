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

const AT = '2026-01-05T10:00:00.000Z';

describe.each(DATABASES)('a shop from before e-mails were confirmed on %s', (dialect) => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  test('keeps its accounts and their subscriptions, and takes no address for confirmed', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'filigrana-older-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const database = await freshDatabase(dialect, folder, 'template1');
    closers.push(() => database.drop());
    const db = openDatabase({ url: database.url });
    closers.push(() => db.destroy());
    const migrations = {
      '0001-people-and-pieces': peopleAndPieces(dialects[dialect]),
      '0002-carts-and-orders': cartsAndOrders(dialects[dialect]),
      '0003-content': content(dialects[dialect]),
      '0004-lookup-rows': lookupRows,
      '0005-review': review(dialects[dialect]),
      '0006-notices': notices(dialects[dialect]),
      '0007-decisions': decisions,
      '0008-operations': operations(dialects[dialect]),
    };
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    expect(error).toBeUndefined();
    const account = {
      identificacion: '1',
      nombre: 'Ana',
      primerApellido: 'Mora',
      segundoApellido: '',
      correo: 'Ana@b.test',
      correoNormalizado: 'ana@b.test',
      telefono: '8',
      contrasenaHash: '-',
      rol: 1,
      suscrito: 1,
      fechaRegistro: AT,
    } as const;
    await db.insertInto('usuarios').values(account).execute();
    const link = { hash: 'x', idUsuario: 1, expira: AT, usado: AT, fechaCreacion: AT };
    await db.insertInto('tokens_recuperacion').values(link).execute();

    await migrate(db, dialect);
    const accounts = await db.selectFrom('usuarios').selectAll().execute();
    expect(accounts).toMatchObject([{ ...account, correoConfirmado: null }]);
    expect(await db.selectFrom('tokens_recuperacion').selectAll().execute()).toEqual([link]);
    await db
      .insertInto('confirmaciones_correo')
      .values({
        hash: 'y',
        idUsuario: 1,
        correoNormalizado: 'ana@b.test',
        expira: AT,
        fechaCreacion: AT,
      })
      .execute();
    await db.deleteFrom('usuarios').execute();
    expect(await db.selectFrom('confirmaciones_correo').selectAll().execute()).toEqual([]);
  });
});
