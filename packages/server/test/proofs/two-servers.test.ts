import { expect, test } from 'vitest';
import { figures, PROOF_TIMEOUT, sizes, timed } from './proof.ts';
import { countsTogether, twoServers } from './two-servers.ts';

const size = sizes({
  buyers: 60,
  rounds: 1,
  orders: 5,
  seeds: 6,
  customers: 6,
  purchases: 4,
  seed: 1,
});

test(
  'two servers with one PostgreSQL are one shop, also while one of them is killed',
  async () => {
    const [counted, seconds] = await timed(() => twoServers(size));
    figures('two-servers', 'postgres', { ...counted, seconds });
  },
  PROOF_TIMEOUT,
);

test(
  'two servers with one PostgreSQL count what they limit together',
  async () => {
    const [counted, seconds] = await timed(countsTogether);
    figures('two-servers', 'postgres', { ...counted, seconds });
    expect(counted.guesses).toBe(10);
    // The guesses were calls too, and each server may leave a bundle of thirty unused.
    expect(counted.calls).toBeGreaterThanOrEqual(900 - 40 - 60);
    expect(counted.calls).toBeLessThanOrEqual(900 - 40);
  },
  PROOF_TIMEOUT,
);
