import { describe, test } from 'vitest';
import { killedAgainAndAgain } from './crashes.ts';
import { figures, PROOF_TIMEOUT, sizes, timed } from './proof.ts';

const size = sizes({ kills: 3, seed: 1 });

describe.each(['sqlite', 'postgres'] as const)('a server that is killed, on %s', (dialect) => {
  test(
    'opens again by itself with everything that it has acknowledged and nothing half there',
    async () => {
      const [counted, seconds] = await timed(() => killedAgainAndAgain(dialect, size));
      figures('crashes', dialect, { ...counted, seconds });
    },
    PROOF_TIMEOUT,
  );
});
