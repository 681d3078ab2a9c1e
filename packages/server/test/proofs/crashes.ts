import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { DialectName } from '../../src/db/database.ts';
import { receiptImage } from '../shopping.ts';
import { dice } from './dice.ts';
import { expectNothingHalf } from './nothing-half.ts';
import { callOver, isLost } from './over-http.ts';
import { everyPieceAccountedFor } from './overselling.ts';
import { openShopProcesses, type ShopProcesses } from './shop-processes.ts';
import { writersFor, type Writer } from './writers.ts';

/**
 * The server is killed at random moments while people buy, hold, register and change stock, and started
 * again. It opens by itself each time; everything it has acknowledged is there, nothing is half
 * there, and what the dead one has left lying about is taken away.
 */
export async function killedAgainAndAgain(
  dialect: DialectName,
  { kills, seed }: { kills: number; seed: number },
) {
  const chance = dice(seed);
  const shop = await openShopProcesses(dialect);
  try {
    const { writers, soldPiece, putIn } = await writersFor(shop, await receiptImage());
    let server = await shop.start();
    let [files, orphans] = [0, 0];
    for (let kill = 0; kill < kills; kill += 1) {
      const app = { call: callOver(server.url) };
      const working = writers.map((writer) => writeUntilLost(writer, app));
      if (kill === 0) await Promise.race([everybodyBegan(writers), Promise.all(working)]);
      await pause(chance.between(50, 1500));
      server.command.signal('SIGKILL');
      await server.command.ended;
      await Promise.all(working);
      orphans += await leaveLitter(shop);
      server = await shop.start();
      await expectNoLitter(shop);
      const again = { call: callOver(server.url) };
      for (const writer of writers) {
        await writer.finish(again);
        await writer.check(shop);
      }
      files = await expectNothingHalf(shop.deps.db, dialect, shop.dataDir);
      await everyPieceAccountedFor(shop, [soldPiece], putIn);
    }
    const acknowledged = writers.map((writer) => writer.acknowledged());
    expect(Math.min(...acknowledged)).toBeGreaterThan(0);
    return { kills, acknowledged: acknowledged.reduce((a, b) => a + b), files, orphans };
  } finally {
    await shop.close();
  }
}

async function everybodyBegan(writers: readonly Writer[]): Promise<void> {
  while (writers.some((writer) => writer.acknowledged() === 0)) await pause(20);
}

async function writeUntilLost(writer: Writer, app: Parameters<Writer['write']>[0]) {
  for (;;) {
    try {
      await writer.write(app);
    } catch (error) {
      // A refusal is a failure of the proof; a lost connection is what it is about.
      if (isLost(error)) return;
      throw error;
    }
  }
}

const HOURS_AGO = new Date(Date.now() - 2 * 60 * 60 * 1000);

/** Ages what the dead server has left and adds a draft and a receipt that no row knows. */
async function leaveLitter({ dataDir, deps }: ShopProcesses): Promise<number> {
  const files = join(dataDir, 'files');
  await mkdir(join(files, 'private'), { recursive: true });
  await writeFile(join(files, 'private', crypto.randomUUID()), 'receipt of nobody');
  await writeFile(join(files, '.tmp', crypto.randomUUID()), 'half a rec');
  const stored = await readdir(files, { recursive: true, withFileTypes: true });
  for (const entry of stored)
    await utimes(join(entry.parentPath, entry.name), HOURS_AGO, HOURS_AGO);
  const rows = await deps.db.selectFrom('archivos').select('idArchivo').execute();
  const known = new Set(rows.map(({ idArchivo }) => idArchivo));
  const names = await readdir(join(files, 'private'));
  return names.filter((name) => !known.has(name)).length;
}

async function expectNoLitter({ dataDir, deps }: ShopProcesses): Promise<void> {
  const files = join(dataDir, 'files');
  expect(await readdir(join(files, '.tmp'))).toEqual([]);
  await vi.waitFor(
    async () => {
      const rows = await deps.db
        .selectFrom('archivos')
        .select('idArchivo')
        .where('privado', '=', 1)
        .execute();
      const known = rows.map(({ idArchivo }) => idArchivo).toSorted();
      expect((await readdir(join(files, 'private'))).toSorted()).toEqual(known);
    },
    { timeout: 10_000 },
  );
}
