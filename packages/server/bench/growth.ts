import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { listOperations, type ContractDocument } from '@filigrana/sdk/contract';
import { createShop, memorySession } from '@filigrana/sdk';
import contract from '@filigrana/sdk/openapi.json' with { type: 'json' };
import { ADMIN, CUSTOMER, type Account } from '../../../test/browser/support/people.ts';
import { startShop } from '../../../test/browser/support/shop.ts';
import type { DialectName } from '../src/db/database.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { fillFile, fillShop, type Size } from './fill-shop.ts';
import { ms, quantile } from './figures.ts';
import { grownList } from './long-lists.ts';
import type { Figure } from './table.ts';

const SIZES: Size[] = [
  { products: 1_000, customers: 1_000, orders: 10_000 },
  { products: 10_000, customers: 10_000, orders: 100_000 },
  { products: 100_000, customers: 100_000, orders: 1_000_000 },
];
const ROUNDS = 40;
/** A read that takes long is asked as often as there is time for, in ms. */
const PATIENCE = 10_000;

/** What the long lists are asked; `round` makes questions that nobody asked before. */
const QUESTIONS: [what: string, address: (round: number) => string][] = [
  ['a product', () => '/api/clientes/catalogo/1'],
  [
    'search of the catalogue',
    (round) => `/api/clientes/catalogo/buscar?termino=onix ${100 + round}`,
  ],
  [
    'filter of the catalogue',
    (round) => `/api/clientes/catalogo/filtros?categoria=Anillos&precioMinimo=${round}`,
  ],
  ['dashboard', () => '/api/panel'],
  ['orders, first page', () => '/api/pedido/regulares?limite=200'],
  [
    'orders, a page further on',
    (round) => `/api/pedido/regulares?limite=200&despuesDe=${9_000 - round}`,
  ],
  [
    'orders, a name',
    (round) =>
      `/api/pedido/regulares?limite=200&busqueda=${['maria', 'umana chaves', 'raquel'][round % 3]}`,
  ],
  [
    'orders, a rare text',
    (round) => `/api/pedido/regulares?limite=200&busqueda=onix ${100 + round}`,
  ],
  ['orders that wait', () => '/api/pedido/regulares?limite=200&estado=pendiente'],
  ['customers, first page', () => '/api/users/admin/clientes?limite=200'],
  [
    'customers, a name',
    (round) =>
      `/api/users/admin/clientes?limite=200&busqueda=${['maria', 'umana chaves', 'iv'][round % 3]}`,
  ],
  ['products, first page', () => '/api/productos/todos?limite=200'],
  ['products, a name', (round) => `/api/productos/todos?limite=200&busqueda=gota ambar ${round}`],
  ['special orders, first page', () => '/api/pedidos-especiales/todos?limite=200'],
];

/** What nineteen of twenty questions that nobody asked before may take at each size, in ms. */
const UNASKED = {
  questions: ['search of the catalogue', 'filter of the catalogue'],
  aims: [3, 3, 5],
};
/** Changes, each followed by a question, and what the question may take, in ms. */
const AFTER_A_WRITE = {
  what: 'search of the catalogue, the first one after a write',
  writes: 10,
  aim: 50,
};
/** How soon a shop with data is ready, in ms. */
const READY = 700;

/** What the calls of the contract are asked for, in a shop with the demo's data. */
const ASKED: Readonly<Record<string, string>> = {
  id: '1',
  idPedido: '1',
  idCarrito: '1',
  idPedidoEspecial: '1',
  idProducto: '6',
  tamanio: '7',
  categoria: 'Anillos',
  pagina: 'privacidad',
  mes: '2026-02',
};
/** Already among the questions, or of something that a link, a roll or a clock knows. */
const NOT_ASKED =
  /^(?:getProduct|searchCatalog|getDashboard|listOrders|listCustomers|listAllProducts|listSpecialOrders|lookupPerson|getMyDataLink)$/;

interface Read {
  what: string;
  address: (round: number) => string;
  account: Account | null;
}

/** The questions, and every other read of the contract that needs no link of a letter. */
function everyRead(): Read[] {
  const others = listOperations(contract as unknown as ContractDocument)
    .filter(
      ({ id, method, url }) => method === 'get' && !NOT_ASKED.test(id) && !url.includes(':token'),
    )
    .map(({ id, url, roles, parameters }): Read => {
      const query = parameters.filter(({ in: place, name }) => place === 'query' && name in ASKED);
      const search = query.map(({ name }) => `${name}=${ASKED[name]}`).join('&');
      const path = url.replaceAll(/:(\w+)/g, (_, name: string) => ASKED[name] ?? '');
      const account = roles && (roles.includes(2) ? ADMIN : CUSTOMER);
      return { what: id, address: () => (search ? `${path}?${search}` : path), account };
    });
  return [...QUESTIONS.map(([what, address]) => ({ what, address, account: ADMIN })), ...others];
}

interface Measured {
  what: string;
  p50: number;
  p95: number;
  /** Of the last answer. */
  bytes: number;
}

