import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { olderShop } from '../../../test/older-shop.ts';
import { findStoredFiles } from '../../media/files.repository.ts';
import { migrate } from './index.ts';

describe.each(DATABASES)('a shop that drew receipts before it answered on %s', (dialect) => {
  test('its receipts wait for nothing, and those that come wait as long as their files are there', async () => {
    const db = await olderShop(dialect, '0018-kept-pages');
    const file = {
      idArchivo: 'a',
      tipo: 'comprobante',
      mime: 'image/jpeg',
      sha256: 'x',
      tamano: 1,
      privado: 1,
      fechaCreacion: '2026-01-05T10:00:00.000Z',
    } as const;
    await db.insertInto('archivos').values(file).execute();

    await migrate(db, dialect);
    expect(await findStoredFiles(db)).toMatchObject([{ idArchivo: 'a', estado: null }]);
    await db
      .insertInto('comprobantes_recibidos')
      .values({ idArchivo: 'a', fecha: file.fechaCreacion })
      .execute();
    expect(await findStoredFiles(db)).toMatchObject([{ idArchivo: 'a', estado: 'espera' }]);
    await db.deleteFrom('archivos').execute();
    expect(await db.selectFrom('comprobantes_recibidos').selectAll().execute()).toEqual([]);
  });
});
