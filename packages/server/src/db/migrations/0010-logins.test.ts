import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { ANA, olderShop } from '../../../test/older-shop.ts';
import { migrate } from './index.ts';

const AT = '2026-01-05T10:00:00.000Z';

describe.each(DATABASES)('a shop from before logins were kept on %s', (dialect) => {
  test('its accounts stay as they are, and what belongs to a login goes with its account', async () => {
    const db = await olderShop(dialect, '0008-operations');
    const account = { ...ANA, rol: 2, tokenVersion: 4 } as const;
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
