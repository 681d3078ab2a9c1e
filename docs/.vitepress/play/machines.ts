/** The machines of the hooks on the shop in the page, each with what a person can do to it. */
import {
  createFormMachine,
  novedadMachine,
  orderMachine,
  provideCart,
  provideCheckout,
  provideForm,
  provideHold,
  provideOrderReview,
  shopCartPort,
  specialOrderMachine,
  type CartCommand,
  type CartEvent,
  type CheckoutEvent,
  type FormEvent,
  type HoldEvent,
  type OrderReviewEvent,
} from '@filigrana/hooks/machines';
import { addition, orderShipping, imageFile } from '@filigrana/mocks/fixtures';
import type { Cart, Faq } from '@filigrana/sdk';
import {
  orderLifecycle,
  specialOrderLifecycle,
  type OrderEvent,
  type SpecialOrderEvent,
  type SpecialOrderTarget,
} from '@filigrana/sdk/domain';
import { faqSchema, readForm, type FaqValues } from '@filigrana/sdk/schemas';
import { createActor, fromPromise, type AnyActorRef, type EventObject } from 'xstate';
import type { Stage } from './stage.ts';

/** What a person can do: send an event, or change the shop behind the machine's back. */
export type Deed<Event extends EventObject = EventObject> =
  | { does: string; event: Event }
  | { does: string; run(): unknown };

export interface Playing {
  actor: AnyActorRef;
  deeds(): readonly Deed[];
}

/** Tells the compiler which events a list of deeds may have. */
const deeds = <Event extends EventObject>(list: readonly Deed<Event>[]) => list;

const RING_SIZE = '7';
const ringOf = ({ mock }: Stage) => addition(mock.products.ring, { tamanio: RING_SIZE });

async function playCart(stage: Stage): Promise<Playing> {
  const { shop, clock } = stage;
  await shop.session.ensure();
  const actor = createActor(provideCart(shopCartPort(shop)), { clock }).start();
  const ring = ringOf(stage);
  const line = ring.idProducto_talla;
  const preview = {
    ...{ idProducto: null, productoNombre: 'Anillo Trenza', descripcion: '' },
    ...{ tallaNombre: RING_SIZE, image_url: null, stock: null },
  };
  let id = 0;
  const command = (wish: CartCommand): CartEvent => ({
    type: 'cart.command',
    id: (id += 1),
    command: wish,
  });
  return {
    actor,
    deeds: () =>
      deeds<CartEvent>([
        { does: 'Add a ring', event: command({ kind: 'add', line, item: { ...ring, preview } }) },
        { does: 'Make it 2', event: command({ kind: 'set', line, cantidad: 2 }) },
        { does: 'Make it 5: the shop has 2', event: command({ kind: 'set', line, cantidad: 5 }) },
        { does: 'Remove it', event: command({ kind: 'remove', line }) },
        { does: 'Empty the cart', event: command({ kind: 'empty' }) },
        { does: 'Come back to the page', event: { type: 'cart.refresh' } },
        { does: 'Log out', event: { type: 'cart.abandoned' } },
        { does: 'Another tab adds a ring', run: () => shop.cart.add(ring) },
      ]),
  };
}

async function playHold(stage: Stage): Promise<Playing> {
  const { shop, clock } = stage;
  await shop.cart.add(ringOf(stage));
  const held = async (cart: Promise<Cart>) => (await cart).apartado ?? null;
  const port = {
    start: () => held(shop.holds.start()),
    prolong: () => held(shop.holds.prolong()),
  };
  const actor = createActor(provideHold(port), { clock }).start();
  return {
    actor,
    deeds: () =>
      deeds<HoldEvent>([
        { does: 'Come to the payment', event: { type: 'hold.start' } },
        { does: 'Choose a receipt', event: { type: 'hold.prolong' } },
        { does: 'Hear of a cart that holds nothing', event: { type: 'hold.told', hold: null } },
        { does: 'Buy', event: { type: 'hold.bought' } },
      ]),
  };
}

