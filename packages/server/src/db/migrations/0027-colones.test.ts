import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { ANA, olderShop } from '../../../test/older-shop.ts';
import { findOrders } from '../../modules/orders/orders.repository.ts';
import { exchangeInForce } from '../../modules/exchange/read-exchange.ts';
import { migrate } from './index.ts';

describe.each(DATABASES)('a shop from before colones on %s', (dialect) => {
  test('has no rate, and its orders have none', async () => {
    const db = await olderShop(dialect, '0020-search-texts');
    await db.insertInto('usuarios').values(ANA).execute();
    const at = ANA.fechaRegistro;
    const dates = { fechaCreacion: at, fechaActualizacion: at };
    await db
      .insertInto('carritos')
      .values({ idUsuario: 1, estado: 'comprado', ...dates })
      .execute();
    await db
      .insertInto('pedidos')
      .values({
        ...{ idUsuario: 1, idCarrito: 1, fechaPedido: at, subtotalCents: 1, envioCents: 1 },
        ...{ totalCents: 2, provincia: 'Heredia', canton: 'Central', distrito: 'Mercedes' },
        ...{
          direccionExacta: 'Casa 1',
          metodoPago: 'sinpe',
          idComprobante: null,
          referencia: null,
        },
      })
      .execute();
    await migrate(db, dialect);
    expect(await exchangeInForce(db)).toMatchObject({ tasa: null, fecha: null, version: 1 });
    expect(await findOrders(db, {})).toMatchObject([{ tasaCentimos: null, montoColones: null }]);
  });
});
