import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { DialectName } from '../../src/db/database.ts';
import { login, register } from '../accounts.ts';
import type { CallOptions } from '../call.ts';
import type { SignedIn } from '../people.ts';
import { addPiece, addToCart, buy, visitor, type Piece } from '../shopping.ts';
import type { TestApp } from '../test-app.ts';
import { dice, type Dice } from './dice.ts';
import { callOver } from './over-http.ts';
import { openShopProcesses } from './shop-processes.ts';

/** Purchases that one account may make in ten minutes; then somebody else comes. */
const PURCHASES_EACH = 60;

interface Seen {
  /** Milliseconds of every answer. */
  times: number[];
  /** What went wrong, by description. */
  errors: Map<string, number>;
}

/**
 * Visitors, customers and a clerk do what people do, for as long as told, on a server with its usual
 * limits; meanwhile one client asks as fast as it can.
 */
export async function mixedTraffic(
  dialect: DialectName,
  settings: { seconds: number; people: number; seed: number },
) {
  const shop = await openShopProcesses(dialect, { limitRequests: true });
  try {
    const { url, command } = await shop.start();
    const pieces: Piece[] = [];
    for (let made = 0; made < 40; made += 1)
      pieces.push(await addPiece(shop.deps, { stock: 1_000_000, nombre: `Pieza ${made}` }));
    const clerk = await shop.signIn(2);
    const seen: Seen = { times: [], errors: new Map() };
    const app = { call: measured(callOver(url), seen) };
    const memory: number[] = [];
    const greed = { asked: 0, refused: 0, retryAfter: '' };
    const end = performance.now() + settings.seconds * 1000;
    const isOpen = () => performance.now() < end || greed.refused === 0;

    const person = async (number: number) => {
      const chance = dice(settings.seed * 1000 + number);
      let [customer, bought] = [await shop.signIn(1), 0];
      const guest = await visitor(app);
      while (isOpen()) {
        bought += await doSomething(chance, app, { customer, guest, clerk, pieces });
        if (bought >= PURCHASES_EACH) [customer, bought] = [await shop.signIn(1), 0];
      }
    };
    const watch = async () => {
      while (isOpen()) {
        memory.push(await residentMegabytes(command.pid));
        await pause(Math.min(1000, settings.seconds * 20));
      }
    };
    const greedy = async () => {
      const ask = callOver(url);
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      while (isOpen()) {
        const answer = await ask('POST', '/api/users/session/create', { headers });
        greed.asked += 1;
        if (answer.status !== 429) continue;
        greed.refused += 1;
        greed.retryAfter = answer.headers['retry-after'] ?? '';
      }
    };
    const crowd = Array.from({ length: settings.people }, (_unused, number) => person(number));
    const started = performance.now();
    await Promise.all([...crowd, watch(), greedy(), greedy(), greedy(), greedy()]);
    const seconds = (performance.now() - started) / 1000;

    const sorted = seen.times.toSorted((a, b) => a - b);
    const percentile = (share: number) =>
      Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    expect(Object.fromEntries(seen.errors)).toEqual({});
    expect(Number(greed.retryAfter)).toBeGreaterThan(0);
    return {
      requests: sorted.length,
      perSecond: Math.round(sorted.length / seconds),
      p50: percentile(0.5),
      p99: percentile(0.99),
      errors: seen.errors.size,
      memoryMB: Math.round(memory.at(-1) ?? 0),
      // Starting and warming up is over after half of the time.
      slopeMBPerMinute: slopePerMinute(memory.slice(memory.length >> 1), seconds / 2),
      greedyAsked: greed.asked,
      greedyRefused: greed.refused,
    };
  } finally {
    await shop.close();
  }
}

interface Scene {
  customer: SignedIn;
  guest: { sessionToken: string };
  clerk: SignedIn;
  pieces: readonly Piece[];
}

let newcomers = 0;

/** One step of somebody's visit. @returns how many purchases were made. */
async function doSomething(
  chance: Dice,
  app: Pick<TestApp, 'call'>,
  { customer, guest, clerk, pieces }: Scene,
): Promise<number> {
  const look = (url: string, options?: CallOptions) => app.call('GET', url, options);
  const piece = chance.pick(pieces);
  const roll = chance.between(1, 100);
  if (roll <= 25) await look('/api/clientes/catalogo/inicio');
  else if (roll <= 35) await look('/api/clientes/catalogo/filtros?categoria=Cadenas%20y%20Dijes');
  else if (roll <= 45) await look('/api/clientes/catalogo/buscar?termino=pieza');
  else if (roll <= 65) await look(`/api/clientes/catalogo/${piece.idProducto}`);
  else if (roll <= 75) await app.call('POST', '/api/carrito/obtener', { body: guest });
  else if (roll <= 83) await addToCart(app, guest, piece);
  else if (roll <= 87) await look('/api/pedido/usuario', { token: customer.token });
  else if (roll <= 90) await login(app, customer.correo);
  else if (roll <= 91) {
    newcomers += 1;
    const correo = `carga${newcomers}@filigrana.test`;
    await register(app, { correo, identificacion: String(155_900_000_000 + newcomers) });
  } else if (roll <= 93) await look('/api/productos/todos', { token: clerk.token });
  else {
    await addToCart(app, customer, piece);
    const { status, body } = await buy(app, customer, { key: crypto.randomUUID() });
    if (status !== 201) return 0;
    const { idPedido } = body as { idPedido: number };
    await app.call('PUT', `/api/pedido/${idPedido}/aceptar`, { token: clerk.token });
    return 1;
  }
  return 0;
}

/** Notes how long every answer takes, and every one that is not what was hoped for. */
function measured(call: TestApp['call'], seen: Seen): TestApp['call'] {
  const wrong = (what: string) => seen.errors.set(what, (seen.errors.get(what) ?? 0) + 1);
  return async (method, url, options) => {
    const started = performance.now();
    try {
      const answer = await call(method, url, options);
      if (answer.status >= 400) wrong(`${answer.status} ${method} ${url}`);
      return answer;
    } catch (error) {
      wrong(`${String(error)} ${method} ${url}`);
      throw error;
    } finally {
      seen.times.push(performance.now() - started);
    }
  };
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Least squares. */
function slopePerMinute(values: readonly number[], seconds: number): number {
  const count = values.length;
  const middle = (count - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const run = values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  const perSample = run === 0 ? 0 : rise / run;
  return Number((perSample * (count / seconds) * 60).toFixed(2));
}
