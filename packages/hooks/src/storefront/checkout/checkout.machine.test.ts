import type { Purchase } from '@filigrana/sdk';
import type { CheckoutValues as Form } from '@filigrana/sdk/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, type Actor } from 'xstate';
import { pending, type Pending } from '../../../test/fake-shop.ts';
import { httpError, offline, pickupPlace } from '../../../test/fixtures.ts';
import { flushMicrotasks } from '../../../test/virtual-time.ts';
import { provideCheckout } from './checkout.machine.ts';
import { stageOf } from './checkout.rules.ts';
import { NO_VALUES, type AddressField } from './checkout.types.ts';

const RECEIPT = new File(['imagen'], 'recibo.png', { type: 'image/png' });
const ADDRESS: Record<AddressField, string> = {
  provincia: 'Heredia',
  canton: 'Belén',
  distrito: 'San Antonio',
  direccionExacta: '200 m norte de la iglesia',
};
const BLANK = { ...NO_VALUES, comprobante: null };
const READY = { isLoggedIn: true, hasLines: true };

let bought: Form[];
let answers: Pending<Purchase>[];
let settled: Pending<boolean>[];
let received: number;
let actor: Actor<ReturnType<typeof provideCheckout>>;

beforeEach(() => {
  bought = [];
  answers = [];
  settled = [];
  received = 0;
  const ask = <Value>(list: Pending<Value>[]) => {
    const answer = pending<Value>();
    list.push(answer);
    return answer.promise;
  };
  actor = createActor(
    provideCheckout({
      settle: () => ask(settled),
      buy: (form) => {
        bought.push(form);
        return ask(answers);
      },
    }),
  );
  actor.on('received', () => (received += 1));
  actor.start();
});

const context = () => actor.getSnapshot().context;
const said = () => context().notice?.code;

function fill(): void {
  for (const [field, value] of Object.entries(ADDRESS))
    actor.send({ type: 'checkout.change', field: field as AddressField, value });
  actor.send({ type: 'checkout.chooseMethod', method: 'sinpe' });
  actor.send({ type: 'checkout.attach', file: RECEIPT });
}

async function send(): Promise<void> {
  fill();
  actor.send({ type: 'checkout.submit', ...READY });
  settled[0]!.resolve(true);
  await flushMicrotasks();
}

async function answer(index: number, result: Purchase | Error): Promise<void> {
  if (result instanceof Error) answers[index]!.reject(result);
  else answers[index]!.resolve(result);
  await flushMicrotasks();
}

const PURCHASE: Purchase = { idPedido: 41, pedido: null, mensaje: null };

