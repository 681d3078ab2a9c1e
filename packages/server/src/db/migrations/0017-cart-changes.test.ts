import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { olderShop } from '../../../test/older-shop.ts';
import { findCart } from '../../modules/cart/carts.repository.ts';
import { migrate } from './index.ts';

const AT = '2026-01-05T10:00:00.000Z';

describe.each(DATABASES)('a shop from before carts remembered their changes on %s', (dialect) => {
  test('keeps its carts with their versions, and they remember nothing', async () => {
    const db = await olderShop(dialect, '0015-several-servers');
    await db
      .insertInto('carritos')
      .values({ sesionHash: 'x', version: 7, fechaCreacion: AT, fechaActualizacion: AT })
      .execute();
    await migrate(db, dialect);
    expect(await findCart(db, { sesionHash: 'x' })).toEqual({
      idCarrito: 1,
      version: 7,
      changes: [],
    });
  });
});
