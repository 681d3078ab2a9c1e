import { describe, test } from 'vitest';
import { copiedWhileSelling, movedToPostgres } from './backup.ts';
import { figures, PROOF_TIMEOUT, sizes, timed } from './proof.ts';

const size = sizes({ copies: 1 });

describe.each(['sqlite', 'postgres'] as const)('a copy of a shop that sells, on %s', (dialect) => {
  test(
    'shows one moment whole, and a shop starts on it',
    async () => {
      const [counted, seconds] = await timed(() => copiedWhileSelling(dialect, size));
      figures('backup', dialect, { ...counted, seconds });
    },
    PROOF_TIMEOUT,
  );
});

test(
  'a shop that moves to PostgreSQL takes every row along, once',
  async () => {
    const [counted, seconds] = await timed(() => movedToPostgres());
    figures('backup', 'sqlite to postgres', { ...counted, seconds });
  },
  PROOF_TIMEOUT,
);