describe('the form', () => {
  it('names what is still missing, in the order of the steps', () => {
    const { metodoPago: _none, ...blank } = NO_VALUES;
    const address = { ...blank, ...ADDRESS };
    expect(stageOf({ ...NO_VALUES, comprobante: null })).toBe('details');
    expect(stageOf({ ...address, metodoPago: null, comprobante: null })).toBe('method');
    expect(stageOf({ ...address, metodoPago: 'sinpe', comprobante: null })).toBe('receipt');
    expect(stageOf({ ...address, metodoPago: 'sinpe', comprobante: RECEIPT })).toBe('ready');
    expect(stageOf({ ...address, canton: '  ', metodoPago: 'sinpe', comprobante: RECEIPT })).toBe(
      'details',
    );
  });

  it.each([
    ['no payment method', { metodoPago: null }, 'checkout.methodRequired'],
    ['no canton', { canton: ' ' }, 'checkout.addressRequired'],
    ['no receipt', {}, 'checkout.receiptRequired'],
  ] as const)('is not sent with %s, and says so', (_what, change, code) => {
    const fields = { ...ADDRESS, referencia: '', idLugar: null };
    const chosen = { metodoPago: 'sinpe' as const, comprobante: null };
    const values = { ...fields, ...chosen, ...change };
    actor.send({ type: 'checkout.restore', values, isUnresolved: false });
    actor.send({ type: 'checkout.submit', ...READY });
    expect(said()).toBe(code);
    expect(settled).toHaveLength(0);
  });

  it('that is picked up needs no address, sends that of the place, and keeps what was typed', async () => {
    const lugar = pickupPlace();
    actor.send({ type: 'checkout.change', field: 'canton', value: 'Belén' });
    actor.send({ type: 'checkout.submit', ...READY });
    expect(Object.keys(context().errors)).toContain('distrito');
    actor.send({ type: 'checkout.choosePlace', idLugar: lugar.idLugar });
    expect(Object.keys(context().errors)).not.toContain('distrito');
    actor.send({ type: 'checkout.chooseMethod', method: 'sinpe' });
    actor.send({ type: 'checkout.attach', file: RECEIPT });
    expect(stageOf(context().values, lugar)).toBe('ready');
    actor.send({ type: 'checkout.submit', ...READY, lugar });
    settled[0]!.resolve(true);
    await flushMicrotasks();
    const { provincia, canton, distrito, direccionExacta, idLugar } = lugar;
    expect(bought).toMatchObject([{ provincia, canton, distrito, direccionExacta, idLugar }]);
    await answer(0, httpError(400));
    expect(context().values).toMatchObject({ canton: 'Belén', distrito: '', idLugar });
  });

  it('is not sent for a place that is closed by now, and says which field it is', () => {
    fill();
    actor.send({ type: 'checkout.choosePlace', idLugar: 3 });
    expect(stageOf(context().values, null)).toBe('details');
    actor.send({ type: 'checkout.submit', ...READY, lugar: null });
    expect(context().errors).toMatchObject({ idLugar: { code: 'field.required' } });
    expect(settled).toHaveLength(0);
  });

  it('is not sent by a visitor, nor with an empty cart', () => {
    fill();
    actor.send({ type: 'checkout.submit', isLoggedIn: false, hasLines: true });
    expect(said()).toBe('checkout.loginRequired');
    actor.send({ type: 'checkout.submit', isLoggedIn: true, hasLines: false });
    expect(said()).toBe('checkout.cartEmpty');
    expect(bought).toEqual([]);
  });

  it('takes no file that is not an image, and says so at once', () => {
    fill();
    const pdf = new File(['%PDF'], 'recibo.pdf', { type: 'application/pdf' });
    actor.send({ type: 'checkout.attach', file: pdf });
    expect(context().values.comprobante).toBeNull();
    expect(context().errors.comprobante?.code).toBe('checkout.receiptNotImage');
    actor.send({ type: 'checkout.attach', file: RECEIPT });
    expect(context().errors).toEqual({});
  });

  it('forgets what was wrong with a field when it changes', () => {
    actor.send({ type: 'checkout.submit', ...READY });
    expect(Object.keys(context().errors)).toContain('canton');
    actor.send({ type: 'checkout.change', field: 'canton', value: 'Belén' });
    expect(Object.keys(context().errors)).not.toContain('canton');
    expect(said()).toBeUndefined();
  });
});

