import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { ANA, olderShop } from '../../../test/older-shop.ts';
import { findOrderLines } from '../../modules/orders/orders.repository.ts';
import { findSpecialOrders } from '../../modules/special-orders/special-orders.repository.ts';
import { migrate } from './index.ts';

describe.each(DATABASES)('a shop from before decisions on missing pieces on %s', (dialect) => {
  test('has its lines undecided, and special orders without a deposit', async () => {
    const db = await olderShop(dialect, '0030-reconciliation');
    await db.insertInto('usuarios').values(ANA).execute();
    const at = ANA.fechaRegistro;
    await sql`insert into carritos ("idUsuario", estado, "fechaCreacion", "fechaActualizacion")
      values (1, 'comprado', ${at}, ${at})`.execute(db);
    await sql`insert into pedidos ("idUsuario", "idCarrito", "fechaPedido", "subtotalCents", "envioCents", "totalCents",
      provincia, canton, distrito, "direccionExacta", "metodoPago")
      values (1, 1, ${at}, 1, 1, 2, 'Heredia', 'Central', 'Mercedes', 'Casa 1', 'sinpe')`.execute(
      db,
    );
    await sql`insert into pedido_productos ("idPedido", "idProducto", "idProducto_talla", "productoNombre",
      "tallaNombre", cantidad, "precioUnitarioCents", "subtotalCents", "sinPieza")
      values (1, 1, 1, 'Anillo', '7', 1, 1, 1, 1)`.execute(db);
    await sql`insert into pedidos_especiales ("idUsuario", "fechaSolicitud", pieza, "tipoPiedra", "tipoMaterial", descripcion)
      values (1, ${at}, 'Aretes', 'Natural', 'Plata', '')`.execute(db);
    await migrate(db, dialect);
    expect(await findOrderLines(db, {})).toMatchObject([
      { sinPieza: 1, idPedidoEspecial: null, devuelta: 0, enVezDe: null },
    ]);
    expect(await findSpecialOrders(db, {})).toMatchObject([
      { idPedido: null, anticipoCents: null },
    ]);
  });
});
