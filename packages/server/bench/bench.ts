import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { startShop } from '../../../test/browser/support/shop.ts';
import { median, ms } from './figures.ts';
import { longLists } from './long-lists.ts';
import { purchasesPerSecond } from './purchases.ts';
import { receiptsCompared } from './receipts-compared.ts';

const SECONDS = 4;
const ROUNDS = 3;
const PURCHASES = 60;
type Headers = Record<string, string>;

const LIST = '/api/clientes/catalogo/inicio';

async function timed(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now();
  await work();
  return ms(performance.now() - started);
}

/** The least that Node.js can do: a bare node:http server that sends the same bytes. */
async function bareServer(body: Buffer, headers: http.IncomingHttpHeaders) {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'serve-bytes.mjs'));
  child.send({
    body: body.toString('base64'),
    type: headers['content-type'],
    encoding: headers['content-encoding'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { url, close: () => child.disconnect() };
}

/** As a browser asks for a page. */
const PAGE = { 'accept-encoding': 'gzip, deflate, br' };

/** The bytes of an answer as they travel. */
async function bytesOf(url: string, headers: Headers) {
  const [answer] = (await once(http.get(url, { headers }), 'response')) as [http.IncomingMessage];
  return { body: await buffer(answer), headers: answer.headers };
}

async function load(url: string, headers: Headers): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url,
    headers,
    connections: 10,
    duration: SECONDS,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return requests.average;
}

/** Shop and bare server in turns, so that a noisy machine disturbs both alike. */
async function compare(shopUrl: string, address: string, asked: Headers = {}): Promise<string> {
  const { body, headers } = await bytesOf(shopUrl + address, asked);
  const bare = await bareServer(body, headers);
  const own: number[] = [];
  const least: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    least.push(await load(bare.url + address, asked));
    own.push(await load(shopUrl + address, asked));
  }
  bare.close();
  const [shop, floor] = [median(own), median(least)];
  const rates = `${Math.round(shop)}/s of ${Math.round(floor)}/s, ${body.length} bytes`;
  return `${(shop / floor).toFixed(2)} of bare node:http (${rates})`;
}

/** Resident memory of a process in MB, as Linux tells it. */
async function memoryOf(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`;
}

const started = performance.now();
const shop = await startShop();
try {
  console.log(`first start, demo data written: ${ms(performance.now() - started)}`);
  await receiptsCompared(path.join(shop.dataDir, 'filigrana.db'));
  await shop.stop();
  console.log(`start: ${await timed(() => shop.start())}`);

  await autocannon({ url: shop.url + LIST, connections: 10, amount: 10_000 });
  console.log(`memory after 10,000 requests: ${await memoryOf(shop.pid)}`);

  const [piece] = (await (await fetch(shop.url + LIST)).json()) as { idProducto: number }[];
  console.log(`catalogue list: ${await compare(shop.url, LIST)}`);
  const detail = `/api/clientes/catalogo/${piece?.idProducto}`;
  console.log(`product detail: ${await compare(shop.url, detail)}`);
  console.log(`home page: ${await compare(shop.url, '/clientes', PAGE)}`);
  console.log(
    `product page: ${await compare(shop.url, `/clientes/producto/${piece?.idProducto}`, PAGE)}`,
  );
  const rate = await purchasesPerSecond(shop.url, PURCHASES);
  console.log(`whole purchases, one customer after the other: ${rate.toFixed(1)}/s`);
  console.log(`memory after ${PURCHASES} purchases with pictures: ${await memoryOf(shop.pid)}`);
} finally {
  await shop.close();
}

await longLists();
