import { HttpProblem } from '@filigrana/sdk/answers';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { call } from '../../../test/call.ts';
import {
  addPiece,
  addToCart,
  buy,
  countOrders,
  receiptImage,
  stockOf,
  storedPrivateFiles,
} from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { fingerprint, runOnce } from './run-once.ts';

const KEY = 'intento-de-compra-1';

async function customerWithCart(app: TestApp, stock = 5) {
  const customer = await app.signIn(1);
  const piece = await addPiece(app.deps, { stock });
  await addToCart(app, customer, piece);
  return { customer, piece };
}

/** A door that something waits at until somebody opens it. */
function gate(): { open: () => void; passed: Promise<void> } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

describeOnBothDatabases('one attempt to buy', (createApp) => {
  test('a retry with the same key gets the same order again', async () => {
    const app = await createApp();
    const { customer, piece } = await customerWithCart(app);
    const first = await buy(app, customer, { key: KEY });
    expect(first.status).toBe(201);
    await addToCart(app, customer, piece);
    const again = await buy(app, customer, { key: KEY });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await countOrders(app)).toBe(1);
    expect(await stockOf(app.deps, piece)).toBe(4);
    await vi.waitFor(() => expect(app.mailer.sent).toHaveLength(1));
    expect(await storedPrivateFiles(app)).toHaveLength(1);
  });

  test('a double click makes one order, and both clicks get it', async () => {
    const app = await createApp();
    const { customer, piece } = await customerWithCart(app);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => buy(app, customer, { key: KEY })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual(answers[0]?.body);
    }
    expect(await countOrders(app)).toBe(1);
    expect(await stockOf(app.deps, piece)).toBe(4);
    expect(await storedPrivateFiles(app)).toHaveLength(1);
    await vi.waitFor(() => expect(app.mailer.sent).toHaveLength(1));
  });

  test('a retry that finds the cart bought by another server meanwhile gets that order', async () => {
    const app = await createApp();
    const { deps } = app;
    const attempt = {
      idUsuario: (await app.signIn(1)).idUsuario,
      operacion: 'placeOrder' as const,
      clave: KEY,
      huella: fingerprint({}, null),
    };
    const bought = { idPedido: 7 };
    const work = {
      prepare: () => Promise.resolve(null),
      run: () => Promise.resolve(bought),
      discard: () => Promise.resolve(),
    };
    const late = runOnce(deps, attempt, {
      ...work,
      async prepare() {
        await runOnce(deps, attempt, work);
        throw new HttpProblem('VALIDATION', { error: 'Tu carrito está vacío.' });
      },
    });
    expect(await late).toEqual({ result: bought, repeated: true });
    const alone = runOnce(
      deps,
      { ...attempt, clave: `${KEY}-2` },
      {
        ...work,
        prepare: () => Promise.reject(new HttpProblem('VALIDATION')),
      },
    );
    await expect(alone).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  test('without a key the second of two purchases finds an empty cart', async () => {
    const app = await createApp();
    const { customer } = await customerWithCart(app);
    const answers = await Promise.all([buy(app, customer), buy(app, customer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await countOrders(app)).toBe(1);
  });

  test('the same key with other data is refused, whether a field or the receipt differs', async () => {
    const app = await createApp();
    const { customer, piece } = await customerWithCart(app);
    await buy(app, customer, { key: KEY });
    await addToCart(app, customer, piece);
    const other = Buffer.concat([await receiptImage(), Buffer.from('\n')]);
    for (const change of [{ fields: { distrito: 'Mercedes' } }, { receipt: other }]) {
      expect(await buy(app, customer, { key: KEY, ...change })).toMatchObject({
        status: 409,
        body: { code: 'IDEMPOTENCY_MISMATCH' },
      });
    }
    expect(await countOrders(app)).toBe(1);
    expect(await buy(app, customer, { key: 'otro-intento' })).toMatchObject({ status: 201 });
  });

  test('of two purchases at once with one key and other data, one is refused', async () => {
    const app = await createApp();
    const { customer } = await customerWithCart(app);
    const answers = await Promise.all([
      buy(app, customer, { key: KEY }),
      buy(app, customer, { key: KEY, fields: { distrito: 'Mercedes' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countOrders(app)).toBe(1);
  });

  test('a refused purchase does not use the key up', async () => {
    const app = await createApp();
    const { customer, piece } = await customerWithCart(app);
    const shelf = app.deps.db.updateTable('producto_talla');
    await shelf.set({ stock: 0 }).execute();
    expect(await buy(app, customer, { key: KEY })).toMatchObject({ status: 409 });
    await shelf.set({ stock: 1 }).execute();
    const other = { key: KEY, fields: { distrito: 'Mercedes' } };
    expect(await buy(app, customer, other)).toMatchObject({ status: 201 });
    expect(await stockOf(app.deps, piece)).toBe(0);
  });

  test('a server that was restarted still knows the answer', async () => {
    const app = await createApp();
    const { customer } = await customerWithCart(app);
    const first = await buy(app, customer, { key: KEY });
    const restarted = await buildApp({ deps: app.deps, validateAnswers: true });
    const again = await buy(
      { call: (method, url, options) => call(restarted, method, url, options) },
      customer,
      { key: KEY },
    );
    await restarted.close();
    expect(again.body).toEqual(first.body);
    expect(await countOrders(app)).toBe(1);
  });

  test('a key belongs to one account', async () => {
    const app = await createApp();
    const [ana, eva] = [await customerWithCart(app), await customerWithCart(app)];
    const first = await buy(app, ana.customer, { key: KEY });
    const second = await buy(app, eva.customer, { key: KEY });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).not.toEqual(first.body);
    expect(await countOrders(app)).toBe(2);
  });
});

describeOnBothDatabases('work that is done once', (createApp) => {
  const attempt = (idUsuario: number) => ({
    idUsuario,
    operacion: 'placeOrder' as const,
    clave: KEY,
    huella: fingerprint({ a: 'b' }, null),
  });

  test('a second attempt waits for the first one, which still runs', async () => {
    const { deps, signIn } = await createApp();
    const { idUsuario } = await signIn(1);
    const discard = vi.fn((_prepared: string) => Promise.resolve());
    const [begun, end] = [gate(), gate()];
    const first = runOnce(deps, attempt(idUsuario), {
      prepare: () => Promise.resolve('first'),
      discard,
      async run(_trx, prepared) {
        begun.open();
        await end.passed;
        return { prepared };
      },
    });
    await begun.passed;
    const run = vi.fn((_trx: unknown, prepared: string) => Promise.resolve({ prepared }));
    const second = runOnce(deps, attempt(idUsuario), {
      prepare: () => Promise.resolve('second'),
      discard,
      run,
    });
    const answered = vi.fn();
    void second.then(answered);
    await new Promise(setImmediate);
    expect(answered).not.toHaveBeenCalled();
    end.open();
    expect(await first).toEqual({ result: { prepared: 'first' }, repeated: false });
    expect(await second).toEqual({ result: { prepared: 'first' }, repeated: true });
    expect(run).not.toHaveBeenCalled();
    expect(discard).not.toHaveBeenCalledWith('first');
  });

  test('after a crash in the middle, the next attempt does the work', async () => {
    const { deps, signIn } = await createApp();
    const { idUsuario } = await signIn(1);
    const discard = vi.fn(() => Promise.resolve());
    const work = { prepare: () => Promise.resolve('file'), discard };
    const crash = runOnce(deps, attempt(idUsuario), {
      ...work,
      run: () => Promise.reject(new Error('the power is gone')),
    });
    await expect(crash).rejects.toThrow('the power is gone');
    // Nobody knows how far it came: the sweep decides about the file.
    expect(discard).not.toHaveBeenCalled();
    const next = runOnce(deps, attempt(idUsuario), { ...work, run: () => Promise.resolve(1) });
    expect(await next).toEqual({ result: 1, repeated: false });
  });
});
