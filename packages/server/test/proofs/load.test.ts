import { describe, expect, test } from 'vitest';
import { mixedTraffic } from './load.ts';
import { figures, PROOF_TIMEOUT, sizes, timed } from './proof.ts';

const size = sizes({ seconds: 3, people: 12, seed: 1 });
const isLong = size.seconds >= 600;
/** Milliseconds; `npm test` has more to do on the same machine. */
const P99_MAX = isLong ? 1000 : 3000;
/** Megabytes per minute; what a short run says of memory means nothing. */
const SLOPE_MAX = isLong ? 1.5 : Infinity;

describe.each(['sqlite', 'postgres'] as const)('mixed traffic on %s', (dialect) => {
  test(
    'is answered in time and without an error while one client asks for more than its share',
    async () => {
      const [counted, seconds] = await timed(() => mixedTraffic(dialect, size));
      figures('load', dialect, { ...counted, seconds });
      expect(counted.p99).toBeLessThan(P99_MAX);
      expect(counted.slopeMBPerMinute).toBeLessThan(SLOPE_MAX);
    },
    PROOF_TIMEOUT,
  );
});
