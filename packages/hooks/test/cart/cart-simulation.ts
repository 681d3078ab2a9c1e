import type { ApiError } from '@filigrana/sdk';
import { Random } from '../random.ts';
import { VirtualTime } from '../virtual-time.ts';
import { startCart, type RunningCart } from '../../src/storefront/cart/run-cart.ts';
import type { CartCommand } from '../../src/storefront/cart/cart.queue.ts';
import { itemFor } from './cart-item.ts';
import type { CartOutcome, CartView } from '../../src/storefront/cart/cart.types.ts';
import { LOADING_CART } from '../../src/storefront/cart/cart-client.ts';
import { viewOf } from '../../src/storefront/cart/cart.view.ts';
import { CartNetwork } from './cart-network.ts';
import { CartServer, type Piece } from './cart-server.ts';

/** A wish and how it ended. */
interface Wish {
  tab: number;
  order: number;
  command: CartCommand;
  outcome: CartOutcome | null;
  asked: number;
  ended: number;
}

/** A tab with somebody in front of it. */
interface Tab {
  actor: RunningCart;
  view: CartView;
  lastNewsAt: number;
}

export interface SessionReport {
  requests: number;
  wishes: number;
  refused: number;
  failed: number;
  late: number;
  /** The wishes in the order of their ends. */
  story: string[];
  /** What is wrong; empty when screen = server and no wish was lost in silence. */
  faults: string[];
}

/**
 * One visit: one or two tabs, a few wishes, a bad road that heals in the end. A host without versions
 * is promised less: one tab at a time, and that nothing arrives after it was given up.
 */
export async function simulateSession(seed: number, hasVersions = true): Promise<SessionReport> {
  const random = new Random(seed);
  const time = new VirtualTime();
  const pieces: Piece[] = [1, 2, 3].map((line) => {
    const stock = random.between(1, 6);
    return { line, price: random.between(1_000, 20_000) / 100, stock, stocks: [stock] };
  });
  const server = new CartServer(pieces, hasVersions);
  for (const { line, stock } of pieces)
    if (random.chance(0.4)) server.lines.set(line, random.between(1, stock));
  server.version = server.lines.size;
  const initial = new Map(server.lines);
  const isNobody = initial.size === 0 && random.chance(0.5);
  const trouble = random.pick([0, 0.05, 0.1, 0.3]);
  const network = new CartNetwork(server, time, random, trouble, isNobody);
  const wishes: Wish[] = [];

  const tabs: Tab[] = [];
  /** News take a while, and arrive in the order in which they were sent. */
  const deliver = (tab: Tab, event: Parameters<RunningCart['send']>[0]) => {
    tab.lastNewsAt = Math.max(tab.lastNewsAt, time.now() + random.between(1, 400));
    time.setTimeout(() => tab.actor.send(event), tab.lastNewsAt - time.now());
  };
  const openTab = (): Tab => {
    const tab = { view: LOADING_CART, lastNewsAt: 0 } as Tab;
    tab.actor = startCart({
      port: network.port(),
      running: { clock: time },
      onChange: (context) => (tab.view = viewOf(context)),
      onEmitted: (emitted) => {
        if (emitted.type !== 'changed') return;
        for (const other of tabs)
          if (other !== tab) deliver(other, { type: 'cart.received', cart: emitted.cart });
      },
    });
    return tab;
  };
  const count = hasVersions && random.chance(0.4) ? 2 : 1;
  for (let index = 0; index < count; index += 1) tabs.push(openTab());

  const act = (index: number) => {
    const tab = tabs[index]!;
    const command = chooseWish(random, tab.view, pieces);
    if (!command) return;
    const wish: Wish = {
      tab: index,
      order: wishes.length,
      command,
      outcome: null,
      asked: time.now(),
      ended: Infinity,
    };
    wishes.push(wish);
    void tab.actor.command(command).then((outcome) => {
      wish.outcome = outcome;
      wish.ended = time.now();
    });
  };
  for (let index = 0; index < count; index += 1) {
    let at = random.between(0, 400);
    for (let left = random.between(1, 7); left > 0; left -= 1) {
      time.setTimeout(() => act(index), at);
      at += random.chance(0.6) ? random.between(0, 150) : random.between(150, 4_000);
    }
  }

  // Other people buy, and more is made.
  for (const piece of pieces)
    if (random.chance(0.3))
      time.setTimeout(() => server.restock(piece, random.between(1, 6)), random.between(0, 10_000));

  await time.pass(25_000);
  network.isHealed = true;
  await time.finish();
  // 'Reintentar', where the page offers it.
  for (const { actor, view } of tabs) if (view.error) actor.send({ type: 'cart.refresh' });
  await time.finish();

  const faults = [
    ...tabs.flatMap((tab, index) => compareScreen(tab.view, server, index)),
    ...wishes.filter(({ outcome }) => !outcome).map(({ order }) => `wish ${order} never ended`),
    ...pieces.flatMap((piece) => lostWishes(piece.line, initial, network, wishes)),
  ];
  for (const { actor } of tabs) actor.stop();
  const failures = wishes.filter(({ outcome }) => outcome?.ok === false);
  return {
    requests: network.requests,
    wishes: wishes.length,
    refused: wishes.filter(({ outcome }) => isRefused(outcome)).length,
    failed: failures.length,
    late: network.late,
    story: [...wishes].sort(byEnd).map(tellWish),
    faults,
  };
}

const byEnd = (a: Wish, b: Wish) => a.ended - b.ended || a.order - b.order;