async function playCheckout(stage: Stage): Promise<Playing> {
  const { shop, clock, session, mock } = stage;
  session.write(mock.signIn('customer'));
  const fill = () => shop.cart.add(ringOf(stage));
  await fill();
  // The same for every attempt of one purchase: it is made once.
  let idempotencyKey = crypto.randomUUID();
  const buy = provideCheckout({
    settle: async () => true,
    async buy(form) {
      const bought = await shop.checkout.placeOrder(form, { idempotencyKey });
      idempotencyKey = crypto.randomUUID();
      return bought;
    },
  });
  const actor = createActor(buy, { clock }).start();
  const values = { ...orderShipping(), referencia: '', idLugar: null, comprobante: imageFile() };
  const ready = { isLoggedIn: true, hasLines: true };
  return {
    actor,
    deeds: () =>
      deeds<CheckoutEvent>([
        {
          does: 'Fill everything in',
          event: { type: 'checkout.restore', values, isUnresolved: false },
        },
        {
          does: 'Take the address away',
          event: { type: 'checkout.change', field: 'direccionExacta', value: '' },
        },
        { does: 'Take the receipt away', event: { type: 'checkout.attach', file: null } },
        { does: 'Buy', event: { type: 'checkout.submit', ...ready } },
        {
          does: 'Buy without a login',
          event: { type: 'checkout.submit', ...ready, isLoggedIn: false },
        },
        { does: 'Try again', event: { type: 'checkout.retry' } },
        { does: 'Begin another purchase', event: { type: 'checkout.restart' } },
        { does: 'Put a ring into the cart', run: fill },
      ]),
  };
}

const step = <Step extends string>(does: string, wanted: Step) => ({
  does,
  event: { type: 'lifecycle.take' as const, step: wanted },
});

/** What the staff decide of an order, and of a custom piece. */
const DECISIONS = [step('Accept', 'aceptar'), step('Reject', 'rechazar'), step('Send', 'enviar')];

const asAdmin = ({ session, mock }: Stage) => session.write(mock.signIn('admin'));
const pendingOf = ({ mock }: Stage) =>
  mock.state.orders
    .filter(({ estadoPedido }) => estadoPedido === 'pendiente')
    .map(({ idPedido }) => idPedido);

async function playOrder(stage: Stage): Promise<Playing> {
  asAdmin(stage);
  const { orders } = stage.shop;
  const [idPedido = 0] = pendingOf(stage);
  const ways: Record<OrderEvent, () => Promise<unknown>> = {
    aceptar: () => orders.accept(idPedido),
    rechazar: () => orders.reject(idPedido),
    enviar: () => orders.ship(idPedido),
  };
  const take = fromPromise<void, OrderEvent>(async ({ input }) => void (await ways[input]()));
  const actor = createActor(orderMachine.provide({ actors: { take } }), {
    clock: stage.clock,
    input: { state: orderLifecycle.initial, role: 2 },
  }).start();
  return {
    actor,
    deeds: () => [...DECISIONS, { does: 'A colleague accepts it', run: ways.aceptar }],
  };
}

async function playSpecialOrder(stage: Stage): Promise<Playing> {
  asAdmin(stage);
  const { specialOrders } = stage.shop;
  const first = stage.mock.state.specialOrders.find(({ estado }) => estado === 'Pendiente');
  const id = first?.idPedidoEspecial ?? 0;
  const targets: Record<SpecialOrderEvent, SpecialOrderTarget> = {
    aceptar: 'Aceptado',
    rechazar: 'Rechazado',
    enviar: 'Enviado',
  };
  const take = fromPromise<void, SpecialOrderEvent>(
    async ({ input }) => void (await specialOrders.changeStatus(id, { estado: targets[input] })),
  );
  const actor = createActor(specialOrderMachine.provide({ actors: { take } }), {
    clock: stage.clock,
    input: { state: specialOrderLifecycle.initial, role: 2 },
  }).start();
  return {
    actor,
    deeds: () => DECISIONS,
  };
}

async function playNovedad(stage: Stage): Promise<Playing> {
  asAdmin(stage);
  const { novedades } = stage.shop;
  const { idNovedad } = await novedades.create({ asunto: 'Rebajas' });
  const send = () => novedades.send(idNovedad ?? 0);
  const take = fromPromise<void, 'enviar'>(async () => void (await send()));
  const actor = createActor(novedadMachine.provide({ actors: { take } }), {
    clock: stage.clock,
    input: { state: 'Pendiente', role: 2 },
  }).start();
  return {
    actor,
    deeds: () => [step('Send', 'enviar'), { does: 'A colleague sends it', run: send }],
  };
}

