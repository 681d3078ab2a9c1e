import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../test-app.ts';
import { everybodyBuysOnce } from './exactly-once.ts';
import { figures, PROOF_TIMEOUT, sizes, timed } from './proof.ts';
import { proofShop } from './proof-shop.ts';

const size = sizes({ seeds: 20, firstSeed: 1 });

describeOnBothDatabases('exactly-once purchases', (createApp, dialect) => {
  test(
    'whatever breaks on the way, one purchase is one order, one stock movement and one letter',
    async () => {
      const app = await createApp();
      await app.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.app.server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}`;
      const [counted, seconds] = await timed(() =>
        everybodyBuysOnce(proofShop(app), { ...size, url }),
      );
      await app.deps.outbox.idle();
      expect(app.mailer.sent).toHaveLength(size.seeds);
      figures('exactly-once', dialect, { ...counted, orders: size.seeds, seconds });
    },
    PROOF_TIMEOUT,
  );
});
