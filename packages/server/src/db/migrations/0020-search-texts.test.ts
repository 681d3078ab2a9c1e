import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { ANA, olderShop } from '../../../test/older-shop.ts';
import { countCustomersNamed } from '../../modules/customers/customers.repository.ts';
import { findOrderNumbers } from '../../modules/orders/order-pages.repository.ts';
import { findProductsNamed } from '../../modules/products/products.repository.ts';
import { migrate } from './index.ts';

const AT = '2026-01-05T10:00:00.000Z';

describe.each(DATABASES)('a shop whose lists were searched in the browser on %s', (dialect) => {
  test('its customers, products and orders are found by what they were called', async () => {
    const db = await olderShop(dialect, '0019-received-receipts');
    await db
      .insertInto('usuarios')
      .values({ ...ANA, segundoApellido: 'Núñez' })
      .execute();
    const file = { fechaCreacion: AT, fechaActualizacion: AT };
    await db
      .insertInto('productos')
      .values({
        ...file,
        nombreProducto: 'Dije Ónix',
        descripcion: '',
        precioCents: 100,
        idCategoria: 1,
        idMaterial: 1,
      })
      .execute();
    for (const idCarrito of [1, 2]) {
      await db
        .insertInto('carritos')
        .values({ ...file, idUsuario: 1, estado: 'comprado' })
        .execute();
      await db
        .insertInto('pedidos')
        .values({
          idUsuario: 1,
          idCarrito,
          fechaPedido: AT,
          subtotalCents: 100,
          envioCents: 0,
          totalCents: 100,
          provincia: 'Heredia',
          canton: 'Central',
          distrito: 'Mercedes',
          direccionExacta: 'Casa 1',
          metodoPago: 'sinpe',
        })
        .execute();
    }
    await db
      .insertInto('pedido_productos')
      .values({
        idPedido: 2,
        idProducto: 1,
        idProducto_talla: 1,
        productoNombre: 'Dije Ónix',
        tallaNombre: 'Única',
        cantidad: 1,
        precioUnitarioCents: 100,
        subtotalCents: 100,
      })
      .execute();

    await migrate(db, dialect);
    const orders = (texto: string) =>
      findOrderNumbers(db, { texto }, { after: undefined, limit: 9 });
    expect(await orders('mora nunez')).toEqual([2, 1]);
    expect(await orders('onix')).toEqual([2]);
    expect(await countCustomersNamed(db, 'NÚÑEZ')).toBe(1);
    expect(await findProductsNamed(db, 'ónix', { after: undefined, limit: 9 })).toHaveLength(1);
  });
});
