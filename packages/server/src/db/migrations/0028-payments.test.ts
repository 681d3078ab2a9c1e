import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { ANA, olderShop } from '../../../test/older-shop.ts';
import { findOrderLines, findOrders } from '../../modules/orders/orders.repository.ts';
import { migrate } from './index.ts';

const AT = ANA.fechaRegistro;

describe.each(DATABASES)('a shop from before payments and holds on %s', (dialect) => {
  async function shopWithAnOrder() {
    const db = await olderShop(dialect, '0027-colones');
    await db.insertInto('usuarios').values(ANA).execute();
    const dates = { fechaCreacion: AT, fechaActualizacion: AT };
    await db
      .insertInto('carritos')
      .values({ idUsuario: 1, estado: 'comprado', ...dates })
      .execute();
    await db
      .insertInto('pedidos')
      .values({
        ...{ idUsuario: 1, idCarrito: 1, fechaPedido: AT, subtotalCents: 1, envioCents: 1 },
        ...{ totalCents: 2, provincia: 'Heredia', canton: 'Central', distrito: 'Mercedes' },
        ...{ direccionExacta: 'Casa 1', metodoPago: 'sinpe' },
        ...{ idComprobante: null, referencia: null },
      })
      .execute();
    return db;
  }

  test('keeps its history and its letters, and gives no number twice', async () => {
    const db = await shopWithAnOrder();
    const event = { idPedido: 1, idPedidoEspecial: null, idUsuario: 1, fecha: AT };
    await db
      .insertInto('eventos')
      .values([
        { ...event, tipo: 'creado', texto: null },
        { ...event, tipo: 'nota', texto: 'Llamar antes.' },
        { ...event, tipo: 'nota', texto: 'Por error.' },
      ])
      .execute();
    await db.deleteFrom('eventos').where('texto', '=', 'Por error.').execute();
    const letter = { idPedido: 1, tipo: 'recibido', fecha: AT, proximo: AT } as const;
    await db.insertInto('avisos').values(letter).execute();
    await migrate(db, dialect);
    await db
      .insertInto('eventos')
      .values({ ...event, tipo: 'pago', texto: '₡116 790' })
      .execute();
    expect(await db.selectFrom('eventos').selectAll().orderBy('idEvento').execute()).toEqual([
      { ...event, idEvento: 1, tipo: 'creado', texto: null },
      { ...event, idEvento: 2, tipo: 'nota', texto: 'Llamar antes.' },
      { ...event, idEvento: 4, tipo: 'pago', texto: '₡116 790' },
    ]);
    expect(await db.selectFrom('avisos').selectAll().execute()).toEqual([
      { ...letter, idAviso: 1, idPedidoEspecial: null, intentos: 0 },
    ]);
  });

  test('says of no order why it was rejected, and has every piece that was bought', async () => {
    const db = await shopWithAnOrder();
    const line = { idPedido: 1, productoNombre: 'Anillo', tallaNombre: '7', cantidad: 1 };
    await db
      .insertInto('pedido_productos')
      .values({
        ...line,
        ...{ idProducto: 1, idProducto_talla: 1, idImagen: null },
        ...{ precioUnitarioCents: 1, subtotalCents: 1 },
      })
      .execute();
    await migrate(db, dialect);
    expect(await findOrders(db, {})).toMatchObject([{ motivoRechazo: null, textoRechazo: null }]);
    expect(await findOrderLines(db, {})).toMatchObject([{ ...line, sinPieza: 0 }]);
  });
});
