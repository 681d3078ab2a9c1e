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
import { review } from './0005-review.ts';
import { notices } from './0006-notices.ts';
import { decisions } from './0007-decisions.ts';
import { operations } from './0008-operations.ts';
import { personalData } from './0014-personal-data.ts';
import { DATABASES } from '../../../test/databases.ts';

const AT = '2026-01-05T10:00:00.000Z';

describe.each(DATABASES)('a shop from before accounts could be closed on %s', (dialect) => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  test('keeps its customers open and its receipts there, and has pages that nobody has written', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'filigrana-older-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const database = await freshDatabase(dialect, folder, 'template1');
    closers.push(() => database.drop());
    const db = openDatabase({ url: database.url });
    closers.push(() => db.destroy());
    const support = dialects[dialect];
    const older = {
      '0001-people-and-pieces': peopleAndPieces(support),
      '0002-carts-and-orders': cartsAndOrders(support),
      '0003-content': content(support),
      '0004-lookup-rows': lookupRows,
      '0005-review': review(support),
      '0006-notices': notices(support),
      '0007-decisions': decisions,
      '0008-operations': operations(support),
    };
    const bring = async (migrations: Record<string, typeof personalData>) => {
      const provider = { getMigrations: () => Promise.resolve(migrations) };
      const { error } = await new Migrator({ db, provider }).migrateToLatest();
      expect(error).toBeUndefined();
    };
    await bring(older);
    await db
      .insertInto('usuarios')
      .values({
        ...{ identificacion: '1', nombre: 'Ana', primerApellido: 'Mora', segundoApellido: '' },
        ...{ correo: 'a@b.test', correoNormalizado: 'a@b.test', telefono: '8' },
        ...{ contrasenaHash: '-', rol: 1, fechaRegistro: AT },
      })
      .execute();
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

    await bring({ ...older, '0014-personal-data': personalData });
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
      { pagina: 'privacidad', texto: null, version: 1 },
      { pagina: 'terminos', texto: null, version: 1 },
    ]);
  });
});
