import { setTimeout as pause } from 'node:timers/promises';
import type { CallResult } from '../call.ts';
import { startBalancer } from './balancer.ts';
import { dice } from './dice.ts';
import { expectEveryLetterOnce } from './every-letter-once.ts';
import { everybodyBuysOnce } from './exactly-once.ts';
import { expectNothingHalf } from './nothing-half.ts';
import { callOver } from './over-http.ts';
import { decidedAtOnce, mixedCarts, oneUniquePiece } from './overselling.ts';
import type { ProofShop } from './proof-shop.ts';
import { openShopProcesses, type RunningShop } from './shop-processes.ts';

/**
 * Two servers with one PostgreSQL and one folder of files behind a balancer: the proofs about
 * overselling and exactly-once purchases hold over the pair, also while one of the two is killed
 * and started again.
 */
export async function twoServers(size: {
  buyers: number;
  rounds: number;
  orders: number;
  seeds: number;
  customers: number;
  purchases: number;
  seed: number;
}) {
  const processes = await openShopProcesses('postgres');
  const balancer = await startBalancer();
  try {
    const pair = await Promise.all([processes.start(), processes.start()]);
    balancer.use(pair.map(({ url }) => url));
    const shop: ProofShop = { ...processes, call: callOver(balancer.url) };
    // Whose connection is lost asks again, as every client of the shop does.
    const patient: ProofShop = {
      ...processes,
      call: callOver(balancer.url, { lostMeansAgain: true }),
    };
    const counted = {
      onePiece: await oneUniquePiece(shop, size),
      clerks: await decidedAtOnce(shop, size),
      once: await everybodyBuysOnce(shop, { url: balancer.url, seeds: size.seeds, firstSeed: 1 }),
    };
    const chance = dice(size.seed);
    const whileKilled = async <T>(work: Promise<T>): Promise<{ result: T; kills: number }> => {
      let [isOver, kills] = [false, 0];
      const killer = async () => {
        while (!isOver) {
          const victim = chance.between(0, 1) as 0 | 1;
          await replace(pair, victim, () => processes.start());
          balancer.use(pair.map(({ url }) => url));
          kills += 1;
          await pause(chance.between(100, 500));
        }
      };
      const killing = killer();
      let result: T;
      try {
        result = await work;
      } finally {
        // Also when the proof fails nobody may start another server while all are to end.
        isOver = true;
        await killing;
      }
      return { result, kills };
    };
    const mixed = await whileKilled(mixedCarts(patient, { ...size, pieces: 6 }));
    const settings = { url: balancer.url, seeds: size.seeds, firstSeed: 10_001 };
    const again = await whileKilled(
      everybodyBuysOnce(patient, { ...settings, lettersAtMost: true }),
    );
    const letters = await expectEveryLetterOnce(processes);
    const files = await expectNothingHalf(processes.deps.db, 'postgres', processes.dataDir);
    return {
      refused: counted.onePiece.refused,
      decided: counted.clerks.orders,
      purchases: counted.once.seeds + again.result.seeds + mixed.result.bought,
      broken: counted.once.broken + again.result.broken,
      kills: mixed.kills + again.kills,
      letters,
      files,
    };
  } finally {
    await balancer.close();
    await processes.close();
  }
}

/**
 * Two servers that limit requests count them together: wrong passwords for one e-mail that come at
 * once to both, and calls from one address.
 *
 * @returns how many were let through of each.
 */
export async function countsTogether() {
  const processes = await openShopProcesses('postgres', { limitRequests: true });
  try {
    const pair = await Promise.all([processes.start(), processes.start()]);
    const calls = pair.map(({ url }) => callOver(url));
    const atBoth = async (count: number, send: (call: ProofShop['call']) => Promise<CallResult>) =>
      Promise.all(Array.from({ length: count }, (_, index) => send(calls[index % 2]!)));
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    const body = { correo: 'ana@taller.example', contrasena: 'Equivocada-1' };
    const guesses = await atBoth(40, (call) =>
      call('POST', '/api/users/clientes/login', { body, headers }),
    );
    const reads = [];
    for (let round = 0; round < 50; round += 1)
      reads.push(...(await atBoth(20, (call) => call('GET', '/api/banners/', { headers }))));
    return {
      guesses: guesses.filter(({ status }) => status === 401).length,
      calls: reads.filter(({ status }) => status === 200).length,
    };
  } finally {
    await processes.close();
  }
}

/** Kills one of the pair in the middle of its work and starts another in its place. */
async function replace(
  pair: [RunningShop, RunningShop],
  victim: 0 | 1,
  start: () => Promise<RunningShop>,
): Promise<void> {
  pair[victim].command.signal('SIGKILL');
  await pair[victim].command.ended;
  pair[victim] = await start();
}