/** What the first search after a product has changed takes. */
async function coldSearch(url: string): Promise<Measured> {
  const shop = createShop({ host: url, session: memorySession() });
  await shop.accounts.login(ADMIN);
  const piece = (await shop.products.list()).find(({ stock }) => stock !== null);
  if (!piece) throw new Error('The shop has no piece without sizes');
  const times: number[] = [];
  for (let write = 0; write < AFTER_A_WRITE.writes; write += 1) {
    await shop.products.update(piece.idProducto, { stock: 10 + write });
    const began = performance.now();
    await shop.catalog.search(`onix ${write}`);
    times.push(performance.now() - began);
  }
  return {
    what: AFTER_A_WRITE.what,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    bytes: 0,
  };
}

async function logIn(url: string, { correo, contrasena }: Account): Promise<string> {
  const login = await fetch(`${url}/api/users/clientes/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ correo, contrasena }),
  });
  return ((await login.json()) as { token: string }).token;
}

async function measure(url: string): Promise<Measured[]> {
  const tokens = new Map<Account | null, string>();
  for (const account of [ADMIN, CUSTOMER]) tokens.set(account, await logIn(url, account));
  const measured: Measured[] = [];
  for (const { what, address, account } of everyRead()) {
    const headers = account ? { authorization: `Bearer ${tokens.get(account)}` } : {};
    const times: number[] = [];
    let bytes = 0;
    const end = performance.now() + PATIENCE;
    for (let round = 0; round <= ROUNDS && (round < 3 || performance.now() < end); round += 1) {
      const began = performance.now();
      const answer = await fetch(url + address(round), { headers });
      bytes = (await answer.arrayBuffer()).byteLength;
      if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
      // The first one warms up.
      if (round > 0) times.push(performance.now() - began);
    }
    measured.push({ what, p50: quantile(times, 0.5), p95: quantile(times, 0.95), bytes });
  }
  measured.push(await coldSearch(url));
  return measured;
}

interface Grown {
  reads: Measured[];
  /** From the start of a shop with its data to its first word, in ms. */
  ready: number;
  /** The list of orders in a browser, of the largest shop. */
  list: Figure[];
}

async function grown(dialect: DialectName, size: Size, databaseUrl: string): Promise<Grown> {
  const server = {
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    SEED: 'demo',
  };
  const shop = await startShop(dialect === 'postgres' ? server : {});
  try {
    await shop.stop();
    if (dialect === 'sqlite') {
      await fillFile(path.join(shop.dataDir, 'filigrana.db'), size);
    } else {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      await fillShop(dialect, async (sql) => (await client.query(sql)).rows as never, size);
      await client.end();
    }
    const began = performance.now();
    await shop.start();
    const ready = performance.now() - began;
    const list = size === SIZES.at(-1) ? await grownList(shop.url) : [];
    return { reads: await measure(shop.url), ready, list };
  } finally {
    await shop.close();
  }
}

const SIZES_IN_WORDS = '1,000 → 10,000 → 100,000 products, 10,000 → 100,000 → 1,000,000 orders';

/** What is aimed at in ms, where that is not only how little a read grows. */
function aimOf(what: string, p95s: readonly number[]): Pick<Figure, 'aim' | 'holds'> | null {
  const limits = what === AFTER_A_WRITE.what ? p95s.map(() => AFTER_A_WRITE.aim) : UNASKED.aims;
  if (what !== AFTER_A_WRITE.what && !UNASKED.questions.includes(what)) return null;
  return {
    aim: `p95 of ${[...new Set(limits)].join(' → ')} ms`,
    holds: p95s.every((p95, index) => p95 <= (limits[index] ?? NaN)),
  };
}

const tenths = (value: number): string => value.toFixed(1);

/** What each read takes as the shop grows, in ms: half of the calls, and nineteen of twenty. */
export async function growth(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const dialect of ['sqlite', 'postgres'] as const) {
    const sizes: Grown[] = [];
    for (const size of SIZES) {
      const postgres = dialect === 'postgres' ? await startPostgres() : null;
      try {
        sizes.push(await grown(dialect, size, postgres?.url ?? ''));
      } finally {
        await postgres?.stop();
      }
    }
    const name = dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL';
    figures.push(
      ...(sizes[0]?.reads ?? []).map(({ what, p50 }, index) => {
        const each = sizes.map(({ reads }) => reads[index]);
        const most = Math.max(...each.map((one) => one?.p50 ?? NaN));
        const sizesOf = each.map((one) => one?.bytes ?? NaN);
        const answersGrow = Math.max(...sizesOf) > 1.5 * Math.min(...sizesOf);
        return {
          what: `${what}, ${name}`,
          figure: each
            .map((one) => `${tenths(one?.p50 ?? NaN)} (${tenths(one?.p95 ?? NaN)})`)
            .join(' → '),
          beside: `ms at ${SIZES_IN_WORDS}`,
          ...(aimOf(
            what,
            each.map((one) => one?.p95 ?? NaN),
          ) ??
            (answersGrow
              ? { aim: 'the answer grows' }
              : { aim: '1.5 times', holds: most / p50 <= 1.5 })),
        };
      }),
      {
        what: `start with data, ${name}`,
        figure: sizes.map(({ ready }) => ms(ready)).join(' → '),
        beside: SIZES_IN_WORDS,
        aim: ms(READY),
        holds: sizes.every(({ ready }) => ready <= READY),
      },
      ...sizes.flatMap(({ list }) => list.map((one) => ({ ...one, what: `${one.what}, ${name}` }))),
    );
  }
  return figures;
}
