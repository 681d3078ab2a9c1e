import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../test-app.ts';
import { fuzz } from './fuzzing.ts';
import { figures, isSoak, PROOF_TIMEOUT, sizes, timed } from './proof.ts';

const size = sizes({ requests: 1500, seed: 1 });
/** Megabytes that the heap may grow over the last four fifths of a long run. */
const GROWTH_MAX = 24;

describeOnBothDatabases('requests made from the contract', (createApp, dialect) => {
  test(
    'never fail, never hang, and every answer fits the contract',
    async () => {
      const [counted, seconds] = await timed(async () => fuzz(await createApp(), size));
      expect(counted['accepted']).toBeGreaterThan(size.requests / 20);
      if (isSoak) expect(counted['grown']).toBeLessThan(GROWTH_MAX);
      figures('fuzzing', dialect, { ...counted, seconds });
    },
    PROOF_TIMEOUT,
  );
});
