import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, node } from '../../scripts/lib/run.mjs';
import { REPOSITORY, root, SITE } from '../.vitepress/root.ts';
import { DESKTOP, openFully, PHONE, useBrowser } from '../../test/browser/support/browser.ts';
import { findings, sidewaysOf } from '../../test/browser/support/findings.ts';

const SOURCES = ['--conditions=@filigrana/source', '--import', 'tsx'];
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let folder = '';
const server = createServer((request, response) => {
  const file = path.join(folder, new URL(request.url ?? '', 'http://site').pathname);
  readFile(file).then(
    (content) => response.setHeader('content-type', TYPES[path.extname(file)] ?? '').end(content),
    () => response.writeHead(404).end(),
  );
});

const browser = useBrowser();
// A folder of its own: other tests write into the one that `npm run docs` fills.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'filigrana-docs-'));
  await node([...SOURCES, 'docs/.vitepress/write-pages.ts'], { quiet: true });
  await node([...SOURCES, bin('vitepress'), 'build', 'docs', '--outDir', folder], { quiet: true });
  await once(server.listen(0), 'listening');
}, 420_000);
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Opens the first part of a page that one can play with, where it has one. */
async function openPart(page: Page, about?: string) {
  const part = page.locator(about === undefined ? '.play' : `.play[data-about=${about}]`).first();
  if ((await part.count()) === 0) return part;
  await part.locator('summary').click();
  await part.getByRole('button').first().waitFor();
  return part;
}

const PAGES = [
  'index.html',
  'reference/hooks/functions/useCart.html',
  'http/cart.html',
  'guides/what-the-weight-buys.html',
  'reference/playground.html',
];

test.each(['light', 'dark'] as const)(
  'home, a hook, a call, and what one can play with are accessible in %s colours',
  { timeout: 360_000 },
  async (colorScheme) => {
    const { port } = server.address() as AddressInfo;
    const page = await browser().newPage({
      baseURL: `http://localhost:${port}/`,
      viewport: DESKTOP,
      colorScheme,
      reducedMotion: 'reduce',
    });
    const found: Record<string, string[]> = {};
    for (const address of PAGES) {
      await openFully(page, address);
      expect(await page.locator('html.dark').count()).toBe(colorScheme === 'dark' ? 1 : 0);
      await openPart(page);
      const here = await findings(page);
      if (here.length > 0) found[address] = here;
    }
    await page.close();
    expect(found).toEqual({});
  },
);

const cellsOf = (row: string) => row.split(/(?<!\\)\|/).map((cell) => cell.trim());

/** The rows of the tables of a page that leave empty what something means. */
function meaningless(page: string): string[] {
  let column = -1;
  return page.split('\n').filter((line, index, lines) => {
    if (!line.startsWith('|')) column = -1;
    else if (lines[index + 1]?.startsWith('| --'))
      column = cellsOf(line).findIndex((name) => name === 'Description' || name === 'Meaning');
    else return ['', '-', '\\-'].includes(cellsOf(line)[column] ?? 'no such column');
    return false;
  });
}

test('every cell that is to say what something means says it', async () => {
  const found: Record<string, string[]> = {};
  let pages = 0;
  for (const part of ['reference', 'http'])
    for (const name of await readdir(path.join(root, 'docs', part), { recursive: true })) {
      if (!name.endsWith('.md')) continue;
      const rows = meaningless(await readFile(path.join(root, 'docs', part, name), 'utf8'));
      if (rows.length > 0) found[`${part}/${name}`] = rows;
      pages += 1;
    }
  expect(pages).toBeGreaterThan(300);
  expect(found).toEqual({});
});

test('every file that the reference names is in the repository', async () => {
  const pages = await readdir(path.join(folder, 'reference'), { recursive: true });
  const named = new Set<string>();
  for (const page of pages.filter((name) => name.endsWith('.html'))) {
    const text = await readFile(path.join(folder, 'reference', page), 'utf8');
    for (const [, href = ''] of text.matchAll(/href="([^"#]+)#L\d+"/g)) named.add(href);
  }
  expect(named.size).toBeGreaterThan(100);
  const isThere = (href: string) => existsSync(href.replace(REPOSITORY, root));
  expect([...named].filter((href) => !isThere(href))).toEqual([]);
});

const PATIENT = { timeout: 120_000 };

/** A page of the site at the width of a phone, and the scripts that it has asked for. */
async function openOnPhone(address: string) {
  const { port } = server.address() as AddressInfo;
  const page = await browser().newPage({
    baseURL: `http://localhost:${port}/`,
    viewport: PHONE,
  });
  page.setDefaultTimeout(60_000);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(path.basename(request.url()));
  });
  await openFully(page, address);
  return { page, scripts };
}

