import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { DialectName } from '../../src/db/database.ts';
import { childrenOf } from '../child-processes.ts';
import { avifBombs } from '../hostile-files.ts';
import type { SignedIn } from '../people.ts';
import { grainy } from '../sample-files.ts';
import { addPiece, addToCart, buy } from '../shopping.ts';
import type { TestApp } from '../test-app.ts';
import { callOver } from './over-http.ts';
import { openShopProcesses } from './shop-processes.ts';

const LIST = '/api/clientes/catalogo/inicio';
/** Milliseconds between two looks at lists and memory: a visitor's pace, many times over. */
const PACE_MS = 5;
/** A photograph of a receipt as phones save it. */
const RECEIPT = { width: 1080, height: 1920 };

/**
 * People who could buy send pictures made to fill the memory as their receipts, all at once and again
 * and again; meanwhile lists are asked for, and others buy with an ordinary photograph.
 */
export async function hostilePictures(
  dialect: DialectName,
  settings: { pictures: number; rounds: number },
) {
  const shop = await openShopProcesses(dialect);
  try {
    const { url, command } = await shop.start();
    const call = callOver(url);
    const app = { call };
    const piece = await addPiece(shop.deps, { stock: 100_000 });
    const newcomer = async () => {
      const customer = await shop.signIn(1);
      await addToCart(app, customer, piece);
      return customer;
    };
    const hostile = await Promise.all(Array.from({ length: settings.pictures }, newcomer));
    const bombs = avifBombs();
    const photo = await grainy(RECEIPT.width, RECEIPT.height).jpeg().toBuffer();
    const memory = () => residentMegabytes(command.pid);
    const purchase = async (customer: SignedIn) => {
      const started = performance.now();
      expect(await buy(app, customer, { receipt: photo })).toMatchObject({ status: 201 });
      return performance.now() - started;
    };
    const attack = async () => {
      const answers = await Promise.all(
        hostile.map((customer, index) =>
          buy(app, customer, { receipt: bombs[index % bombs.length] ?? null }),
        ),
      );
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    };

    // Everything has run once before it is measured.
    await Promise.all([purchase(await newcomer()), attack()]);
    const rested = await beside(app, () => pause(1000));
    const calm = await purchase(await newcomer());
    const before = memory();
    const buyer = await newcomer();
    const growth: number[] = [];
    const bought: number[] = [];
    const attacked = await beside(
      app,
      async () => {
        const purchases = purchase(buyer).then((ms) => bought.push(ms));
        for (let round = 0; round < settings.rounds; round += 1) await attack();
        await purchases;
      },
      () => growth.push(memory() - before),
    );
    return {
      pictures: settings.pictures * settings.rounds,
      growthMB: Math.round(Math.max(...growth)),
      serverMB: Math.round(memory()),
      workersMB: childrenOf(command.pid, 'picture-worker').map((pid) =>
        Math.round(residentMegabytes(pid)),
      ),
      listsP99: Math.round(attacked.p99),
      listsP99AtRest: Math.round(rested.p99),
      purchaseMs: Math.round(bought[0] ?? NaN),
      purchaseMsAtRest: Math.round(calm),
      loadsTheDecoder: readFileSync(`/proc/${command.pid}/maps`, 'utf8').includes('libvips'),
    };
  } finally {
    await shop.close();
  }
}

/** Asks for a list again and again while something else goes on. @returns how long answers took, ms. */
async function beside(
  { call }: Pick<TestApp, 'call'>,
  work: () => Promise<unknown>,
  look: () => void = () => undefined,
): Promise<{ p99: number }> {
  const times: number[] = [];
  let isOver = false;
  const done = work().finally(() => (isOver = true));
  while (!isOver) {
    const started = performance.now();
    expect((await call('GET', LIST)).status).toBe(200);
    times.push(performance.now() - started);
    look();
    await pause(PACE_MS);
  }
  await done;
  const sorted = times.toSorted((a, b) => a - b);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? NaN };
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
}
