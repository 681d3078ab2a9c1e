// npm run bench: what the shop costs, as ratios within one run, so that they mean the same on any machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';

await ensureInstalled();
await ensureBuilt(['server', 'docs', 'web']);
process.chdir(root);
const { default: autocannon } = await import('autocannon');
const { purchasesPerSecond } = await import('../bench/purchases.mjs');

const SECONDS = 4;
const ROUNDS = 3;
const PURCHASES = 60;
const dataDir = await mkdtemp(path.join(tmpdir(), 'filigrana-bench-'));
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function startChild(script, args = [], first) {
  const child = fork(path.join('bench', script), args, { cwd: root });
  if (first) child.send(first);
  const [message] = await once(child, 'message');
  return { child, ...message };
}

/** Milliseconds from nothing to the first answer. */
async function coldStart() {
  const started = performance.now();
  const shop = await startChild('serve-shop.mjs', [dataDir]);
  await fetch(`${shop.url}/readyz`);
  return { ms: performance.now() - started, shop };
}

const load = async (url) => {
  const { requests, errors, non2xx } = await autocannon({
    url,
    connections: 10,
    duration: SECONDS,
  });
  if (errors + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return requests.average;
};

/** The same bytes from the shop and from bare node:http, in turns, so that noise meets both. */
async function compare(shopUrl, address) {
  const answer = await fetch(shopUrl + address);
  const body = await answer.text();
  const bare = await startChild('serve-bytes.mjs', [], {
    body,
    type: answer.headers.get('content-type'),
  });
  const rates = { shop: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await load(bare.url + address));
    rates.shop.push(await load(shopUrl + address));
  }
  bare.child.disconnect();
  const [own, least] = [median(rates.shop), median(rates.bare)];
  return `${(own / least).toFixed(2)} of bare node:http (${Math.round(own)}/s of ${Math.round(least)}/s, ${body.length} bytes)`;
}

async function memoryAfter(url, requests) {
  await autocannon({
    url: `${url}/api/clientes/catalogo/inicio`,
    connections: 10,
    amount: requests,
  });
}

try {
  const first = await coldStart();
  first.shop.child.disconnect();
  await once(first.shop.child, 'exit');
  const { ms, shop } = await coldStart();
  console.log(`first start, demo data written: ${Math.round(first.ms)} ms`);
  console.log(`cold start: ${Math.round(ms)} ms`);

  await memoryAfter(shop.url, 10_000);
  shop.child.send('memory');
  const [{ rss }] = await once(shop.child, 'message');
  console.log(`memory after 10,000 requests: ${Math.round(rss / 1024 / 1024)} MB`);

  const [piece] = await (await fetch(`${shop.url}/api/clientes/catalogo/inicio`)).json();
  console.log(`catalogue list: ${await compare(shop.url, '/api/clientes/catalogo/inicio')}`);
  console.log(
    `product detail: ${await compare(shop.url, `/api/clientes/catalogo/${piece.idProducto}`)}`,
  );
  console.log(
    `purchases, one customer: ${(await purchasesPerSecond(shop.url, PURCHASES)).toFixed(1)}/s`,
  );
  shop.child.disconnect();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