function tellWish({ tab, command, outcome, asked, ended }: Wish): string {
  const what = JSON.stringify({ ...command, item: undefined });
  const pieces = command.kind === 'add' ? ` +${command.item.cantidad}` : '';
  const end = outcome?.ok ? `done ${outcome.limitedTo ?? ''}` : (outcome?.error.message ?? 'open');
  return `tab ${tab} ${what}${pieces}: asked at ${asked}, ${end} at ${ended}`;
}

const isRefused = (outcome: CartOutcome | null) =>
  outcome?.ok ? outcome.limitedTo !== null : outcome?.error.code === 'STOCK_EXCEEDED';

/** What somebody could press on this screen; null for a button that sends nothing there. */
function chooseWish(random: Random, view: CartView, pieces: readonly Piece[]): CartCommand | null {
  const line = view.lines.length > 0 ? random.pick(view.lines) : null;
  const dice = random.next();
  if (!line || dice < 0.3) {
    const { line: id, price } = random.pick(pieces);
    return { kind: 'add', line: id, item: itemFor(id, price, random.between(1, 2)) };
  }
  const { idProducto_talla: id, cantidad, stock } = line;
  // As `useCart` does: no more than is known to be there, and never below one piece.
  if (dice < 0.65)
    return stock !== null && cantidad >= stock
      ? null
      : { kind: 'set', line: id, cantidad: cantidad + 1 };
  if (dice < 0.82) return cantidad > 1 ? { kind: 'set', line: id, cantidad: cantidad - 1 } : null;
  return dice < 0.96 ? { kind: 'remove', line: id } : { kind: 'empty' };
}

function compareScreen(view: CartView, server: CartServer, tab: number): string[] {
  const cart = server.cart();
  const faults: string[] = [];
  const onScreen = view.lines.map((line) => `${line.idProducto_talla}×${line.cantidad}`).join(' ');
  const onServer = cart.productos
    .map((line) => `${line.idProducto_talla}×${line.cantidad}`)
    .join(' ');
  if (onScreen !== onServer)
    faults.push(`tab ${tab} shows ${onScreen}, the server has ${onServer}`);
  if (view.montoTotal !== cart.montoTotal)
    faults.push(`tab ${tab} shows the total ${view.montoTotal}, the server has ${cart.montoTotal}`);
  if (!view.isSettled) faults.push(`tab ${tab} never settled`);
  return faults;
}

/** Lines that are not what the wishes which ended well, in their order, make of them. */
function lostWishes(
  line: number,
  initial: ReadonlyMap<number, number>,
  network: CartNetwork,
  wishes: readonly Wish[],
): string[] {
  const concerning = wishes
    .filter(({ command }) => command.kind === 'empty' || command.line === line)
    .sort(byEnd);
  const doneIn = (index: number) =>
    concerning.filter(({ tab, outcome }) => tab === index && outcome?.ok);
  // The person was told that these failed; whether and when they did, nobody could tell them.
  const told = concerning.filter(
    ({ outcome }) => outcome?.ok === false && !isCertain(outcome.error, network.late),
  );
  const { server } = network;
  const { stocks } = server.piece(line);
  const possible = outcomes([doneIn(0), doneIn(1)], told, initial.get(line) ?? 0, stocks);
  const found = server.lines.get(line) ?? 0;
  if (possible.has(found)) return [];
  return [`line ${line} has ${found}, wished for was ${[...possible].join(' or ')}`];
}

/**
 * What a line can be after the wishes of two tabs, each in its order and once, and after none or one
 * of each doubtful one, anywhere among them.
 */
function outcomes(
  [one, two]: readonly [readonly Wish[], readonly Wish[]],
  doubtful: readonly Wish[],
  start: number,
  stocks: readonly number[],
): Set<number> {
  const ends = new Set<number>();
  const seen = new Set<string>();
  const go = (first: number, second: number, left: readonly Wish[], value: number): void => {
    const place = [first, second, left.map(({ order }) => order), value].join();
    if (seen.has(place)) return;
    seen.add(place);
    const [a, b] = [one[first], two[second]];
    if (!a && !b) ends.add(value);
    if (a) go(first + 1, second, left, fulfil(value, a));
    if (b) go(first, second + 1, left, fulfil(value, b));
    for (const wish of left) {
      const others = left.filter((each) => each !== wish);
      for (const end of attempts(wish, stocks)) go(first, second, others, effect(end, value));
    }
  };
  go(0, 0, doubtful, start);
  return ends;
}

/** The server said why it did nothing; a twin that comes late may find more in stock. */
const isCertain = ({ status }: ApiError, late: number) =>
  status === 404 || (status === 409 && late === 0);

/** What a wish that was told to have failed may have done: a quantity is cut to the stock. */
function attempts({ command }: Wish, stocks: readonly number[]): CartCommand[] {
  if (command.kind !== 'set') return [command];
  const cuts = stocks.filter((stock) => stock < command.cantidad);
  return [command, ...cuts.map((cantidad) => ({ ...command, cantidad }))];
}

const fulfil = (before: number, { command, outcome }: Wish) => {
  const cut = outcome?.ok ? outcome.limitedTo : null;
  const isCut = command.kind === 'set' && cut !== null;
  return effect(isCut ? { ...command, cantidad: cut } : command, before);
};

function effect(command: CartCommand, before: number): number {
  if (command.kind === 'add') return before + command.item.cantidad;
  return command.kind === 'set' ? command.cantidad : 0;
}