async function playReview(stage: Stage): Promise<Playing> {
  asAdmin(stage);
  const { orders } = stage.shop;
  const review = provideOrderReview(({ idPedido, step: decided }) =>
    decided === 'aceptar' ? orders.accept(idPedido) : orders.reject(idPedido),
  );
  const actor = createActor(review, { clock: stage.clock }).start();
  return {
    actor,
    deeds: () =>
      deeds<OrderReviewEvent>([
        {
          does: 'Read which orders wait',
          event: { type: 'review.orders', ids: pendingOf(stage) },
        },
        {
          does: 'Read them while a note is typed',
          event: { type: 'review.orders', ids: pendingOf(stage), stays: true },
        },
        { does: 'Next', event: { type: 'review.next' } },
        { does: 'Previous', event: { type: 'review.previous' } },
        { does: 'Accept', event: { type: 'review.accept' } },
        { does: 'Reject…', event: { type: 'review.askReject' } },
        { does: 'Yes, reject', event: { type: 'review.reject' } },
        { does: 'No', event: { type: 'review.cancel' } },
        {
          does: 'A colleague accepts the one that is looked at',
          run: () => orders.accept(actor.getSnapshot().context.current ?? 0),
        },
      ]),
  };
}

const faqForm = createFormMachine<Faq, FaqValues, FaqValues, null, 'faq.failed'>({
  id: 'form',
  memo: null,
  idOf: ({ idPregunta }) => idPregunta,
  versionOf: ({ version }) => version,
  start: (faq) => ({
    pregunta: faq?.pregunta ?? '',
    respuesta: faq?.respuesta ?? '',
    visible: faq?.visible ?? 1,
  }),
  read: (values) => readForm(faqSchema, values),
  failed: () => ({ code: 'faq.failed' }),
});

async function playForm(stage: Stage): Promise<Playing> {
  asAdmin(stage);
  const { faq } = stage.shop;
  const [first] = await faq.list();
  if (!first) throw new Error('The mocks have no question.');
  const save = provideForm(faqForm, async ({ accepted, version }) => {
    await faq.update(first.idPregunta, { ...accepted, version });
    return null;
  });
  const actor = createActor(save, { clock: stage.clock, input: { subject: first } }).start();
  const newest = async () =>
    (await faq.list()).find(({ idPregunta }) => idPregunta === first.idPregunta) ?? first;
  const reread = async () => actor.send({ type: 'form.open', subject: await newest() });
  const colleague = async () => {
    const { pregunta, visible, version } = await newest();
    await faq.update(first.idPregunta, { pregunta, visible, version, respuesta: 'Hasta mañana.' });
  };
  const change = (respuesta: string) => ({ type: 'form.change' as const, change: { respuesta } });
  return {
    actor,
    deeds: () =>
      deeds<FormEvent<Faq, FaqValues, null, 'faq.failed'>>([
        { does: 'Type another answer', event: change('En tres días hábiles.') },
        { does: 'Clear the answer', event: change('') },
        { does: 'Save', event: { type: 'form.submit' } },
        { does: 'A colleague saves another answer', run: colleague },
        { does: 'Read the question again', run: reread },
        { does: 'Keep mine', event: { type: 'form.choose', field: 'respuesta', side: 'mine' } },
        { does: 'Take theirs', event: { type: 'form.choose', field: 'respuesta', side: 'theirs' } },
        { does: 'Save what was chosen', event: { type: 'form.merge' } },
        { does: 'Give mine up', event: { type: 'form.yield' } },
        { does: 'Back to the fields', event: { type: 'form.dismiss' } },
        { does: 'Begin anew', event: { type: 'form.reset' } },
      ]),
  };
}

/** By the name of what is exported. */
export const PLAYED: Readonly<Record<string, (stage: Stage) => Promise<Playing>>> = {
  cartMachine: playCart,
  checkoutMachine: playCheckout,
  holdMachine: playHold,
  orderMachine: playOrder,
  orderReviewMachine: playReview,
  specialOrderMachine: playSpecialOrder,
  novedadMachine: playNovedad,
  createFormMachine: playForm,
};
