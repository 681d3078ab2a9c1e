import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { ANA, olderShop } from '../../../test/older-shop.ts';
import { migrate } from './index.ts';

const AT = '2026-01-05T10:00:00.000Z';

describe.each(DATABASES)('a shop from before e-mails were confirmed on %s', (dialect) => {
  test('keeps its accounts and their subscriptions, and takes no address for confirmed', async () => {
    const db = await olderShop(dialect, '0008-operations');
    const account = { ...ANA, suscrito: 1 } as const;
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
        correoNormalizado: ANA.correoNormalizado,
        expira: AT,
        fechaCreacion: AT,
      })
      .execute();
    await db.deleteFrom('usuarios').execute();
    expect(await db.selectFrom('confirmaciones_correo').selectAll().execute()).toEqual([]);
  });
});
