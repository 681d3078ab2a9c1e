import { test } from 'vitest';
import { figures, PROOF_TIMEOUT, sizes, timed } from './proof.ts';
import { twoServers } from './two-servers.ts';

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
