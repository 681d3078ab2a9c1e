import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  copyBesideTodaysFiles,
  databaseLost,
  emptyDatabaseUrl,
  openLostFiles,
  twoServersAtOnce,
  twoShopsOneBucket,
} from './lost-files.ts';
import { figures, PROOF_TIMEOUT } from './proof.ts';

let place: Awaited<ReturnType<typeof openLostFiles>>;

describe.each(
  (['sqlite', 'postgres'] as const).flatMap((dialect) =>
    (['folder', 'bucket'] as const).map((kind) => [dialect, kind] as const),
  ),
)('a shop on %s with its files in a %s', (dialect, kind) => {
  beforeEach(async () => void (place = await openLostFiles(dialect, kind)));
  afterEach(() => place.close());

  const proof = (title: string, work: () => Promise<Record<string, number>>) =>
    test(
      title,
      async () => {
        const counted = await work();
        expect(counted['files']).toBeGreaterThan(30);
        expect(counted['lost']).toBe(0);
        figures('lost-files', `${dialect}, ${kind}, ${title}`, counted);
      },
      PROOF_TIMEOUT,
    );

  proof('keeps every file when DATABASE_URL names an empty database', async () => {
    const counted = await emptyDatabaseUrl(place);
    expect(counted.quarantined).toBe(0);
    return counted;
  });

  proof('keeps every file when its database is lost, and goes on when it is found', async () => {
    const counted = await databaseLost(place);
    expect(counted.quarantined).toBe(0);
    return counted;
  });

  proof(
    "keeps today's files beside last night's copy, in quarantine when they are few",
    async () => {
      const counted = await copyBesideTodaysFiles(place, { today: 3 });
      expect(counted.quarantined).toBe(3);
      return counted;
    },
  );

  proof(
    "keeps today's files beside last night's copy, in their place when they are many",
    async () => {
      const counted = await copyBesideTodaysFiles(place, { today: 25 });
      expect(counted.quarantined).toBe(0);
      return counted;
    },
  );

  test(
    'is opened by two servers at once where there is nothing yet',
    async () => twoServersAtOnce(place),
    PROOF_TIMEOUT,
  );

  if (kind === 'bucket')
    proof('shares it with another shop, and neither touches the files of the other', async () => {
      const counted = await twoShopsOneBucket(place);
      expect(counted.quarantined).toBe(0);
      return counted;
    });
});