test.each([
  ['http/session', 'createSession'],
  ['http/cart', 'addToCart'],
  ['http/accounts', 'login'],
  ['http/products', 'createProduct'],
])(
  '%s: %s is answered in the page, whose shop is loaded only then',
  PATIENT,
  async (address, call) => {
    const { page, scripts } = await openOnPhone(`${address}.html`);
    const isOfShop = (name: string) => /^(?:try-it|mount|tour)\./.test(name);
    expect(scripts.filter(isOfShop)).toEqual([]);
    const part = await openPart(page, call);
    await part.getByRole('button', { name: 'Send' }).press('Enter');
    await part.getByText(/^Status 20[01]$/).waitFor();
    expect(scripts.filter(isOfShop)).not.toEqual([]);
    expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
    await page.close();
  },
);

test(
  'a machine is moved by an event, by a lost answer and by the clock that is turned by hand',
  PATIENT,
  async () => {
    const { page } = await openOnPhone('reference/playground.html');
    const part = await openPart(page, 'cartMachine');
    const press = (name: string) => part.getByRole('button', { name, exact: true }).click();
    const marked = (id: string) => part.locator(`svg g.is-current[data-id=${id}]`).waitFor();
    await press('The next answer is lost');
    await press('Add a ring');
    await marked('s_waiting');
    await press('+1 second');
    await marked('s_idle');
    await part.getByLabel('Calls').getByText('addToCart: 201').waitFor();
    expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
    await page.close();
  },
);

test.each([
  ['SSR', 'Server rendering'],
  ['Next', 'Next.js'],
  ['React Native', 'React Native'],
  ['jest', 'Testing with Jest'],
  ['CSP', 'Content security policy'],
  ['tree shaking', 'Tree shaking'],
])('the search finds %s', PATIENT, async (words, title) => {
  const { page } = await openOnPhone('index.html');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('option').filter({ hasText: title }).first().waitFor();
  await page.close();
});

test('programs find the pages in one list, each of them where the map of the site has it', async () => {
  const [list, map] = await Promise.all(
    ['llms.txt', 'sitemap.xml'].map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  const listed = [...(list ?? '').matchAll(/^- \[.+\]\((\S+)\)$/gm)].map(([, address]) => address);
  const mapped = new Set([...(map ?? '').matchAll(/<loc>([^<]+)</g)].map(([, address]) => address));
  expect(listed.length).toBeGreaterThan(300);
  expect(listed[0]).toBe(`${SITE}start`);
  expect(listed.filter((address) => !mapped.has(address))).toEqual([]);
  const pageOf = (address: string) =>
    path.join(folder, address.slice(SITE.length).replace(/(^|\/)$/, '$1index') + '.html');
  expect([...mapped].filter((address = '') => !existsSync(pageOf(address)))).toEqual([]);
});

test('whoever edits a page comes to the file that it is made of, and pages made of sources offer none', async () => {
  const editing = REPOSITORY.replace('/blob/', '/edit/');
  const pages = await readdir(folder, { recursive: true });
  const linked = new Map<string, string>();
  for (const page of pages.filter((name) => name.endsWith('.html'))) {
    const text = await readFile(path.join(folder, page), 'utf8');
    const [, href] = /<a [^>]*edit-link-button[^>]*href="([^"]+)"/.exec(text) ?? [];
    if (href !== undefined) linked.set(page, href.replace(editing, root));
  }
  expect(linked.get('guides/jest.html')).toBe(path.join(root, 'docs/guides/jest.md'));
  expect(linked.get('packages/sdk.html')).toBe(path.join(root, 'packages/sdk/README.md'));
  expect([...linked].filter(([, file]) => !existsSync(file))).toEqual([]);
  const made = /^(?:http|reference)\//;
  expect([...linked.keys()].filter((page) => made.test(page))).toEqual([]);
});
