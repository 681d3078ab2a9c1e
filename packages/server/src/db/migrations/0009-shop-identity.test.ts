import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { olderShop } from '../../../test/older-shop.ts';
import { migrate } from './index.ts';

describe.each(DATABASES)('a shop without an identity on %s', (dialect) => {
  test('keeps its notes of files, and has room for one identity', async () => {
    const db = await olderShop(dialect, '0008-operations');
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
