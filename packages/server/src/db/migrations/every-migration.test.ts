import { Migrator, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ANA, olderShop } from '../../../test/older-shop.ts';
import { migrations } from './index.ts';
import { DATABASES } from '../../../test/databases.ts';

const AT = '2026-01-05T10:00:00.000Z';
const FIRST = '0004-lookup-rows';

/** A shop in small: a row of each kind of thing that was there from the beginning. */
const ROWS: Record<string, Record<string, string | number | null>> = {
  usuarios: ANA,
  archivos: {
    idArchivo: 'comprobante-1',
    tipo: 'comprobante',
    mime: 'application/pdf',
    sha256: 'abc',
    tamano: 1,
    privado: 1,
    idUsuario: 1,
    fechaCreacion: AT,
  },
  productos: {
    nombreProducto: 'Anillo',
    descripcion: 'Aro',
    precioCents: 8000,
    idCategoria: 1,
    idMaterial: 1,
    fechaCreacion: AT,
    fechaActualizacion: AT,
  },
  producto_talla: { idProducto: 1, idTalla: 1, stock: 3 },
  carritos: { idUsuario: 1, estado: 'comprado', fechaCreacion: AT, fechaActualizacion: AT },
  pedidos: {
    idUsuario: 1,
    idCarrito: 1,
    fechaPedido: AT,
    subtotalCents: 8000,
    envioCents: 800,
    totalCents: 8800,
    provincia: 'Heredia',
    canton: 'Central',
    distrito: 'Mercedes',
    direccionExacta: 'Casa 1',
    metodoPago: 'sinpe',
    idComprobante: 'comprobante-1',
  },
  pedidos_especiales: {
    idUsuario: 1,
    fechaSolicitud: AT,
    pieza: 'Aretes',
    tipoPiedra: 'Natural',
    tipoMaterial: 'Plata',
    descripcion: '',
  },
  preguntas: { pregunta: '¿Cómo pago?', respuesta: 'Por SINPE.', visible: 1 },
  novedades: { asunto: 'Rebajas', descripcion: '', fecha: AT },
  tokens_recuperacion: { hash: 'abc', idUsuario: 1, expira: AT, fechaCreacion: AT },
};

describe.each(DATABASES)('the data of an older shop on %s', (dialect) => {
  test('is all there after each migration, one by one', async () => {
    const db = await olderShop(dialect, FIRST);
    for (const [table, row] of Object.entries(ROWS))
      await sql`
        insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})`.execute(db);
    const names = Object.keys(await migrations(dialect).getMigrations()).toSorted();
    const later = names.slice(names.indexOf(FIRST) + 1);
    expect(later.length).toBeGreaterThan(8);
    const migrator = new Migrator({ db, provider: migrations(dialect) });
    for (const name of later) {
      const { error } = await migrator.migrateTo(name);
      expect(error, name).toBeUndefined();
      for (const [table, row] of Object.entries(ROWS)) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
        expect(rows, `${table} after ${name}`).toMatchObject([row]);
      }
    }
  });
});
