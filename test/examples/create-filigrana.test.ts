/** `npm create filigrana` from its tarball, as somebody calls it who has never seen this repository. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { installFrom, npm } from '../../scripts/lib/examples.mjs';
import { CREATE, packAll } from '../../scripts/lib/pack.mjs';
import { launchBrowser, PHONE } from '../browser/support/browser.ts';
import { findings } from '../browser/support/findings.ts';
import { startShop } from '../browser/support/shop.ts';
import { projectIn } from './support/copy.ts';
import { useBrowser } from './support/stage.ts';

const browser = useBrowser();
const home = path.join(inject('examplesHome'), 'created');
let tarball: string;

beforeAll(async () => {
  await mkdir(home, { recursive: true });
  ({ 'create-filigrana': tarball = '' } = await packAll(path.join(home, 'packed'), [CREATE]));
}, 120_000);

/** What the command says; it rejects with `stderr` when it refuses. */
const create = async (...args: string[]) => {
  const command = ['exec', '--yes', `--package=${tarball}`, '--', 'create-filigrana', ...args];
  return (await promisify(execFile)(npm, command, { cwd: home })).stdout;
};
const refusal = (...args: string[]) =>
  create(...args).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(path.join(home, folder, 'package.json'), 'utf8')) as {
    name: string;
    scripts: object;
  };

test('a storefront with Vite is named after its folder, and its types hold', async () => {
  const said = await create('Mi Joyería');
  expect(said).toContain('cd "Mi Joyería"\n  npm install\n  npm start');
  expect(await manifestOf('Mi Joyería')).toMatchObject({ name: 'mi-joyeria' });
  await installFrom(inject('exampleTarballs'), path.join(home, 'Mi Joyería'));
  await projectIn(path.join(home, 'Mi Joyería')).script('check');
});

test('with Vite it brings its own shop, and somebody fills a cart in it', async () => {
  const started = await projectIn(path.join(home, 'Mi Joyería')).start({});
  const page = await browser.enter(browser.keep(started), PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: 'Cadena Clásica' }).click();
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  expect(await findings(page)).toEqual([]);
});

test('with Vite it brings that shop also while somebody edits it', async () => {
  const { url, stop } = await projectIn(path.join(home, 'Mi Joyería')).start({ script: 'dev' });
  onTestFinished(stop);
  // Vite tells the console what it does, which is no complaint here.
  const editing = await launchBrowser();
  onTestFinished(() => editing.close());
  const page = await editing.newPage();
  await page.goto(url);
  await page.getByRole('link', { name: 'Cadena Clásica' }).waitFor();
});

test('a storefront with Next.js brings its own shop too, which its server and the browser ask', async () => {
  await create('con-next-solo', '--template', 'next');
  const project = projectIn(path.join(home, 'con-next-solo'));
  await installFrom(inject('exampleTarballs'), path.join(home, 'con-next-solo'));
  await project.script('check');
  const page = await browser.enter(browser.keep(await project.start({})), PHONE);
  const drawn = await (await page.request.get('/')).text();
  expect(drawn).toContain('Cadena Clásica</a>');
  await page.goto('/');
  await page.getByRole('link', { name: 'Cadena Clásica' }).click();
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await page.getByText('Producto agregado').waitFor();
  await page.getByRole('link', { name: 'Carrito (1)' }).waitFor();
  const picture = page.locator('main img');
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('with Next.js it brings that shop also while somebody edits it', async () => {
  const project = projectIn(path.join(home, 'con-next-solo'));
  const { url, stop } = await project.start({ script: 'dev' });
  onTestFinished(stop);
  expect(await (await fetch(url)).text()).toContain('Cadena Clásica</a>');
});

test('a named shop is the one that is asked, from either template', async () => {
  await create('con-vite', '--host', 'https://api.example.com/');
  await create('con-next', '--template', 'next', '--host', 'http://localhost:3000');
  const envOf = (folder: string) => readFile(path.join(home, folder, '.env'), 'utf8');
  expect(await envOf('con-vite')).toBe('SHOP_HOST=https://api.example.com\n');
  expect(await envOf('con-next')).toBe('SHOP_HOST=http://localhost:3000\n');
  expect((await manifestOf('con-vite')).scripts).toMatchObject({
    start: 'node start.mjs',
    dev: 'vite',
  });
  expect((await manifestOf('con-next')).scripts).toMatchObject({
    start: 'node start.mjs',
    dev: 'next dev',
  });
  expect(await readdir(path.join(home, 'con-next'))).toEqual(
    expect.arrayContaining(['.gitignore', 'app', 'next.config.ts', 'tsconfig.json']),
  );
});

test('a shop that runs is shown, and the folder says how it is begun', async () => {
  const shop = await startShop();
  onTestFinished(() => shop.close());
  await create('con-tienda', '--host', shop.url);
  await installFrom(inject('exampleTarballs'), path.join(home, 'con-tienda'));
  const started = await projectIn(path.join(home, 'con-tienda')).start({});
  const page = await browser.enter(browser.keep(started), PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: 'Anillo Solitario Esmeralda' }).waitFor();
  const readme = (folder: string) => readFile(path.join(home, folder, 'README.md'), 'utf8');
  expect(await readme('con-tienda')).toContain('named in `.env`');
  expect(await readme('con-next-solo')).toContain('"dev": "next dev"');
});

describe('nothing is written', () => {
  test('into a folder that holds something', async () => {
    await mkdir(path.join(home, 'mine'));
    await writeFile(path.join(home, 'mine', 'notes.txt'), 'keep me');
    expect(await refusal('mine')).toContain('mine is not empty.');
    expect(await readdir(path.join(home, 'mine'))).toEqual(['notes.txt']);
  });

  test.each([
    ['a template that is none', ['--template', 'angular'], "vite or next, not 'angular'"],
    ['an address that is none', ['--host', 'example'], "not 'example'"],
    ['a path', ['--host', 'https://api.example.com/tienda'], 'https://api.example.com, not'],
    ['an option that is none', ['--port', '1'], "Unknown option '--port'"],
    ['two folders', ['b'], 'One folder at a time.'],
  ])('with %s, and the help is shown', async (_what, args, said) => {
    const told = await refusal('refused', ...args);
    expect(told).toContain(said);
    expect(told).toContain('--template next');
    expect(await readdir(home)).not.toContain('refused');
  });
});
