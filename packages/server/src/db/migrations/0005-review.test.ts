import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Migrator } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { dialects } from '../dialects.ts';
import { openDatabase } from '../open.ts';
import { peopleAndPieces } from './0001-people-and-pieces.ts';
import { cartsAndOrders } from './0002-carts-and-orders.ts';
import { content } from './0003-content.ts';
import { lookupRows } from './0004-lookup-rows.ts';
import { migrate } from './index.ts';

const AT = '2026-01-05T10:00:00.000Z';

describe.each(['sqlite', 'postgres'] as const)(
  'a shop from before the reviews on %s',
  (dialect) => {
    const closers: (() => Promise<unknown>)[] = [];
    afterEach(async () => {
      for (const close of closers.splice(0).reverse()) await close();
    });

    async function olderShop() {
      const folder = await mkdtemp(path.join(tmpdir(), 'filigrana-older-'));
      closers.push(() => rm(folder, { recursive: true, force: true }));
      const database = await freshDatabase(dialect, folder, 'template1');
      closers.push(() => database.drop());
      const db = openDatabase({ url: database.url });
      closers.push(() => db.destroy());
      const migrations = {
        '0001-people-and-pieces': peopleAndPieces(dialects[dialect]),
        '0002-carts-and-orders': cartsAndOrders(dialects[dialect]),
        '0003-content': content(dialects[dialect]),
        '0004-lookup-rows': lookupRows,
      };
      const provider = { getMigrations: () => Promise.resolve(migrations) };
      const { error } = await new Migrator({ db, provider }).migrateToLatest();
      expect(error).toBeUndefined();
      return db;
    }

    test('its orders begin their histories, its things their versions, its PDFs are known again', async () => {
      const db = await olderShop();
      await db
        .insertInto('usuarios')
        .values({
          identificacion: '1',
          nombre: 'Ana',
          primerApellido: 'Mora',
          segundoApellido: '',
          correo: 'a@b.test',
          correoNormalizado: 'a@b.test',
          telefono: '8',
          contrasenaHash: '-',
          rol: 1,
          fechaRegistro: AT,
        })
        .execute();
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
      const db = await olderShop();
      await migrate(db, dialect);
      const event = { fecha: AT, tipo: 'nota' } as const;
      await expect(db.insertInto('eventos').values(event).execute()).rejects.toThrow();
    });
  },
);
