import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { DialectName } from '../../src/db/database.ts';
import type { CallResult } from '../call.ts';
import { grainy } from '../sample-files.ts';
import { addPiece, addToCart, buy } from '../shopping.ts';
import { expectNothingHalf } from './nothing-half.ts';
import { callOver } from './over-http.ts';
import { everyPieceAccountedFor } from './overselling.ts';
import { openShopProcesses, type ShopProcesses } from './shop-processes.ts';

const DISK_MB = 24;
const STOCK = 100_000;
/** What is left for the shop before the disk is full. */
const LEFT_BYTES = 600 * 1024;

/** A small disk of its own; null, with the reason, where this user may not make one. */
export async function smallDisk(): Promise<{ folder: string; remove(): Promise<void> } | string> {
  const folder = await mkdtemp(join(tmpdir(), 'filigrana-disk-'));
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=700`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'pipe' });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    return `this user cannot mount a small disk (${String(error).split('\n')[0]})`;
  }
  return {
    folder,
    async remove() {
      // The database's driver lets go of its file only when memory is collected.
      execFileSync('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An answer that says clearly that nothing can be kept now. */
export function expectFull({ status, body, headers }: CallResult): void {
  expect({ status, body }).toMatchObject({
    status: 503,
    body: { code: 'INTERNAL', error: expect.stringContaining('no puede guardar') as string },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

/**
 * People buy until the disk is full, and go on trying; then somebody makes room. Every purchase is
 * either made or refused with a clear answer, nothing is half there, and the shop goes on by itself.
 */
export async function soldUntilFull(
  dialect: DialectName,
  folder: string,
  { rounds, refusals }: { rounds: number; refusals: number },
) {
  const shop = await openShopProcesses(dialect, { folder });
  const receipt = await grainy(200, 200).png().toBuffer();
  try {
    const { url } = await shop.start();
    const app = { call: callOver(url) };
    const piece = await addPiece(shop.deps, { stock: STOCK });
    const person = await shop.signIn(1);
    const counted = { rounds, bought: 0, refused: 0, files: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const ballast = await fill(shop);
      let refused = 0;
      while (refused < refusals) {
        const key = `disco-lleno-${counted.bought}`;
        const added = await addToCart(app, person, piece);
        const answer = added.status === 201 ? await buy(app, person, { key, receipt }) : added;
        if (answer.status === 201) counted.bought += 1;
        else {
          expectFull(answer);
          refused += 1;
        }
        expect((await app.call('GET', '/api/clientes/catalogo/inicio')).status).toBe(200);
      }
      counted.refused += refused;
      await rm(ballast);
      await addToCart(app, person, piece);
      expect((await buy(app, person, { receipt })).status).toBe(201);
      counted.bought += 1;
      counted.files = await expectNothingHalf(shop.deps.db, dialect, folder);
      await everyPieceAccountedFor(shop, [piece], STOCK);
    }
    return counted;
  } finally {
    await shop.close();
  }
}

/** Takes what is left of the disk, but for a little. */
async function fill({ dataDir }: ShopProcesses): Promise<string> {
  const { bavail, bsize } = await statfs(dataDir);
  const ballast = join(dataDir, 'ballast');
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES), 1));
  return ballast;
}
