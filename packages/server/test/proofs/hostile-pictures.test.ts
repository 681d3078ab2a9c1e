import { describe, expect, test } from 'vitest';
import { hostilePictures } from './hostile-pictures.ts';
import { figures, isSoak, PROOF_TIMEOUT, sizes, timed } from './proof.ts';

const size = sizes({ pictures: 20, rounds: 3 });
/** Milliseconds in which a list comes beside everything else that the tests do at once; `npm run soak` has the machine alone. */
const STANDSTILL_MS = 2000;
const TIMES_AT_REST = 5;

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
        expect(counted.listsP99).toBeLessThan(
          isSoak ? TIMES_AT_REST * Math.max(counted.listsP99AtRest, 1) : STANDSTILL_MS,
        );
      },
      PROOF_TIMEOUT,
    );
  },
);