describe('sending', () => {
  it('waits for the cart, sends once, and is received', async () => {
    fill();
    actor.send({ type: 'checkout.submit', ...READY });
    expect(bought).toEqual([]);
    settled[0]!.resolve(true);
    await flushMicrotasks();
    expect(bought).toEqual([{ ...ADDRESS, metodoPago: 'sinpe', comprobante: RECEIPT }]);

    await answer(0, PURCHASE);
    expect(actor.getSnapshot().value).toBe('received');
    expect(context()).toMatchObject({ idPedido: 41, values: BLANK });
    expect(said()).toBe('checkout.received');
    expect(received).toBe(1);
  });

  it('sends of a reference what the contract takes: it refuses no purchase', async () => {
    const value = ` ¡Nº 12-${'3'.repeat(60)}`;
    actor.send({ type: 'checkout.change', field: 'referencia', value });
    await send();
    expect(bought[0]).toHaveProperty('referencia', `N 12-${'3'.repeat(35)}`);
  });

  it('ignores a second click', async () => {
    await send();
    actor.send({ type: 'checkout.submit', ...READY });
    expect(bought).toHaveLength(1);
  });

  it('does not send while the cart is still changing', async () => {
    fill();
    actor.send({ type: 'checkout.submit', ...READY });
    settled[0]!.resolve(false);
    await flushMicrotasks();
    expect(said()).toBe('checkout.cartPending');
    expect(bought).toEqual([]);
  });

  it('says what the server refuses, keeps the form, and can be sent again', async () => {
    await send();
    await answer(0, httpError(409, { code: 'STOCK_EXCEEDED', serverMessage: 'Solo queda 1.' }));
    expect(actor.getSnapshot().matches({ open: 'refused' })).toBe(true);
    expect(context().notice).toMatchObject({ code: 'checkout.refused', said: 'Solo queda 1.' });
    expect(context().values).toMatchObject(ADDRESS);

    actor.send({ type: 'checkout.submit', ...READY });
    settled[1]!.resolve(true);
    await flushMicrotasks();
    expect(bought).toHaveLength(2);
  });

  it('shows what the server finds wrong beside the fields', async () => {
    await send();
    await answer(0, httpError(400, { fields: { distrito: 'Escribe el distrito.' } }));
    expect(context().errors.distrito?.said).toBe('Escribe el distrito.');
  });

  it.each([
    [415, 'checkout.receiptNotImage'],
    [413, 'checkout.receiptTooLarge'],
  ])(
    'says beside the receipt that it is refused with %d, until another is chosen',
    async (status, code) => {
      await send();
      await answer(0, httpError(status, { serverMessage: 'No es una imagen.' }));
      expect(context().errors.comprobante).toMatchObject({ code, said: 'No es una imagen.' });
      actor.send({ type: 'checkout.attach', file: RECEIPT });
      expect(context().errors).toEqual({});
    },
  );

  it('can send the very same purchase again after a lost answer, whatever the cart holds', async () => {
    await send();
    await answer(0, offline());
    expect(actor.getSnapshot().matches({ open: 'unreachable' })).toBe(true);
    expect(said()).toBe('checkout.unreachable');

    actor.send({ type: 'checkout.retry' });
    await flushMicrotasks();
    expect(bought[1]).toEqual(bought[0]);
    await answer(1, PURCHASE);
    expect(said()).toBe('checkout.received');
  });

  it.each([
    ['nothing', undefined, undefined],
    ['its own words', 'Estamos en mantenimiento.', 'Estamos en mantenimiento.'],
  ])(
    'keeps the way to send it again when the server fails with %s',
    async (_, serverMessage, said) => {
      await send();
      await answer(0, httpError(502, { serverMessage }));
      expect(actor.getSnapshot().matches({ open: 'unreachable' })).toBe(true);
      // There was an answer: that none came would not be true.
      expect(context().notice).toEqual({ code: 'checkout.refused', ...(said && { said }) });
      actor.send({ type: 'checkout.retry' });
      await flushMicrotasks();
      expect(bought[1]).toEqual(bought[0]);
    },
  );

  it('knows from a used key that an earlier attempt has made the order', async () => {
    await send();
    await answer(0, offline());
    actor.send({ type: 'checkout.change', field: 'canton', value: 'Flores' });
    actor.send({ type: 'checkout.submit', isLoggedIn: true, hasLines: false });
    await flushMicrotasks();
    await answer(1, httpError(409, { code: 'IDEMPOTENCY_MISMATCH' }));
    expect(actor.getSnapshot().value).toBe('received');
    expect(said()).toBe('checkout.receivedBefore');
  });

  it('starts afresh after it was received', async () => {
    await send();
    await answer(0, PURCHASE);
    actor.send({ type: 'checkout.restart' });
    expect(actor.getSnapshot().matches({ open: 'editing' })).toBe(true);
    expect(context()).toMatchObject({ values: BLANK, notice: null, idPedido: null });
  });
});
