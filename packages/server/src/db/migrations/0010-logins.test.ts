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

describe.each(DATABASES)('a shop from before logins were kept on %s', (dialect) => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  test('its accounts stay as they are, and what belongs to a login goes with its account', async () => {
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
      identificacion: '101110111',
      nombre: 'Ana',
      primerApellido: 'Mora',
      segundoApellido: '',
      correo: 'a@b.test',
      correoNormalizado: 'a@b.test',
      telefono: '8',
      contrasenaHash: '-',
      rol: 2,
      tokenVersion: 4,
      fechaRegistro: AT,
    } as const;
    await db.insertInto('usuarios').values(account).execute();

    await migrate(db, dialect);
    const accounts = () => db.selectFrom('usuarios').selectAll().execute();
    expect(await accounts()).toMatchObject([{ ...account, idUsuario: 1 }]);

    const login = { inicio: AT, ultimoUso: AT, expira: AT, fin: null };
    await db
      .insertInto('sesiones')
      .values({ idSesion: 'a', idUsuario: 1, ...login })
      .execute();
    await db.insertInto('dos_pasos').values({ idUsuario: 1, secreto: 'x' }).execute();
    await db.insertInto('codigos_recuperacion').values({ idUsuario: 1, hash: 'h' }).execute();
    const begun = await db.selectFrom('dos_pasos').selectAll().execute();
    expect(begun).toEqual([{ idUsuario: 1, secreto: 'x', activo: 0, ultimoPaso: 0 }]);
    await db.deleteFrom('usuarios').execute();
    for (const table of ['sesiones', 'dos_pasos', 'codigos_recuperacion'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
