import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { ANA, olderShop } from '../../../test/older-shop.ts';
import { migrate } from './index.ts';

const AT = '2026-01-05T10:00:00.000Z';

describe.each(DATABASES)('a shop from before e-mails could be had back, on %s', (dialect) => {
  test('keeps its accounts and links, and forgets the addresses of an account that goes', async () => {
    const db = await olderShop(dialect, '0008-operations');
    await db.insertInto('usuarios').values(ANA).execute();
    const token = { hash: 'abc', idUsuario: 1, expira: AT, usado: null, fechaCreacion: AT };
    await db.insertInto('tokens_recuperacion').values(token).execute();

    await migrate(db, dialect);
    expect(await db.selectFrom('usuarios').select(['correo', 'estado']).execute()).toEqual([
      { correo: ANA.correo, estado: 'activo' },
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
