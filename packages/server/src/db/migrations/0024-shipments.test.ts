import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { olderShop } from '../../../test/older-shop.ts';
import { trackingInForce } from '../../modules/shipments/read-tracking.ts';
import { migrate } from './index.ts';

describe.each(DATABASES)('a shop from before guides on %s', (dialect) => {
  test('keeps its fee, and follows parcels at Correos de Costa Rica until it says otherwise', async () => {
    const db = await olderShop(dialect, '0020-search-texts');
    await db.updateTable('configuracion').set({ valor: 950 }).execute();
    await migrate(db, dialect);
    const settings = await db.selectFrom('configuracion').select(['clave', 'valor']).execute();
    expect(settings).toEqual([{ clave: 'montoEnvioCents', valor: 950 }]);
    expect(await trackingInForce(db)).toEqual({
      plantilla: 'https://correos.go.cr/rastreo/?guia={guia}',
      version: 1,
    });
  });
});
