import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Migrator } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database, DialectName } from '../src/db/database.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { openDatabase } from '../src/db/open.ts';
import { freshDatabase } from './fresh-database.ts';

/** An empty database as a version of the shop left it whose newest migration was this one. */
export async function olderShop(dialect: DialectName, newest: string): Promise<Database> {
  const folder = await mkdtemp(path.join(tmpdir(), 'filigrana-older-'));
  const database = await freshDatabase(dialect, folder, 'template1');
  const db = openDatabase({ url: database.url });
  onTestFinished(async () => {
    await db.destroy();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const { error } = await new Migrator({ db, provider: migrations(dialect) }).migrateTo(newest);
  if (error !== undefined) throw error;
  return db;
}

/** An account as every older shop had it. */
export const ANA = {
  identificacion: '101110111',
  nombre: 'Ana',
  primerApellido: 'Mora',
  segundoApellido: '',
  correo: 'Ana@filigrana.test',
  correoNormalizado: 'ana@filigrana.test',
  telefono: '88112233',
  contrasenaHash: '-',
  rol: 1,
  fechaRegistro: '2026-01-05T10:00:00.000Z',
} as const;
