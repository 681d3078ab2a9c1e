import type { ApiError } from '@filigrana/sdk';
import { Random } from '../../testing/random.test.kit.ts';
import { VirtualTime } from '../../testing/virtual-time.test.kit.ts';
import { startCart, type CartActor } from './cart.actor.ts';
import type { CartCommand } from './cart.commands.ts';
import { itemFor } from './cart-item.test.kit.ts';
import type { CartOutcome, CartView } from './cart.types.ts';
import { LOADING_CART } from './cart-placeholders.ts';
import { viewOf } from './cart.view.ts';
import { CartNetwork } from './cart-network.test.kit.ts';
import { CartServer, type Piece } from './cart-server.test.kit.ts';

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
  actor: CartActor;
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

/** One visit: one or two tabs, a few wishes, a bad road that heals in the end. */
export async function simulateSession(seed: number): Promise<SessionReport> {
  const random = new Random(seed);
  const time = new VirtualTime();
  const pieces: Piece[] = [1, 2, 3].map((line) => ({
    line,
    price: random.between(1_000, 20_000) / 100,
    stock: random.between(1, 6),
  }));
  const server = new CartServer(pieces);
  for (const { line, stock } of pieces)
    if (random.chance(0.4)) server.lines.set(line, random.between(1, stock));
  const initial = new Map(server.lines);
  const network = new CartNetwork(server, time, random, random.pick([0, 0.05, 0.1, 0.3]));
  const wishes: Wish[] = [];

  const tabs: Tab[] = [];
  /** News take a while, and arrive in the order in which they were sent. */
  const deliver = (tab: Tab, event: Parameters<CartActor['send']>[0]) => {
    tab.lastNewsAt = Math.max(tab.lastNewsAt, time.now() + random.between(1, 400));
    time.setTimeout(() => tab.actor.send(event), tab.lastNewsAt - time.now());
  };
  const openTab = (): Tab => {
    const tab = { view: LOADING_CART, lastNewsAt: 0 } as Tab;
    tab.actor = startCart({
      port: network.port(),
      clock: time,
      onChange: (context) => (tab.view = viewOf(context)),
      onEmitted: (emitted) => {
        if (emitted.type !== 'changed') return;
        for (const other of tabs)
          if (other !== tab) deliver(other, { type: 'cart.received', news: emitted.news });
      },
    });
    return tab;
  };
  const count = random.chance(0.4) ? 2 : 1;
  for (let index = 0; index < count; index += 1) tabs.push(openTab());

  const act = (index: number) => {
    const tab = tabs[index]!;
    const command = chooseWish(random, tab.view, pieces);
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

  await time.pass(25_000);
  network.isHealed = true;
  for (const { actor } of tabs) actor.send({ type: 'cart.refresh' });
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

/** What somebody could press on this screen. */
function chooseWish(random: Random, view: CartView, pieces: readonly Piece[]): CartCommand {
  const line = view.lines.length > 0 ? random.pick(view.lines) : null;
  const dice = random.next();
  if (!line || dice < 0.3) {
    const { line: id, price } = random.pick(pieces);
    return { kind: 'add', line: id, item: itemFor(id, price, random.between(1, 2)) };
  }
  const id = line.idProducto_talla;
  if (dice < 0.65) return { kind: 'set', line: id, cantidad: line.cantidad + 1 };
  if (dice < 0.82) return { kind: 'set', line: id, cantidad: Math.max(1, line.cantidad - 1) };
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
  const done = concerning.filter(({ outcome }) => outcome?.ok);
  const orders = network.isOverlapped
    ? interleavings(
        done.filter(({ tab }) => tab === 0),
        done.filter(({ tab }) => tab === 1),
      )
    : [done];
  // The person was told that these failed; whether and when they did, nobody could tell them.
  const told = concerning.filter(
    ({ outcome }) => outcome?.ok === false && !isCertain(outcome.error),
  );
  const possible = new Set(
    orders.flatMap((order) => [...outcomes(order, told, initial.get(line) ?? 0)]),
  );
  const found = network.server.lines.get(line) ?? 0;
  // What cannot be had is cut to the stock, and the line says so.
  const { stock } = network.server.piece(line);
  if (possible.has(found) || (found === stock && Math.max(...possible) > stock)) return [];
  return [`line ${line} has ${found}, wished for was ${[...possible].join(' or ')}`];
}

/** What a line can be after these wishes, with the doubtful ones anywhere among them. */
function outcomes(order: readonly Wish[], doubtful: readonly Wish[], start: number): Set<number> {
  const withDoubtful = (values: Set<number>) => {
    // Sent twice, an addition may also have been done twice.
    for (const { command } of [...doubtful, ...doubtful])
      for (const value of [...values]) values.add(effect(command, value, null));
    return values;
  };
  return order.reduce(
    (values, wish) => withDoubtful(new Set([...values].map((value) => fulfil(value, wish)))),
    withDoubtful(new Set([start])),
  );
}

/** The server said why it did nothing. */
const isCertain = ({ status }: ApiError) => status === 404 || status === 409;

const fulfil = (before: number, { command, outcome }: Wish) =>
  effect(command, before, outcome?.ok ? outcome.limitedTo : null);

/** Every order of two tabs' wishes that keeps the order of each. */
function interleavings(a: readonly Wish[], b: readonly Wish[]): Wish[][] {
  const [firstOfA, ...restOfA] = a;
  const [firstOfB, ...restOfB] = b;
  if (!firstOfA) return [[...b]];
  if (!firstOfB) return [[...a]];
  return [
    ...interleavings(restOfA, b).map((rest) => [firstOfA, ...rest]),
    ...interleavings(a, restOfB).map((rest) => [firstOfB, ...rest]),
  ];
}

function effect(command: CartCommand, before: number, limitedTo: number | null): number {
  if (command.kind === 'add') return before + command.item.cantidad;
  return command.kind === 'set' ? (limitedTo ?? command.cantidad) : 0;
}
