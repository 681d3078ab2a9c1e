import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '@filigrana/conformance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATEGORIES } from './answers.ts';
import { openServer } from './real-server.ts';
import { emptyAddress, html, json, openHost } from './wrong-host.ts';

const BIN = path.resolve(import.meta.dirname, '../src/bin.ts');
const PASSWORD = 'Demo-Admin-1';
const ADMIN = `admin@filigrana.test:${PASSWORD}`;

/** Runs the command from the sources, as a process of its own. */
async function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--conditions=@filigrana/source', BIN, ...args],
    { env: { PATH: process.env['PATH'] ?? '', ...env } },
  );
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

describe('the command on the demo shop', () => {
  let shop: Awaited<ReturnType<typeof openServer>>;
  let host = '';
  let folder = '';
  beforeAll(async () => {
    shop = await openServer();
    host = await shop.listen();
    folder = await mkdtemp(path.join(tmpdir(), 'filigrana-report-'));
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('reads only, finds no differences and says what it left out', async () => {
    const changes: string[] = [];
    shop.app.server.on('request', ({ method, url }) => {
      if (method !== 'GET') changes.push(`${method} ${url}`);
    });
    const file = path.join(folder, 'report.json');
    const args = ['--host', `${host}/`, '--person', '202220222', '--json', file];
    const { code, stdout, stderr } = await run(args, { FILIGRANA_ADMIN: ADMIN });
    expect(stderr).toBe('');
    expect(stdout).toContain(`${host}: `);
    expect(stdout).toContain('reading only');
    expect(stdout, stdout).toMatch(/No differences: \d\d+ passed, \d+ skipped\.\n/);
    expect(stdout).toContain('× needs --write');
    expect(stdout).not.toContain(PASSWORD);
    expect(code).toBe(0);
    const harmless = ['POST /api/users/clientes/login', 'POST /api/carrito/obtener'];
    expect(changes.filter((call) => !harmless.includes(call))).toEqual([]);

    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    expect(report).toMatchObject({ host, write: false, totals: { different: 0 } });
    expect(report.cases.length).toBeGreaterThan(300);
    expect(JSON.stringify(report)).not.toContain(PASSWORD);
  });

  test('writes where it may, and reads the mail that the host leaves in a folder', async () => {
    const args = ['--host', host, '--admin', ADMIN, '--write', '--outbox', shop.outbox];
    const { code, stdout } = await run([...args, '--tag', 'recovery', '--case', 'recovery.reset']);
    expect(stdout).toContain('No differences: 4 passed, 0 skipped.');
    expect(code).toBe(0);
  });

  test('judges a storefront without staff, with products that it is given to buy', async () => {
    const answer = await fetch(`${host}/api/clientes/catalogo/inicio`);
    const listed = (await answer.json()) as { idProducto: number; stock: number | null }[];
    const ids = listed.filter(({ stock }) => (stock ?? 0) >= 8).map(({ idProducto }) => idProducto);
    const args = ['--host', host, '--storefront', '--write', '--products', ids.join()];
    const { code, stdout } = await run([...args, '--tag', 'cart', '--tag', 'checkout']);
    expect(stdout).toMatch(/No differences: [34]\d passed, 4 skipped\./);
    expect(stdout).not.toContain('needs --admin');
    expect(code).toBe(0);

    const few = await run([...args.slice(0, -1), '21,22,26', '--case', 'cart.add']);
    expect(few.stdout).toContain('needs 5 pieces of product 21, which has 1');
  });

  test('prints JSON and nothing else when no file is named', async () => {
    const { code, stdout } = await run(['--host', host, '--json', '--tag', 'lookups']);
    expect(JSON.parse(stdout)).toMatchObject({ totals: { passed: 4, different: 0, skipped: 0 } });
    expect(code).toBe(0);
  });

  test('ends with 2 when the host refuses the login', async () => {
    const secret = 'Equivocada-1';
    const { code, stderr } = await run([
      '--host',
      host,
      '--admin',
      `admin@filigrana.test:${secret}`,
    ]);
    expect(stderr).toBe(`${host} refuses the login of admin@filigrana.test (401)\n`);
    expect(code).toBe(2);
  });
});

test('it ends with 1 when the host differs', async () => {
  const { host, close } = await openHost({
    'GET /api/categorias': json(200, CATEGORIES.slice(1)),
    'GET /api/piedras': html(200, 'Hola'),
  });
  try {
    const { code, stdout } = await run(['--tag', 'lookups'], { FILIGRANA_HOST: host });
    expect(stdout).toContain('GET /api/categorias without Anillos');
    expect(stdout).toContain('GET /api/piedras: 200 is not JSON: "Hola"');
    expect(stdout).toContain('4 cases different, 0 passed, 0 skipped.');
    expect(code).toBe(1);
  } finally {
    await close();
  }
});

test('it ends with 2 when nobody answers', async () => {
  const host = await emptyAddress();
  expect(await run(['--host', host])).toEqual({
    code: 2,
    stdout: '',
    stderr: `${host} cannot be reached. GET /api/categorias: no answer (ECONNREFUSED)\n`,
  });
});
