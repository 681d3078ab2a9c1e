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

describe.each(DATABASES)('a shop from before e-mails could be had back, on %s', (dialect) => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  test('keeps its accounts and links, and forgets the addresses of an account that goes', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'filigrana-older-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const database = await freshDatabase(dialect, folder);
    closers.push(() => database.drop());
    const db = openDatabase({ url: database.url });
    closers.push(() => db.destroy());
    const support = dialects[dialect];
    const provider = {
      getMigrations: () =>
        Promise.resolve({
          '0001-people-and-pieces': peopleAndPieces(support),
          '0002-carts-and-orders': cartsAndOrders(support),
          '0003-content': content(support),
          '0004-lookup-rows': lookupRows,
          '0005-review': review(support),
          '0006-notices': notices(support),
          '0007-decisions': decisions,
          '0008-operations': operations(support),
        }),
    };
    await new Migrator({ db, provider }).migrateToLatest();
    const name = { nombre: 'Ana', primerApellido: 'Mora', segundoApellido: '' };
    const contact = { correo: 'Ana@x.cr', correoNormalizado: 'ana@x.cr', telefono: '88887777' };
    await db
      .insertInto('usuarios')
      .values({
        identificacion: '101110111',
        ...name,
        ...contact,
        contrasenaHash: 'x',
        rol: 1,
        fechaRegistro: AT,
      })
      .execute();
    const token = { hash: 'abc', idUsuario: 1, expira: AT, usado: null, fechaCreacion: AT };
    await db.insertInto('tokens_recuperacion').values(token).execute();

    await migrate(db, dialect);
    expect(await db.selectFrom('usuarios').select(['correo', 'estado']).execute()).toEqual([
      { correo: 'Ana@x.cr', estado: 'activo' },
    ]);
    expect(await db.selectFrom('tokens_recuperacion').select('hash').execute()).toEqual([
      { hash: 'abc' },
    ]);
    const left = {
      idUsuario: 1,
      correo: 'Vieja@x.cr',
      correoNormalizado: 'vieja@x.cr',
      expira: AT,
    };
    const insert = () =>
      db
        .insertInto('correos_anteriores')
        .values({ hash: 'def', ...left })
        .execute();
    await insert();
    await expect(insert()).rejects.toThrow();
    await db.deleteFrom('usuarios').execute();
    expect(await db.selectFrom('correos_anteriores').selectAll().execute()).toEqual([]);
  });
});
