import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database, DialectName } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { freshDatabase } from '../fresh-database.ts';
import { runCommand } from '../server-process.ts';
import { receiptImage } from '../shopping.ts';
import { contentOf } from '../table-contents.ts';
import { expectNothingHalf } from './nothing-half.ts';
import { callOver } from './over-http.ts';
import { openShopProcesses, type ShopProcesses } from './shop-processes.ts';
import { writersFor } from './writers.ts';

/** Runs one order of the `filigrana` command to its end. */
async function filigrana(args: string[], env: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args, env).ended;
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return stdout;
}

/** Looks into a database that no server has open. */
async function inDatabase<T>(url: string, look: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url });
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

/** Runs `work` while a crowd buys, registers and changes stock. */
async function underLoad<T>(shop: ShopProcesses, work: () => Promise<T>): Promise<T> {
  const { writers } = await writersFor(shop, await receiptImage());
  const { url } = await shop.start();
  let isOpen = true;
  const crowd = writers.map(async (writer) => {
    while (isOpen) await writer.write({ call: callOver(url) });
  });
  // The crowd has begun: something of everything is there.
  while (writers.some((writer) => writer.acknowledged() === 0)) await pause(20);
  try {
    return await work();
  } finally {
    isOpen = false;
    await Promise.all(crowd);
  }
}

const orderNumbers = async (db: Database) =>
  new Set(
    (await db.selectFrom('pedidos').select('idPedido').execute()).map(({ idPedido }) => idPedido),
  );

/**
 * Copies a shop again and again while it sells, puts each copy back elsewhere, and starts a shop on
 * the last one.
 */
export async function copiedWhileSelling(dialect: DialectName, { copies }: { copies: number }) {
  const shop = await openShopProcesses(dialect);
  const folder = await mkdtemp(join(tmpdir(), 'filigrana-copies-'));
  const source = environment(dialect, shop.databaseUrl, shop.dataDir);
  const counted = { copies, orders: 0, files: 0 };
  try {
    await underLoad(shop, async () => {
      for (let copy = 1; copy <= copies; copy += 1) {
        const earlier = await orderNumbers(shop.deps.db);
        const target = join(folder, `copy-${copy}`);
        await filigrana(['backup', target], source);
        const later = await orderNumbers(shop.deps.db);
        const restored = await restoreInto(dialect, target, join(folder, `shop-${copy}`));
        try {
          await inDatabase(restored.url, async (db) => {
            counted.files = await expectNothingHalf(db, dialect, restored.dataDir);
            const copied = await orderNumbers(db);
            expect([...earlier].filter((id) => !copied.has(id))).toEqual([]);
            expect([...copied].filter((id) => !later.has(id))).toEqual([]);
            counted.orders = copied.size;
            const kept = await inDatabase(join(target, 'filigrana.db'), contentOf);
            // Of accounts it differs that their logins have ended.
            const now = { ...(await contentOf(db)), usuarios: kept['usuarios'] };
            expect(now).toEqual(kept);
          });
          if (copy === copies) await expectShopOn(shop, restored);
        } finally {
          await restored.drop();
        }
      }
    });
    return counted;
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function environment(dialect: DialectName, url: string, dataDir: string): Record<string, string> {
  return { DATA_DIR: dataDir, ...(dialect === 'postgres' && { DATABASE_URL: url }) };
}

async function restoreInto(dialect: DialectName, copy: string, dataDir: string) {
  const database = await freshDatabase(dialect, dataDir, 'template1');
  const env = environment(dialect, database.url, dataDir);
  await filigrana(['restore', copy], env);
  return { url: database.url, dataDir, env, drop: database.drop };
}

/** A server starts on what was put back, knows the people and sells on. */
async function expectShopOn(
  shop: ShopProcesses,
  { url: database, env }: { url: string; env: Record<string, string> },
): Promise<void> {
  const command = runCommand(['start'], { ...env, TOKEN_SECRET: shop.secret });
  try {
    const url = (await command.line(/^Filigrana lista/)).replace('Filigrana lista en ', '');
    const { call } = { call: callOver(url) };
    const admin = await inDatabase(database, (db) =>
      db
        .selectFrom('usuarios')
        .select(['idUsuario', 'tokenVersion'])
        .where('rol', '=', 3)
        .executeTakeFirstOrThrow(),
    );
    const token = await shop.deps.tokens.sign({ ...admin, rol: 3 });
    expect(await call('GET', '/api/productos/todos', { token })).toMatchObject({ status: 200 });
    const buyer = await inDatabase(database, (db) =>
      db
        .selectFrom('pedidos')
        .innerJoin('usuarios', 'usuarios.idUsuario', 'pedidos.idUsuario')
        .select(['usuarios.idUsuario', 'tokenVersion', 'idPedido'])
        .orderBy('idPedido')
        .executeTakeFirstOrThrow(),
    );
    const customer = await shop.deps.tokens.sign({ ...buyer, rol: 1 });
    const detail = await call('GET', `/api/pedido/usuario/${buyer.idPedido}`, { token: customer });
    const { comprobante } = detail.body as { comprobante: string };
    expect((await call('GET', comprobante)).status).toBe(200);
    command.signal('SIGTERM');
    expect((await command.ended).code).toBe(0);
  } finally {
    command.signal('SIGKILL');
    await command.ended;
  }
}

/** Moves a shop that has sold to PostgreSQL and compares every table; numbers go on where they were. */
export async function movedToPostgres() {
  const shop = await openShopProcesses('sqlite');
  const target = await freshDatabase('postgres', '', 'template1');
  try {
    await underLoad(shop, () => pause(300));
    await shop.stopServers();
    // The newest order is gone; its number must not come back.
    const gone = Math.max(...(await orderNumbers(shop.deps.db)));
    await shop.deps.db.deleteFrom('pedidos').where('idPedido', '=', gone).execute();
    const before = await contentOf(shop.deps.db);
    const env = { DATA_DIR: shop.dataDir, DATABASE_URL: target.url };
    await filigrana(['migrate-to-postgres'], env);
    expect(await inDatabase(target.url, contentOf)).toEqual(before);
    expect(await contentOf(shop.deps.db)).toEqual(before);
    const again = await runCommand(['migrate-to-postgres'], env).ended;
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toBe('La base de datos PostgreSQL ya tiene pedidos: no se reemplaza.\n');
    const { rows } = await inDatabase(target.url, (db) =>
      sql<{
        next: number;
      }>`select nextval(pg_get_serial_sequence('pedidos', 'idPedido')) as next`.execute(db),
    );
    expect(rows[0]?.next).toBe(gone + 1);
    const total = Object.values(before).reduce((sum, table) => sum + table.rows, 0);
    return { tables: Object.keys(before).length, rows: total };
  } finally {
    await shop.close();
    await target.drop();
  }
}
