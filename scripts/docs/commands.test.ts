/** Every command, setting and path that a document names exists. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '@filigrana/server';
import { beforeAll, expect, test } from 'vitest';
import { PROOFS } from '../../soak/proofs.mjs';
import { commandsOf, settingOf, type Command } from './commands.ts';
import { documentsOf } from './documents.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => existsSync(path.join(root, file));

const documents = documentsOf(root);
const commands = documents.flatMap((file) => commandsOf(read(file), file));

/** What the two commands say about themselves. */
const help = { server: '', conformance: '' };
beforeAll(async () => {
  for (const name of ['server', 'conformance'] as const) {
    const args = ['--conditions=@filigrana/source', '--import', 'tsx'];
    const asked = [...args, `packages/${name}/src/bin.ts`, '--help'];
    help[name] = (await promisify(execFile)(process.execPath, asked, { cwd: root })).stdout;
  }
}, 120_000);

const manifest = (folder: string) =>
  JSON.parse(read(path.join(folder, 'package.json'))) as { scripts: Record<string, string> };

/** What is wrong with a command, by its program; a program that is not here is not known. */
const JUDGES: Readonly<Record<string, (words: string[], folder: string) => string[]>> = {
  npm: ([verb = '', ...words], folder) => {
    if (verb === 'ci') return [];
    if (verb === 'install') return words.filter((name) => !isPackage(name));
    const [script = verb, ...rest] = verb === 'run' ? words : [verb];
    const isKnown = Object.hasOwn(manifest(folder).scripts, script);
    const args = rest.filter((word) => word !== '--');
    return isKnown ? (SCRIPTS[script]?.(args) ?? []) : [`npm run ${script}`];
  },
  npx: ([name = '', ...words]) => {
    if (name === '@filigrana/conformance') return conformance(words);
    if (name === '@filigrana/server') return filigrana(words);
    return name === 'vitest' ? vitest(words) : [`npx ${name}`];
  },
  filigrana: (words) => filigrana(words),
  node: ([file = '']) => (exists(file) ? [] : [file]),
  docker: (words) => {
    const settings = words.filter((_, index) => words[index - 1] === '--env').flatMap(settingOf);
    const needs = words[0] === 'compose' ? 'compose.yaml' : 'Dockerfile';
    return [...unknown(Object.fromEntries(settings)), ...(exists(needs) ? [] : [needs])];
  },
};

const SCRIPTS: Readonly<Record<string, (args: string[]) => string[]>> = {
  filigrana: (args) => filigrana(args),
  example: ([name = '']) => (exists(`examples/${name}/package.json`) ? [] : [name]),
  soak: ([proof = 'all', ...sizes]) => {
    const known = (PROOFS as Record<string, { sizes: object }>)[proof]?.sizes ?? {};
    const wrong = sizes.filter((size) => !Object.hasOwn(known, size.split('=')[0] ?? ''));
    return proof === 'all' || Object.hasOwn(PROOFS, proof) ? wrong : [proof];
  },
};

const isPackage = (name: string) =>
  name.startsWith('--') || exists(`node_modules/${name}/package.json`);

/** A command of the server has to stand in its help, with its options before the next command. */
function filigrana([command = '', ...args]: string[]): string[] {
  const part = help.server.split(/\n {2}(?=[a-z])/).find((text) => text.startsWith(`${command} `));
  if (part === undefined) return [`filigrana ${command}`];
  const flags = args.map((word) => word.replaceAll(/[[\]]/g, ''));
  return flags.filter((word) => word.startsWith('--') && word !== '--help' && !part.includes(word));
}

const conformance = (args: string[]) =>
  args.filter((word) => word.startsWith('--') && !help.conformance.includes(`  ${word} `));

