import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, node } from '../../scripts/lib/run.mjs';
import { DESKTOP, openFully, useBrowser } from '../../test/browser/support/browser.ts';
import { findings } from '../../test/browser/support/findings.ts';

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

const PAGES = ['index.html', 'reference/hooks/functions/useCart.html', 'http/cart.html'];

test.each(['light', 'dark'] as const)(
  'home, a hook and a call are accessible in %s colours',
  { timeout: 240_000 },
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
      const here = await findings(page);
      if (here.length > 0) found[address] = here;
    }
    await page.close();
    expect(found).toEqual({});
  },
);

test('programs find the pages in one list, each of them where the map of the site has it', async () => {
  const [list, map] = await Promise.all(
    ['llms.txt', 'sitemap.xml'].map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  const listed = [...(list ?? '').matchAll(/^- \[.+\]\((\S+)\)$/gm)].map(([, address]) => address);
  const mapped = new Set([...(map ?? '').matchAll(/<loc>([^<]+)</g)].map(([, address]) => address));
  expect(listed.length).toBeGreaterThan(300);
  expect(listed.filter((address) => !mapped.has(address))).toEqual([]);
});
