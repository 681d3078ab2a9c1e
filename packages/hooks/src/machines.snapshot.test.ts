// @vitest-environment node
import type { CartHold } from '@filigrana/sdk';
import { ROLE } from '@filigrana/sdk/domain';
import { faqSchema, readForm } from '@filigrana/sdk/schemas';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { EXPORTED_MACHINES } from '../test/all-machines.ts';
import { itemFor } from '../test/cart/cart-item.ts';
import { fakeShop } from '../test/fake-shop.ts';
import { cartLine, cartOf, offline } from '../test/fixtures.ts';
import { flushMicrotasks } from '../test/virtual-time.ts';
import {
  cartView,
  createFormMachine,
  novedadMachine,
  orderMachine,
  provideCart,
  provideCheckout,
  provideForm,
  provideHold,
  provideLifecycle,
  provideOrderReview,
  shopCartPort,
  shopCheckoutPort,
  shopHoldPort,
  shopNovedadSteps,
  shopOrderReview,
  shopOrderSteps,
  shopSpecialOrderSteps,
  specialOrderMachine,
} from './machines.ts';

/** A process that is laid aside in the middle, and what it does once somebody takes it up again. */
interface Process {
  machine: AnyStateMachine;
  input?: object;
  /** Leads to where it is laid aside. */
  begin(actor: AnyActorRef): void | Promise<unknown>;
  /** Where it is then. */
  at: unknown;
  goOn(actor: AnyActorRef): Promise<unknown>;
}

/** A call that hears nothing the first time. */
const lostOnce = (answer: unknown) =>
  vi
    .fn<(...args: unknown[]) => Promise<never>>()
    .mockImplementationOnce(() => new Promise<never>(() => undefined))
    .mockImplementation(() => Promise.resolve(answer as never));

const reaches = (actor: AnyActorRef, isThere: (snapshot: never) => boolean) =>
  waitFor(actor, isThere as (snapshot: unknown) => boolean, { timeout: 2_000 });
const at = (actor: AnyActorRef, state: unknown) =>
  reaches(actor, (snapshot: { matches(value: unknown): boolean }) => snapshot.matches(state));

/** The step of a lifecycle, on its way. */
const step = (machine: AnyStateMachine, state: string, taken: string, to: string): Process => ({
  machine,
  input: { state, role: ROLE.administrador },
  begin: (actor) => actor.send({ type: 'lifecycle.take', step: taken }),
  at: { [state]: taken },
  goOn: (actor) => at(actor, { [to]: 'idle' }),
});

