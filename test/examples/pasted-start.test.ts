/** "Start in five minutes" and the pages of Next.js, pasted into what `npm create vite` and `create-next-app` make, as they stand. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { installFrom } from '../../scripts/lib/examples.mjs';
import { root, run } from '../../scripts/lib/run.mjs';
import { launchBrowser } from '../browser/support/browser.ts';
import { startShop, type RunningShop } from '../browser/support/shop.ts';
import { projectIn } from './support/copy.ts';
import { guideFiles } from './support/guide-files.ts';

const home = path.join(inject('examplesHome'), 'pasted');
const start = await readFile(path.join(root, 'docs/start.md'), 'utf8');
/** Its pieces of code, each a file of the reader's, and what it tells to install. */
const [ask = '', app = '', tests = ''] = [...start.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(
  ([, code]) => code ?? '',
);
const installs = [...start.matchAll(/^npm install (?!--save-dev)(.+)$/gm)].flatMap(
  ([, names = '']) => names.split(' '),
);
const testTools = /^npm install --save-dev (.+)$/m.exec(start)?.[1]?.split(' ') ?? [];

/** The files of the guide to Next.js, by the path that it names before each. */
const serverFiles = await guideFiles('next.md');

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  await mkdir(home, { recursive: true });
  shop = await startShop();
  // The page's own address of the shop leads to the one that has found a free port.
  const rule = `MAP localhost:3000 ${new URL(shop.url).host}`;
  browser = await launchBrowser(`--host-resolver-rules=${rule}`);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Makes a project with a generator, and installs what the page names: ours from the tarballs. */
async function generated(generator: string, args: string[]) {
  const name = generator.replace(/@.*/, '');
  await run('npx', ['--yes', generator, name, ...args], { cwd: home, quiet: true });
  const folder = path.join(home, name);
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { dependencies: object };
  const added = Object.fromEntries([...installs, ...testTools].map((each) => [each, '*']));
  const dependencies = { ...added, ...manifest.dependencies };
  await writeFile(file, JSON.stringify({ ...manifest, dependencies }));
  await installFrom(inject('exampleTarballs'), folder);
  return folder;
}

/** Opens the page of the project's `npm run dev`, adds the piece and takes one more. */
async function used(folder: string) {
  const { url, stop } = await projectIn(folder).start({ script: 'dev' });
  onTestFinished(stop);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (said) => {
    if (/error|warning/.test(said.type())) complaints.push(said.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url);
  await page.getByRole('button', { name: /añadir al carrito$/ }).click();
  await page.getByText(/^1 × /).waitFor();
  await page.getByRole('button', { name: '+' }).click();
  await page
    .getByText(/^2 × /)
    .and(page.locator('[aria-busy=false]'))
    .waitFor();
  expect(complaints).toEqual([]);
  return page;
}

test('into a project of Vite: it asks, shows, sells, tests and builds', async () => {
  const folder = await generated('create-vite@latest', [
    '--template',
    'react-ts',
    '--no-interactive',
  ]);
  const write = (name: string, code: string) => writeFile(path.join(folder, 'src', name), code);
  await write('App.tsx', app);
  // Outside the browser its address of the shop is another one here.
  await projectIn(folder).write('ask.mjs', ask.replace('http://localhost:3000', shop.url));
  await write('shop.test.ts', tests);

  await used(folder);
  const asked = await run(process.execPath, ['ask.mjs'], { cwd: folder, quiet: true });
  expect(asked).toMatch(/^\S.* \d/);

  await run('npx', ['--no-install', 'vitest', 'run'], { cwd: folder, quiet: true });
  await projectIn(folder).script('build');
});

test('into a project of Next.js: it shows and sells, and its types hold', async () => {
  const folder = await generated('create-next-app@latest', [
    '--yes',
    '--skip-install',
    '--disable-git',
  ]);
  await writeFile(path.join(folder, 'app/page.tsx'), app);
  expect(serverFiles).toHaveLength(3);
  for (const { file, code } of serverFiles)
    // Of the reader's settings only the shop's address is another one here.
    await projectIn(folder).write(file, code.replace('http://localhost:3000', shop.url));
  const page = await used(folder);
  const origin = new URL(page.url()).origin;
  const said = async (id: number) => {
    await page.goto(`${origin}/pieza/${id}`);
    return page.locator('h1');
  };
  expect(await (await said(12)).innerText()).toBe('Argollas Luna Llena');
  expect(await (await said(99_999)).innerText()).toBe('404');
  await shop.stop();
  await page.goto(`${origin}/pieza/16`);
  const again = page.getByRole('button', { name: 'Reintentar' });
  await again.waitFor();
  await shop.start();
  // What Next.js says while somebody edits lies above the page.
  await again.dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
  await run('npx', ['--no-install', 'tsc', '--noEmit'], { cwd: folder, quiet: true });
});
