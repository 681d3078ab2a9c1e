import { describe, expect, test } from 'vitest';
import { hostilePictures } from './hostile-pictures.ts';
import { figures, isSoak, PROOF_TIMEOUT, sizes, timed } from './proof.ts';

const size = sizes({ pictures: 20, rounds: 3 });
/** Times the value at rest; `npm test` has more to do on the same machine. */
const P99_MAX = isSoak ? 5 : 20;

describe.each(['sqlite', 'postgres'] as const)(
  'pictures made to fill the memory on %s',
  (dialect) => {
    test(
      'cost the shop no memory, slow nobody down, and keep nobody from buying',
      async () => {
        const [counted, seconds] = await timed(() => hostilePictures(dialect, size));
        figures('hostile-pictures', dialect, { ...counted, seconds });
        expect(counted.growthMB).toBeLessThan(40);
        expect(counted.loadsTheDecoder).toBe(false);
        expect(counted.listsP99).toBeLessThan(P99_MAX * Math.max(counted.listsP99AtRest, 1));
      },
      PROOF_TIMEOUT,
    );
  },
);
