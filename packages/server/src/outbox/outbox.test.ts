import { afterEach, expect, test, vi } from 'vitest';
import { addPiece, addToCart, buy } from '../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../test/test-app.ts';
import { memoryMailer } from '../mail/index.ts';
import { orderLetter } from '../modules/orders/order-letters.ts';
import { createOutbox } from './outbox.ts';
import { claimLetter, type WaitingLetter } from './outbox.repository.ts';

const MINUTE = 60_000;
const waiting = ({ deps }: TestApp) => deps.db.selectFrom('avisos').selectAll().execute();

const parts = ({
  deps: { db, clock, mails, followTokens, receiptTokens, chores, calm },
}: TestApp) => ({
  db,
  clock,
  chores,
  calm,
  compose: (letter: WaitingLetter) =>
    orderLetter({ db, mails, followTokens, receiptTokens }, letter),
});

/** A shop with one order whose letter has not been posted yet, and a post of the test's own. */
async function orderWithoutLetter(
  app: TestApp,
  accepts: Parameters<typeof memoryMailer>[0] = () => true,
) {
  vi.spyOn(app.deps.outbox, 'post').mockReturnValue();
  const customer = await app.signIn(1);
  await addToCart(app, customer, await addPiece(app.deps));
  expect((await buy(app, customer)).status).toBe(201);
  const mailer = memoryMailer(accepts);
  return { customer, mailer, outbox: createOutbox({ ...parts(app), mailer }) };
}

afterEach(() => vi.restoreAllMocks());

describeOnBothDatabases('letters about orders', (createApp) => {
  test('a letter waits in the database until it has been posted, once', async () => {
    const app = await createApp();
    const { customer, mailer, outbox } = await orderWithoutLetter(app);
    expect(await waiting(app)).toMatchObject([{ tipo: 'recibido', intentos: 0 }]);
    expect(await outbox.postDue()).toEqual({ sent: 1, postponed: 0, dropped: 0 });
    expect(await outbox.postDue()).toBeNull();
    expect(mailer.sent.map(({ to }) => to)).toEqual([customer.correo]);
    expect(await waiting(app)).toEqual([]);
  });

  test('a purchase that is refused leaves no letter', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    expect((await buy(app, customer)).status).toBe(400);
    expect(await waiting(app)).toEqual([]);
  });

  test('a letter that the mail server refuses is tried again, ever later, and in the end given up', async () => {
    const app = await createApp();
    const { mailer, outbox } = await orderWithoutLetter(app, () => false);
    const refused = { sent: 0, postponed: 1, dropped: 0 };
    for (const minutes of [1, 5, 30, 120, 360, 1440]) {
      expect(await outbox.postDue()).toEqual(refused);
      app.clock.advance(minutes * MINUTE - 1);
      expect(await outbox.postDue()).toBeNull();
      app.clock.advance(1);
    }
    expect(await outbox.postDue()).toEqual({ sent: 0, postponed: 0, dropped: 1 });
    expect(mailer.sent).toEqual([]);
    expect(await waiting(app)).toEqual([]);
  });

  test('a mail server that is back gets what it has missed', async () => {
    const app = await createApp();
    let isBack = false;
    const { mailer, outbox } = await orderWithoutLetter(app, () => isBack);
    await outbox.postDue();
    isBack = true;
    app.clock.advance(MINUTE);
    expect(await outbox.postDue()).toMatchObject({ sent: 1 });
    expect(mailer.sent).toHaveLength(1);
  });

  test('what a killed server was about to post is posted by another, under the same name', async () => {
    const app = await createApp();
    const { mailer, outbox } = await orderWithoutLetter(app);
    const now = app.clock.now();
    const until = new Date(now.getTime() + 2 * MINUTE).toISOString();
    const claimed = await claimLetter(app.deps.db, { now: now.toISOString(), until });
    expect(await outbox.postDue()).toBeNull();
    app.clock.advance(2 * MINUTE);
    expect(await outbox.postDue()).toMatchObject({ sent: 1 });
    expect(mailer.sent[0]?.identity).toEqual({ id: `aviso-${claimed?.idAviso}`, date: now });
  });

  test('two servers that post at once never post the same letter', async () => {
    const app = await createApp();
    const { mailer, outbox } = await orderWithoutLetter(app);
    const admin = await app.signIn(2);
    const [order] = await app.deps.db.selectFrom('pedidos').select('idPedido').execute();
    for (const step of ['aceptar', 'enviar'])
      await app.call('PUT', `/api/pedido/${order?.idPedido}/${step}`, admin);
    await Promise.all(
      [outbox, createOutbox({ ...parts(app), mailer })].map((one) => one.postDue()),
    );
    expect(new Set(mailer.sent.map(({ subject }) => subject)).size).toBe(3);
    expect(mailer.sent).toHaveLength(3);
  });

  test('a server that begins to listen posts what an earlier one has left', async () => {
    const app = await createApp();
    await orderWithoutLetter(app);
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(() => expect(app.mailer.sent).toHaveLength(1));
  });

  test('a database that cannot be read is told of, and the next round goes on', async () => {
    const app = await createApp();
    const { mailer } = await orderWithoutLetter(app);
    const onFailure = vi.fn();
    const select = vi.spyOn(app.deps.db, 'selectFrom').mockImplementation(() => {
      throw new Error('the disk is gone');
    });
    const outbox = createOutbox({ ...parts(app), mailer, onFailure });
    outbox.post();
    await outbox.idle();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('the disk is gone'));
    select.mockRestore();
    outbox.post();
    await outbox.idle();
    expect(mailer.sent).toHaveLength(1);
  });
});
