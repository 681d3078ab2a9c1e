import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { ANA, olderShop } from '../../../test/older-shop.ts';
import { migrate } from './index.ts';

const AT = '2026-01-05T10:00:00.000Z';

describe.each(DATABASES)('a shop from before the reviews on %s', (dialect) => {
  test('its orders begin their histories, its things their versions, its PDFs are known again', async () => {
    const db = await olderShop(dialect, '0004-lookup-rows');
    await db.insertInto('usuarios').values(ANA).execute();
    const cart = { idUsuario: 1, estado: 'comprado', fechaCreacion: AT, fechaActualizacion: AT };
    await db
      .insertInto('carritos')
      .values({ ...cart, estado: 'comprado' })
      .execute();
    const money = { subtotalCents: 1, envioCents: 1, totalCents: 2 };
    const place = { provincia: 'Heredia', canton: 'A', distrito: 'B', direccionExacta: 'C' };
    await db
      .insertInto('pedidos')
      .values({
        idUsuario: 1,
        idCarrito: 1,
        fechaPedido: AT,
        metodoPago: 'sinpe',
        ...money,
        ...place,
      })
      .execute();
    const piece = {
      pieza: 'Aretes',
      tipoPiedra: 'Natural',
      tipoMaterial: 'Plata',
      descripcion: '',
    };
    await db
      .insertInto('pedidos_especiales')
      .values({ idUsuario: 1, fechaSolicitud: AT, ...piece })
      .execute();
    const file = {
      tipo: 'comprobante',
      sha256: 'abc',
      tamano: 1,
      privado: 1,
      fechaCreacion: AT,
    } as const;
    for (const mime of ['application/pdf', 'image/webp'])
      await db
        .insertInto('archivos')
        .values({ ...file, idArchivo: mime, mime })
        .execute();

    await migrate(db, dialect);
    const events = await db.selectFrom('eventos').selectAll().orderBy('idEvento').execute();
    const begun = { idUsuario: 1, fecha: AT, tipo: 'creado', texto: null };
    expect(events).toMatchObject([
      { ...begun, idPedido: 1, idPedidoEspecial: null },
      { ...begun, idPedido: null, idPedidoEspecial: 1 },
    ]);
    expect(await db.selectFrom('configuracion').select('version').execute()).toEqual([
      { version: 1 },
    ]);
    const files = await db
      .selectFrom('archivos')
      .select(['mime', 'sha256Subida'])
      .orderBy('mime')
      .execute();
    expect(files).toEqual([
      { mime: 'application/pdf', sha256Subida: 'abc' },
      { mime: 'image/webp', sha256Subida: null },
    ]);
  });

  test('an event belongs to an order or to a special order, never to both or neither', async () => {
    const db = await olderShop(dialect, '0004-lookup-rows');
    await migrate(db, dialect);
    const event = { fecha: AT, tipo: 'nota' } as const;
    await expect(db.insertInto('eventos').values(event).execute()).rejects.toThrow();
  });
});
