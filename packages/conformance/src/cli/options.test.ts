import { EXTENSION_NAMES } from '@filigrana/sdk/contract';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import { help } from './help.ts';
import { readCommand } from './options.ts';

const HOST = 'https://tienda.example';
const read = (args: string[], env: Record<string, string> = {}) =>
  readCommand(['--host', HOST, ...args], env);

test('it reads only, waits ten seconds and prints text unless told otherwise', () => {
  expect(read([])).toMatchObject({
    target: { host: HOST, administrator: undefined, extensions: {} },
    options: { write: false, disposable: false, rateLimits: false, timeoutMs: 10_000 },
    json: null,
  });
});

test('passwords may hold colons, and come from the environment where no option says otherwise', () => {
  const env = { FILIGRANA_ADMIN: 'a@b.cr:uno:dos', FILIGRANA_CUSTOMER: 'c@b.cr:tres' };
  expect(read(['--customer', 'd@b.cr:cuatro'], env)?.target).toMatchObject({
    administrator: { correo: 'a@b.cr', contrasena: 'uno:dos' },
    customer: { correo: 'd@b.cr', contrasena: 'cuatro' },
  });
});

test('the host may come from the environment and lose its last slash', () => {
  expect(readCommand([], { FILIGRANA_HOST: `${HOST}/` })?.target.host).toBe(HOST);
});

test('--json takes a file, or means standard output', () => {
  expect(read(['--json'])?.json).toBe('stdout');
  expect(read(['--json', '--write'])).toMatchObject({ json: 'stdout', options: { write: true } });
  expect(read(['--json', 'a.json'])?.json).toEqual({ file: 'a.json' });
});

test('extensions are named one by one, or all at once', () => {
  expect(read(['--extensions', 'versions,dashboard'])?.target.extensions).toEqual({
    versions: true,
    dashboard: true,
  });
  expect(read(['--extensions', 'all'])?.target.extensions).toBe('all');
});

test('every tag of a report can be asked for', () => {
  for (const tag of new Set(cases.map((one) => one.tag)))
    expect(read(['--tag', tag])?.options.tags).toEqual([tag]);
});

test('no line of the help is wider than a window', () => {
  expect(help.split('\n').filter((line) => line.length > 100)).toEqual([]);
});

test('help wants nothing else', () => {
  expect(readCommand(['--help'], {})).toBeNull();
});

test.each([
  [['--host', 'tienda.example'], '--host tienda.example is no address'],
  [['--admin', 'sin-contrasena'], '--admin is written correo:contrasena'],
  [['--manager', ':x'], '--manager is written correo:contrasena'],
  [['--disposable'], '--disposable and --rate-limits need --write'],
  [
    ['--extensions', 'telepatia'],
    `--extensions knows all, ${EXTENSION_NAMES.join(', ')}, not telepatia`,
  ],
  [['--outbox', '/nope'], '--outbox: there is no folder /nope'],
  [['--html', '/nope/x.html'], '--html: there is no folder /nope'],
  [['--junit', tmpdir()], `--junit ${tmpdir()} is a folder; it takes a file`],
  [['--products', '3,anillo'], '--products is a list of product ids'],
  [['--storefront', '--tag', 'dashboard'], 'No case has all of this'],
  [['--timeout', 'siempre'], '--timeout is a number of seconds'],
  [['--tag', 'nada'], '--tag nada is unknown; the tags are catalog, lookups'],
  [['--case', 'nada'], 'No case begins with nada'],
  [['--tag', 'faq', '--case', 'cart.add'], 'No case has all of this'],
  [['--otra'], "Unknown option '--otra'"],
])('%j is refused with one line', (args, message) => {
  expect(() => read(args)).toThrow(message);
});

test('a refusal repeats no password', () => {
  try {
    read(['--admin', 'Secreta-1']);
    expect.unreachable();
  } catch (error) {
    expect(String(error)).not.toContain('Secreta-1');
  }
});

test('without a host there is nothing to compare', () => {
  expect(() => readCommand([], {})).toThrow('--host is missing');
});