const PROCESSES: Readonly<Record<string, () => Process>> = {
  cart: () => {
    const full = cartOf([cartLine(1, 2)]);
    const add = lostOnce({ carrito: cartOf([cartLine(1, 2), cartLine(4, 1)], 2), mensaje: null });
    const session = { ensure: () => Promise.resolve() } as never;
    const shop = fakeShop({ cart: { get: () => Promise.resolve(full), add }, session });
    return {
      machine: provideCart(shopCartPort(shop)),
      async begin(actor) {
        await reaches(actor, ({ context }: { context: never }) => cartView(context).isSettled);
        const command = { kind: 'add', line: 4, item: itemFor(4, 145, 1) };
        actor.send({ type: 'cart.command', id: 1, command });
      },
      at: 'sending',
      async goOn(actor) {
        await reaches(actor, ({ context }: { context: never }) => cartView(context).isSettled);
        expect(cartView(actor.getSnapshot().context as never).lines).toHaveLength(2);
        // The same change with the same key: the server does it once.
        const keys = add.mock.calls.map(([, options]) => Object(options).idempotencyKey as string);
        expect(keys[0]).toBeTruthy();
        expect(keys).toEqual([keys[0], keys[0]]);
      },
    };
  },
  hold: () => {
    const hold: CartHold = {
      hasta: '2026-11-25T21:42:00.000Z',
      segundos: 1800,
      prolongado: false,
    };
    const start = lostOnce({ ...cartOf([cartLine(1, 2)]), apartado: hold });
    const changed = vi.fn();
    return {
      machine: provideHold(shopHoldPort(fakeShop({ holds: { start } }), changed)),
      begin: (actor) => actor.send({ type: 'hold.start' }),
      at: 'starting',
      async goOn(actor) {
        await at(actor, 'holding');
        expect(actor.getSnapshot().context).toMatchObject({ hold });
        expect(changed).toHaveBeenCalledOnce();
      },
    };
  },
  checkout: () => {
    const placeOrder = vi.fn(() => Promise.resolve({ idPedido: 31 } as never));
    const purchase = { key: null };
    return {
      machine: provideCheckout(
        shopCheckoutPort(fakeShop({ checkout: { placeOrder } }), { purchase }),
      ),
      begin(actor) {
        const address = { provincia: 'Heredia', canton: 'Belén', distrito: 'San Antonio' };
        for (const [field, value] of Object.entries({ ...address, direccionExacta: 'Casa azul' }))
          actor.send({ type: 'checkout.change', field, value });
        actor.send({ type: 'checkout.chooseMethod', method: 'sinpe' });
      },
      at: 'open',
      async goOn(actor) {
        const file = new File(['imagen'], 'recibo.png', { type: 'image/png' });
        actor.send({ type: 'checkout.attach', file });
        actor.send({ type: 'checkout.submit', isLoggedIn: true, hasLines: true });
        await at(actor, 'received');
        expect(placeOrder).toHaveBeenCalledWith(
          expect.objectContaining({ canton: 'Belén', metodoPago: 'sinpe' }),
          { idempotencyKey: expect.stringMatching(/.{16}/) },
        );
        expect(purchase.key).toBeNull();
      },
    };
  },
  order: () => {
    const shop = fakeShop({ orders: { accept: lostOnce({}) } });
    const machine = provideLifecycle(orderMachine, shopOrderSteps(shop, 31));
    return step(machine, 'pendiente', 'aceptar', 'confirmado');
  },
  specialOrder: () => {
    const shop = fakeShop({ specialOrders: { changeStatus: lostOnce({}) } });
    const machine = provideLifecycle(specialOrderMachine, shopSpecialOrderSteps(shop, 7, 2));
    return step(machine, 'Pendiente', 'rechazar', 'Rechazado');
  },
  novedad: () => {
    const shop = fakeShop({ novedades: { send: lostOnce({ enviados: 2, total: 2 }) } });
    const machine = provideLifecycle(novedadMachine, shopNovedadSteps(shop, 3));
    return step(machine, 'Pendiente', 'enviar', 'Enviado');
  },
  orderReview: () => {
    const accept = lostOnce({ resultados: [{ resultado: 'aceptada' }] });
    const machine = provideOrderReview(shopOrderReview(fakeShop({ reconciliation: { accept } })));
    return {
      machine,
      begin(actor) {
        actor.send({ type: 'review.orders', ids: [31, 32] });
        actor.send({ type: 'review.accept', entradas: [5] });
      },
      at: 'deciding',
      async goOn(actor) {
        await at(actor, 'looking');
        expect(actor.getSnapshot().context).toMatchObject({ current: 32, reviewed: 1 });
        const coincidencias = [{ entradas: [5], pedidos: [31] }];
        expect(accept).toHaveBeenLastCalledWith({ coincidencias });
      },
    };
  },
  form: () => {
    const save = lostOnce(null);
    const machine = createFormMachine({
      id: 'faq',
      memo: null,
      idOf: ({ idPregunta }: { idPregunta: number }) => idPregunta,
      start: () => ({ pregunta: '', respuesta: '', visible: true }),
      read: (values) => readForm(faqSchema, values),
      failed: () => null,
    });
    return {
      machine: provideForm(machine, save),
      input: { subject: null },
      begin(actor) {
        const change = { pregunta: '¿Reparan?', respuesta: 'Sí.' };
        actor.send({ type: 'form.change', change });
        actor.send({ type: 'form.submit' });
      },
      at: 'sending',
      async goOn(actor) {
        await at(actor, 'done');
        expect(save.mock.calls[1]?.[0]).toEqual(save.mock.calls[0]?.[0]);
      },
    };
  },
};

const WAYS: Readonly<Record<string, (snapshot: object) => object>> = {
  cloned: (snapshot) => structuredClone(snapshot),
  'written as JSON': (snapshot) => JSON.parse(JSON.stringify(snapshot)) as object,
};

describe.each(Object.entries(PROCESSES))('%s', (_name, process) => {
  it.each(Object.entries(WAYS))('laid aside and %s, goes on', async (_way, copy) => {
    const { machine, input, begin, at: place, goOn } = process();
    const first = createActor(machine, { input }).start();
    await begin(first);
    await at(first, place);
    const snapshot = copy(first.getPersistedSnapshot());
    first.stop();
    const second = createActor(machine, { snapshot: snapshot as never, input }).start();
    await at(second, place);
    await goOn(second);
    second.stop();
  });
});

it('is said of every machine', () => {
  const known = EXPORTED_MACHINES.map(([, { id }]) => id);
  expect(Object.keys(PROCESSES).toSorted()).toEqual([...known, 'form'].toSorted());
});

it('a purchase whose end is not known has one key until it is answered, also after a visit', async () => {
  const keys: (string | undefined)[] = [];
  const answers = [offline(), offline(), null, null];
  const placeOrder = vi.fn((_form: never, options?: { idempotencyKey?: string }) => {
    keys.push(options?.idempotencyKey);
    const answer = answers.shift();
    return answer ? Promise.reject(answer) : Promise.resolve({ idPedido: 31 } as never);
  });
  const shop = fakeShop({ checkout: { placeOrder: placeOrder as never } });
  const purchase = { key: null };
  await expect(shopCheckoutPort(shop, { purchase }).buy({} as never)).rejects.toThrow();
  const later = shopCheckoutPort(shop, { purchase: structuredClone(purchase) });
  await expect(later.buy({} as never)).rejects.toThrow();
  await later.buy({} as never);
  await later.buy({} as never);
  await flushMicrotasks();
  expect(keys[0]).toBeTruthy();
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});
