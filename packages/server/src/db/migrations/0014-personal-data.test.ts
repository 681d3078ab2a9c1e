import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { ANA, olderShop } from '../../../test/older-shop.ts';
import { migrate } from './index.ts';

const AT = '2026-01-05T10:00:00.000Z';

describe.each(DATABASES)('a shop from before accounts could be closed on %s', (dialect) => {
  test('keeps its customers open and its receipts there, and has pages that nobody has written', async () => {
    const db = await olderShop(dialect, '0008-operations');
    await db.insertInto('usuarios').values(ANA).execute();
    await db
      .insertInto('carritos')
      .values({ idUsuario: 1, estado: 'comprado', fechaCreacion: AT, fechaActualizacion: AT })
      .execute();
    await db
      .insertInto('archivos')
      .values({
        ...{ idArchivo: 'recibo', tipo: 'comprobante', mime: 'image/webp', sha256: 'a' },
        ...{ tamano: 1, privado: 1, idUsuario: 1, fechaCreacion: AT },
      })
      .execute();
    await db
      .insertInto('pedidos')
      .values({
        ...{ idUsuario: 1, idCarrito: 1, fechaPedido: AT, metodoPago: 'sinpe' },
        ...{ subtotalCents: 1, envioCents: 1, totalCents: 2, idComprobante: 'recibo' },
        ...{ provincia: 'Heredia', canton: 'A', distrito: 'B', direccionExacta: 'C' },
      })
      .execute();
    await db
      .insertInto('pedidos_especiales')
      .values({
        ...{ idUsuario: 1, fechaSolicitud: AT, pieza: 'Aretes', tipoPiedra: 'Natural' },
        ...{ tipoMaterial: 'Plata', descripcion: '' },
      })
      .execute();

    await migrate(db, dialect);
    expect(await db.selectFrom('usuarios').select(['nombre', 'fechaCierre']).execute()).toEqual([
      { nombre: 'Ana', fechaCierre: null },
    ]);
    expect(
      await db.selectFrom('pedidos').select(['idComprobante', 'comprobanteEliminado']).execute(),
    ).toEqual([{ idComprobante: 'recibo', comprobanteEliminado: null }]);
    expect(
      await db.selectFrom('pedidos_especiales').select('referenciaEliminada').execute(),
    ).toEqual([{ referenciaEliminada: null }]);
    expect(await db.selectFrom('textos_legales').selectAll().orderBy('pagina').execute()).toEqual([
      { pagina: 'cuidado', texto: null, version: 1 },
      { pagina: 'privacidad', texto: null, version: 1 },
      { pagina: 'terminos', texto: null, version: 1 },
    ]);
  });
});
