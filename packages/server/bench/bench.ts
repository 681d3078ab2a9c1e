import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { startShop } from '../../../test/browser/support/shop.ts';
import { median, ms, perSecond } from './figures.ts';
import { growth } from './growth.ts';
import { longLists } from './long-lists.ts';
import { memoryOf } from './machine.ts';
import { firstViews } from './pages.ts';
import { peer } from './peer.ts';
import { purchases } from './purchases.ts';
import { receiptsCompared } from './receipts-compared.ts';
import { reconciliation } from './reconciliation.ts';
import { report, type Figure } from './table.ts';

const SECONDS = 4;
const ROUNDS = 3;
type Headers = Record<string, string>;

const LIST = '/api/clientes/catalogo/inicio';

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

interface Compared {
  what: string;
  address: string;
  /** Share of what the bare server does. */
  share: number;
  /** Answers a second. */
  rate?: number;
  headers?: Headers;
}

/** Shop and bare server in turns, so that a noisy machine disturbs both alike. */
async function compare(shopUrl: string, asked: Compared): Promise<Figure> {
  const { what, address, share, rate = 0, headers = {} } = asked;
  const answer = await bytesOf(shopUrl + address, headers);
  const bare = await bareServer(answer.body, answer.headers);
  const own: number[] = [];
  const least: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    least.push(await load(bare.url + address, headers));
    own.push(await load(shopUrl + address, headers));
  }
  bare.close();
  const [shop, floor] = [median(own), median(least)];
  return {
    what: `${what}, ${answer.body.length} bytes`,
    figure: `${perSecond(shop)}, ${(shop / floor).toFixed(2)} of bare`,
    beside: `${perSecond(floor)} bare node:http`,
    aim: `${share}${rate > 0 ? `, ${rate}/s` : ''}`,
    holds: shop / floor >= share && shop >= rate,
  };
}

/** Many visitors who come one after the other, as after a newsletter: how long the slowest wait. */
async function visitors(url: string): Promise<Figure> {
  const { latency, errors, non2xx } = await autocannon({
    url: `${url}/clientes`,
    headers: PAGE,
    connections: 50,
    overallRate: 50,
    duration: 10,
  });
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} refusals`);
  return {
    what: '500 visitors of the home page in ten seconds',
    figure: `99 of 100 have it after ${ms(latency.p99)}`,
    aim: '100 ms',
    holds: latency.p99 <= 100,
  };
}

/** What the shop's process and all that it has started hold. */
async function memory(what: string, pid = 0): Promise<Figure> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const all = [pid, ...children.split(' ').filter(Boolean).map(Number)];
  const held = await Promise.all(all.map(memoryOf));
  const own = held[0]?.alone ?? NaN;
  const sum = held.reduce((total, { share }) => total + share, 0);
  return {
    what: `memory ${what}`,
    figure: `${Math.round(own)} MB; ${Math.round(sum)} MB with its picture processes, what they share counted once`,
    aim: '150 MB, 300 MB',
    holds: own <= 150 && sum <= 300,
  };
}

/** Everything but the first views: what the server does, and what it takes. */
async function ofServer(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const began = performance.now();
  const shop = await startShop();
  try {
    figures.push({
      what: 'first start, demo data written',
      figure: ms(performance.now() - began),
    });
    await receiptsCompared(path.join(shop.dataDir, 'filigrana.db'));
    await shop.stop();
    const restarted = performance.now();
    await shop.start();
    const start = performance.now() - restarted;
    figures.push({ what: 'start', figure: ms(start), aim: '700 ms', holds: start <= 700 });

    const [piece] = (await (await fetch(shop.url + LIST)).json()) as { idProducto: number }[];
    const detail = `catalogo/${piece?.idProducto}`;
    const page = `producto/${piece?.idProducto}`;
    for (const compared of [
      { what: 'catalogue list', address: LIST, share: 0.75 },
      { what: 'product', address: `/api/clientes/${detail}`, share: 0.4 },
      { what: 'home page', address: '/clientes', share: 0.25, rate: 2000, headers: PAGE },
      { what: 'product page', address: `/clientes/${page}`, share: 0.25, headers: PAGE },
    ])
      figures.push(await compare(shop.url, compared));
    figures.push(await visitors(shop.url));
    await shop.stop();
    await shop.start();
    await autocannon({ url: shop.url + LIST, connections: 10, amount: 10_000 });
    figures.push(await memory('after 10,000 requests', shop.pid));
    figures.push(...(await purchases(shop.url)));
    await receiptsCompared(path.join(shop.dataDir, 'filigrana.db'));
    figures.push(await memory('after 384 purchases, half with photographs', shop.pid));
  } finally {
    await shop.close();
  }
  figures.push(...(await longLists()));
  return figures;
}

async function ofPages(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    return await firstViews(shop.url);
  } finally {
    await shop.close();
  }
}

/** Asked for, because it has to be installed. */
const ofPeer = () => (process.argv.includes('--peer') ? peer() : []);

const [only] = process.argv.slice(2);
if (only === 'pages') await report(await ofPages(), null);
else if (only === 'growth') await report(await growth(), 'growth');
else if (only === 'reconciliation') await report(reconciliation(), 'reconciliation');
else await report([...(await ofServer()), ...(await ofPages()), ...(await ofPeer())], 'results');