function vitest([verb, ...words]: string[]): string[] {
  const project = words[words.indexOf('--project') + 1] ?? '';
  const [file = ''] = words.slice(words.indexOf('--project') + 2);
  const names = readdirSync(path.join(root, 'packages'), { recursive: true, encoding: 'utf8' });
  const isThere = file === 'path/to/file' || names.some((name) => name.includes(file));
  const isProject = read('vitest.config.ts').includes(`name: '${project}'`);
  return verb === 'run' && isThere && isProject ? [] : [`vitest ${words.join(' ')}`];
}

/** Variables that nobody reads: not the server, the container, the suite or the simulation. */
function unknown(env: Command['env']): string[] {
  const asked = new Set<string>();
  const watched = new Proxy({}, { get: (_, name) => void asked.add(String(name)) });
  readConfig(watched, root);
  const simulation = 'packages/hooks/src/storefront/cart/cart.simulation.test.ts';
  const readers = [read('compose.yaml'), read('Dockerfile'), help.conformance, read(simulation)];
  return Object.keys(env).filter(
    (name) => !asked.has(name) && !readers.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
}

const wrongCommands = (all: readonly Command[]) =>
  all.flatMap(({ place, words: [program, ...words] }) => {
    if (program === undefined) return [];
    const own = path.dirname(place);
    const folder = words.includes('run') || !own.startsWith('examples/') ? '.' : own;
    const problems = JUDGES[program]?.(words, folder) ?? [program];
    return problems.map((problem) => `${place}: ${problem}`);
  });

test('every command that a document shows can be typed, with the options that it shows', () => {
  expect(commands.length).toBeGreaterThan(40);
  expect(wrongCommands(commands)).toEqual([]);
});

test('what cannot be typed is told', () => {
  const text = `\`\`\`sh
npm run nothing       # a comment
npm install @filigrana/nothing && npx vitest run --project nothing
filigrana backup --now \\
  FOLDER
filigrana undo
DATADIR=/tmp npm start
docker run --env DATADIR=/tmp filigrana
\`\`\``;
  const all = commandsOf(text, 'page.md');
  expect(wrongCommands(all)).toEqual([
    'page.md:1: npm run nothing',
    'page.md:1: @filigrana/nothing',
    'page.md:1: vitest --project nothing',
    'page.md:1: --now',
    'page.md:1: filigrana undo',
    'page.md:1: DATADIR',
  ]);
  expect(all.flatMap(({ env }) => unknown(env))).toEqual(['DATADIR']);
});

test('every setting that a document shows is read by somebody, and its value accepted', () => {
  const wrong = commands.flatMap(({ place, env }) =>
    unknown(env).map((name) => `${place}: ${name}`),
  );
  expect(wrong).toEqual([]);
  const blocks = new Map<string, Command['env']>();
  for (const { place, env } of commands) blocks.set(place, { ...blocks.get(place), ...env });
  expect([...blocks.values()].filter((env) => 'TRUST_PROXY' in env).length).toBeGreaterThan(2);
  for (const [place, env] of blocks) expect(() => readConfig(env, root), place).not.toThrow();
});

/** The path of a change is told by one that nobody has made. */
const IMAGINED = 'openapi/examples/listSimilar.200.json';

test('every script and path of the repository that a sentence names is there', () => {
  const wrong = documents.flatMap((file) => {
    const text = read(file).replaceAll(/^```.*?^```$/gms, '');
    const run = [...text.matchAll(/`npm run ([\w:-]+)(?: -w @filigrana\/(\w+))?/g)]
      .filter(([, name = '', of]) => !(name in manifest(of ? `packages/${of}` : '.').scripts))
      .map(([all]) => all)
      .filter(() => !file.startsWith('examples/'));
    const named = [...text.matchAll(/`((?:packages|scripts|docs|openapi|e2e|soak)\/[\w./-]+)`/g)];
    const paths = named.map(([, name = '']) => name).filter((name) => !name.includes('/dist'));
    return [...run, ...paths.filter((name) => name !== IMAGINED && !exists(name))].map(
      (name) => `${file}: ${name}`,
    );
  });
  expect(wrong).toEqual([]);
});
