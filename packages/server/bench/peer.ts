import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { startShop } from '../../../test/browser/support/shop.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { median, perSecond } from './figures.ts';
import { memoryOf } from './machine.ts';
import { BUYERS, pdfPurchases, PURCHASES, reachedWords, type Reached } from './purchases.ts';
import { startVendure } from './start-vendure.ts';
import type { Figure } from './table.ts';

const SECONDS = 4;
const ROUNDS = 3;
const PIECES = Array.from({ length: 40 }, (_, index) => ({
  name: `Piece ${index}`,
  sku: `P${index}`,
  description: 'Silver 925 made by hand.',
  price: '98.00',
  stock: 100_000,
}));
const JSON_TYPE = { 'content-type': 'application/json' };

const LIST = `{ products(options: { take: 40 }) { items {
  id name slug variants { priceWithTax } featuredAsset { preview } } } }`;
const DETAIL = `{ product(id: 1) {
  id name slug description variants { id priceWithTax stockLevel } featuredAsset { preview } } }`;
const FAILED = '... on ErrorResult { errorCode message }';
/** What a guest's purchase asks for, one request after the other. */
const STEPS = [
  `mutation { addItemToOrder(productVariantId: 1, quantity: 1) { __typename ${FAILED} } }`,
  `mutation {
    setCustomerForOrder(input: { firstName: "Ana", lastName: "Mora", emailAddress: "$mail" }) { __typename ${FAILED} }
    setOrderShippingAddress(input: { fullName: "Ana Mora", streetLine1: "Del templo, 200 m al sur",
      city: "Orosi", province: "Cartago", countryCode: "CR" }) { __typename ${FAILED} } }`,
  `mutation {
    setOrderShippingMethod(shippingMethodId: [1]) { __typename ${FAILED} }
    transitionOrderToState(state: "ArrangingPayment") { __typename ${FAILED} } }`,
  `mutation { addPaymentToOrder(input: { method: "transfer", metadata: {} }) { __typename ${FAILED} } }`,
];

/** Requests a second, the middle of several rounds. */
async function rateOf(options: autocannon.Options): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < ROUNDS) {
    const { requests, errors, non2xx } = await autocannon({
      ...options,
      connections: 10,
      duration: SECONDS,
    });
    if (errors + non2xx > 0)
      throw new Error(`${options.url}: ${errors} errors, ${non2xx} refusals`);
    rounds.push(requests.average);
  }
  return median(rounds);
}

/** One guest's purchase. */
async function buyAsGuest(url: string, mail: string): Promise<void> {
  let token: string | null = null;
  for (const step of STEPS) {
    const answer: Response = await fetch(url, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query: step.replace('$mail', mail) }),
    });
    const said = await answer.text();
    if (/errorCode|"errors"/.test(said)) throw new Error(said);
    token ??= answer.headers.get('vendure-auth-token');
  }
}

/** As many purchases as ours makes, by as many at once. */
async function guestPurchases(url: string): Promise<Reached> {
  const waits: number[] = [];
  const started = performance.now();
  const buyers = Array.from({ length: BUYERS }, async (_, buyer) => {
    for (let purchase = 0; purchase < PURCHASES; purchase += 1) {
      const pressed = performance.now();
      await buyAsGuest(url, `ana${buyer}-${purchase}@correo.test`);
      waits.push(performance.now() - pressed);
    }
  });
  await Promise.all(buyers);
  return { rate: (waits.length * 1000) / (performance.now() - started), wait: median(waits) };
}

async function emptyDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.replace(/\/postgres$/, `/${name}`);
}

/** What one of the two reached. */
interface Measured {
  /** Answers a second. */
  list: number;
  detail: number;
  purchases: Reached;
  /** Resident, MB. */
  memory: number;
}

async function measureShop(databaseUrl: string): Promise<Measured> {
  const env = { TOKEN_SECRET: randomBytes(32).toString('hex'), SEED: 'demo' };
  const shop = await startShop({ DATABASE_URL: databaseUrl, ...env });
  try {
    const list = `${shop.url}/api/clientes/catalogo/inicio`;
    const [first] = (await (await fetch(list)).json()) as { idProducto: number }[];
    return {
      list: await rateOf({ url: list }),
      detail: await rateOf({ url: `${shop.url}/api/clientes/catalogo/${first?.idProducto}` }),
      purchases: await pdfPurchases(shop.url),
      memory: (await memoryOf(shop.pid ?? 0)).alone,
    };
  } finally {
    await shop.close();
  }
}

async function measureVendure(databaseUrl: string): Promise<Measured> {
  const vendure = await startVendure(PIECES, databaseUrl);
  const { url } = vendure;
  const ask = (query: string) =>
    rateOf({ url, method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ query }) });
  try {
    return {
      list: await ask(LIST),
      detail: await ask(DETAIL),
      purchases: await guestPurchases(url),
      memory: (await memoryOf(vendure.pid)).alone,
    };
  } finally {
    await vendure.close();
  }
}

/** The shop and a Vendure, one after the other on one machine with one PostgreSQL. */
export async function peer(): Promise<Figure[]> {
  const { dependencies } = JSON.parse(
    await readFile(path.join(import.meta.dirname, 'vendure/package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const name = `Vendure ${dependencies['@vendure/core']}`;
  const postgres = await startPostgres();
  try {
    const theirs = await measureVendure(await emptyDatabase(postgres.url, 'vendure'));
    const own = await measureShop(await emptyDatabase(postgres.url, 'filigrana'));
    const row = (what: string, said: (measured: Measured) => string): Figure => ({
      what: `${what}, PostgreSQL`,
      figure: said(own),
      beside: `${said(theirs)} ${name}`,
    });
    return [
      row('list of the catalogue', ({ list }) => perSecond(list)),
      row('one piece', ({ detail }) => perSecond(detail)),
      row(
        `${BUYERS} buyers at once, ours with a login and a PDF, theirs guests without a receipt`,
        ({ purchases }) => reachedWords(purchases),
      ),
      row('memory after that', ({ memory }) => `${Math.round(memory)} MB`),
    ];
  } finally {
    await postgres.stop();
  }
}
