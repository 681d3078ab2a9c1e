import { test } from 'vitest';
import { describeOnBothDatabases } from '../test-app.ts';
import { decidedAtOnce, heldPieces, mixedCarts, oneUniquePiece } from './overselling.ts';
import { figures, PROOF_TIMEOUT, sizes, timed } from './proof.ts';
import { proofShop } from './proof-shop.ts';

const size = sizes({ rounds: 2, buyers: 200, customers: 12, purchases: 5, orders: 10, seed: 1 });

describeOnBothDatabases('overselling', (createApp, dialect) => {
  test(
    'of two hundred people who buy one unique piece at once exactly one gets it, every time',
    async () => {
      const shop = proofShop(await createApp());
      const [counted, seconds] = await timed(() => oneUniquePiece(shop, size));
      figures('overselling', `${dialect}, one piece`, { ...counted, seconds });
    },
    PROOF_TIMEOUT,
  );

  test(
    'of two hundred people who hold and buy one piece while time jumps one has it, at the price that was kept',
    async () => {
      const app = await createApp();
      const advance = (ms: number) => app.clock.advance(ms);
      const [counted, seconds] = await timed(() =>
        heldPieces(proofShop(app), { ...size, advance }),
      );
      figures('overselling', `${dialect}, holds`, { ...counted, seconds });
    },
    PROOF_TIMEOUT,
  );

  test(
    'pieces sold, returned and left are always as many as were put in',
    async () => {
      const shop = proofShop(await createApp());
      const [counted, seconds] = await timed(() => mixedCarts(shop, { ...size, pieces: 6 }));
      figures('overselling', `${dialect}, mixed carts`, { ...counted, seconds });
    },
    PROOF_TIMEOUT,
  );

  test(
    'of clerks who accept and reject an order at once one wins, and the stock fits',
    async () => {
      const shop = proofShop(await createApp());
      const [counted, seconds] = await timed(() => decidedAtOnce(shop, size));
      figures('overselling', `${dialect}, two clerks`, { ...counted, seconds });
    },
    PROOF_TIMEOUT,
  );
});
