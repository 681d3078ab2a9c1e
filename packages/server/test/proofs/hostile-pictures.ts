import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { DialectName } from '../../src/db/database.ts';
import { childrenOf } from '../child-processes.ts';
import { avifBombs } from '../hostile-files.ts';
import type { SignedIn } from '../people.ts';
import { grainy } from '../sample-files.ts';
import { addPiece, addToCart, buy } from '../shopping.ts';
import { callOver } from './over-http.ts';
import { openShopProcesses } from './shop-processes.ts';

const VISITOR = new URL('ask-again.mjs', import.meta.url);
const LIST = '/api/clientes/catalogo/inicio';
/** Milliseconds between an answer and the next question, and between two looks at the memory. */
const PACE_MS = 5;
const REST_MS = 2000;
/** Attacks before anything is measured. */
const WARM_UP = 5;
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

    // What runs has been compiled before it is measured.
    await purchase(await newcomer());
    for (let round = 0; round < WARM_UP; round += 1) await attack();
    const rested = await listsBeside(url, () => pause(REST_MS));
    const calm = await purchase(await newcomer());
    const [before, buyer] = [memory(), await newcomer()];
    let [most, bought] = [0, NaN];
    const watch = setInterval(() => (most = Math.max(most, memory() - before)), PACE_MS);
    const attacked = await listsBeside(url, async () => {
      const purchased = purchase(buyer).then((ms) => (bought = ms));
      for (let round = 0; round < settings.rounds; round += 1) await attack();
      await purchased;
    });
    clearInterval(watch);
    return {
      pictures: settings.pictures * settings.rounds,
      growthMB: Math.round(most),
      serverMB: Math.round(memory()),
      workersMB: childrenOf(command.pid, 'picture-worker').map((pid) =>
        Math.round(residentMegabytes(pid)),
      ),
      listsP99: Math.round(attacked),
      listsP99AtRest: Math.round(rested),
      purchaseMs: Math.round(bought),
      purchaseMsAtRest: Math.round(calm),
      loadsTheDecoder: readFileSync(`/proc/${command.pid}/maps`, 'utf8').includes('libvips'),
    };
  } finally {
    await shop.close();
  }
}

/** Lists are asked for by another process while something goes on. @returns their 99th percentile, ms. */
async function listsBeside(url: string, work: () => Promise<unknown>): Promise<number> {
  const visitor = fork(VISITOR, [url + LIST, String(PACE_MS)], { execArgv: [] });
  await once(visitor, 'message');
  await work();
  visitor.send('stop');
  const [times] = (await once(visitor, 'message')) as [number[]];
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN;
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
}
