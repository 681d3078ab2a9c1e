import { expect, describe, test } from 'vitest';
import { olderShop } from '../../../test/older-shop.ts';
import { PRODUCT_TABLES, readDataVersion } from '../data-version.ts';
import { migrate } from './index.ts';
import { DATABASES } from '../../../test/databases.ts';

describe.each(DATABASES)('a shop from before several servers on %s', (dialect) => {
  test('keeps its pieces, and notes from then on what changes of them', async () => {
    const db = await olderShop(dialect, '0008-operations');
    const at = '2026-01-05T10:00:00.000Z';
    const piece = {
      nombreProducto: 'Anillo',
      descripcion: '',
      precioCents: 8000,
      idCategoria: 1,
      idMaterial: 1,
      fechaCreacion: at,
      fechaActualizacion: at,
    };
    await db.insertInto('productos').values(piece).execute();
    await migrate(db, dialect);
    expect(await db.selectFrom('productos').select('nombreProducto').execute()).toEqual([
      { nombreProducto: 'Anillo' },
    ]);
    const version = () => readDataVersion(db, PRODUCT_TABLES);
    const before = await version();
    await db.updateTable('productos').set({ precioCents: 9000 }).execute();
    expect(await version()).not.toBe(before);
  });
});
