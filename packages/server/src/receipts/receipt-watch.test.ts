import { expect, test, vi } from 'vitest';
import { screenshot, sentAgain } from '../../test/receipt-trials.ts';
import { samplePdf } from '../../test/sample-files.ts';
import { addPiece, addToCart, buy } from '../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../test/test-app.ts';
import { testPictures } from '../../test/test-pictures.ts';
import { createReceiptWatch } from './receipt-watch.ts';

async function bought(app: TestApp, receipt: Buffer): Promise<number> {
  const customer = await app.signIn(1);
  await addToCart(app, customer, await addPiece(app.deps));
  return ((await buy(app, customer, { receipt })).body as { idPedido: number }).idPedido;
}

describeOnBothDatabases('receipts in the shop', (createApp) => {
  async function open() {
    const app = await createApp();
    const { token } = await app.signIn(2);
    const alike = async (idPedido: number) => {
      const { body } = await app.call('GET', `/api/pedido/${idPedido}/revision`, { token });
      const { comprobantesParecidos } = body as {
        comprobantesParecidos: { idPedido: number; coincidencia: string }[];
      };
      return comprobantesParecidos.map((other) => [other.idPedido, other.coincidencia]);
    };
    return { app, alike };
  }

  test('a copy of an earlier receipt names its order, the earlier names the copy, others neither', async () => {
    const { app, alike } = await open();
    const original = await screenshot(0, 1);
    const first = await bought(app, original);
    const other = await bought(app, await screenshot(0, 2));
    const copy = await bought(app, await sentAgain(original, 5));
    const same = await bought(app, original);
    await app.deps.receipts.idle();
    expect(await alike(first)).toEqual([
      [same, 'identico'],
      [copy, 'parecido'],
    ]);
    expect(await alike(copy)).toEqual(
      expect.arrayContaining([
        [first, 'parecido'],
        [same, 'parecido'],
      ]),
    );
    expect(await alike(other)).toEqual([]);
  });

  test('what a stopped server has left is compared after the next start', async () => {
    const { app, alike } = await open();
    await app.deps.receipts.stop();
    const original = await screenshot(1, 1);
    const first = await bought(app, original);
    const second = await bought(app, await sentAgain(original, 7));
    await bought(app, samplePdf());
    expect(await alike(second)).toEqual([]);
    const failures: unknown[] = [];
    const { db, media, chores, calm } = app.deps;
    const onFailure = (error: unknown) => failures.push(error);
    const next = createReceiptWatch({ db, media, pictures: testPictures, chores, calm, onFailure });
    const drawings = vi.spyOn(testPictures, 'run').mockClear();
    next.catchUp();
    // Asked again before the first has ended, as by the clock: nothing is done twice.
    next.catchUp();
    await next.idle();
    expect(drawings.mock.calls.filter(([task]) => task === 'printReceipt')).toHaveLength(2);
    expect(await alike(second)).toEqual([[first, 'parecido']]);
    expect(await alike(first)).toEqual([[second, 'parecido']]);
    expect(failures).toEqual([]);
    const prints = () => db.selectFrom('huellas_comprobante').select('comparado').execute();
    expect(await prints()).toEqual([{ comparado: 1 }, { comparado: 1 }]);
    next.catchUp();
    await next.stop();
  });

  test('a receipt that is gone from the store is reported and holds up nobody', async () => {
    const { app, alike } = await open();
    await app.deps.receipts.stop();
    const original = await screenshot(2, 1);
    await bought(app, original);
    const second = await bought(app, await sentAgain(original, 3));
    const failures: unknown[] = [];
    const { db, media, chores, calm } = app.deps;
    let asked = 0;
    const forgetful: typeof media.openPrivate = (id) =>
      (asked += 1) === 1 ? Promise.resolve(null) : media.openPrivate(id);
    const watch = createReceiptWatch({
      db,
      media: { openPrivate: forgetful },
      chores,
      calm,
      pictures: testPictures,
      onFailure: (error) => failures.push(error),
    });
    watch.catchUp();
    await watch.idle();
    expect(failures).toHaveLength(1);
    expect(await alike(second)).toEqual([]);
    watch.catchUp();
    await watch.idle();
    expect(failures).toHaveLength(1);
    expect(await alike(second)).toHaveLength(1);
    await watch.stop();
  });
});
