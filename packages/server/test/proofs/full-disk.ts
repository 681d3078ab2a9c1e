import { execFileSync } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { DialectName } from '../../src/db/database.ts';
import type { CallResult } from '../call.ts';
import { grainy } from '../sample-files.ts';
import { addPiece, addToCart, buy, visitor, type Piece } from '../shopping.ts';
import { expectNothingHalf } from './nothing-half.ts';
import { startPostgres, unprivilegedUser } from '../postgres-server.ts';
import { callOver } from './over-http.ts';
import type { ProofShop } from './proof-shop.ts';
import { everyPieceAccountedFor } from './overselling.ts';
import { openShopProcesses, type ShopProcesses } from './shop-processes.ts';

/** PostgreSQL's empty database alone takes some 10 MB. */
const DISK_MB = 32;
const STOCK = 100_000;
/** What is left for the shop before the disk is full. */
const LEFT_BYTES = 600 * 1024;

/** More carts than there is room for in what a full database has already. */
const VISITORS_MAX = 2000;

/** A small disk of its own; null, with the reason, where this user may not make one. */
export async function smallDisk(): Promise<{ folder: string; remove(): Promise<void> } | string> {
  const folder = await mkdtemp(join(tmpdir(), 'filigrana-disk-'));
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=711`, 'tmpfs', folder];
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
  // A server of its own: one whose disk is full cannot serve the other tests.
  const postgres = dialect === 'postgres' ? await startPostgres() : undefined;
  // The shop closes its own folder to every other user, so PostgreSQL's lies beside it.
  const dataDir = join(folder, 'shop');
  await mkdir(dataDir);
  const shop = await openShopProcesses(dialect, {
    folder: dataDir,
    postgres: postgres && { server: postgres.url, folder: await postgresFolder(folder) },
  });
  const receipt = await grainy(200, 200).png().toBuffer();
  try {
    const { url } = await shop.start();
    const app = { call: callOver(url) };
    const piece = await addPiece(shop.deps, { stock: STOCK });
    const person = await shop.signIn(1);
    const counted = { rounds, bought: 0, refused: 0, visitors: 0, files: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const ballast = await fill(shop, 'ballast', LEFT_BYTES);
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
      const rest = await fill(shop, 'rest', 0);
      counted.visitors += await visitedUntilFull(app, piece);
      await Promise.all([rm(ballast), rm(rest)]);
      await addToCart(app, person, piece);
      expect((await buy(app, person, { receipt })).status).toBe(201);
      counted.bought += 1;
      counted.files = await expectNothingHalf(shop.deps.db, dialect, dataDir);
      await everyPieceAccountedFor(shop, [piece], STOCK);
    }
    return counted;
  } finally {
    try {
      await shop.close();
    } finally {
      await postgres?.stop();
    }
  }
}

/** A folder on the same disk that belongs to the user as whom PostgreSQL runs. */
async function postgresFolder(disk: string): Promise<string> {
  const folder = join(disk, 'postgresql');
  await mkdir(folder, { mode: 0o700 });
  const owner = unprivilegedUser();
  if (owner) await chown(folder, owner.uid, owner.gid);
  return folder;
}

/** Carts are kept in the database alone: it is the one that refuses. @returns how many it took. */
async function visitedUntilFull(app: Pick<ProofShop, 'call'>, piece: Piece): Promise<number> {
  for (let visitors = 0; visitors < VISITORS_MAX; visitors += 1) {
    const answer = await addToCart(app, await visitor(app), piece);
    if (answer.status === 201) continue;
    expectFull(answer);
    return visitors;
  }
  throw new Error('The database took more carts than a full disk can hold.');
}

/** Takes what is left of the disk, but for some bytes. */
async function fill({ dataDir }: ShopProcesses, name: string, left: number): Promise<string> {
  const { bavail, bsize } = await statfs(dataDir);
  const ballast = join(dataDir, name);
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left), 1));
  return ballast;
}
