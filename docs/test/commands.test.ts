/** Every command, setting and path that a document names exists. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '@filigrana/server';
import { expect, test } from 'vitest';
import { PROOFS } from '../../packages/server/test/proofs/sizes.mjs';
import { REPOSITORY, root } from '../.vitepress/root.ts';
import { blocksOf, documents, exists, read } from './documents.ts';

interface Command {
  /** File and line of its block. */
  place: string;
  /** `NAME=value` before the command, or on a line of their own. */
  env: Record<string, string>;
  /** The program and its arguments; empty on a line of settings. */
  words: string[];
}

/** Lines of a shell, without comments, continued lines joined; of a systemd unit, its settings. */
const linesOf = (language: string, body: string) =>
  language === 'ini'
    ? [...body.matchAll(/^(?:Environment|ExecStart)=(?:\/usr\/bin\/)?(.*)$/gm)].map(
        ([, line = '']) => line,
      )
    : body
        .replaceAll(/\\\n\s*/g, '')
        .replaceAll(/\s+#.*$/gm, '')
        .split(/\n|&&/);

const ASSIGNMENT = /^([A-Z][A-Z0-9_]*)=(.*)$/s;

/** `NAME=value` as a pair. */
function settingOf(word: string): [string, string][] {
  const [, name, value = ''] = ASSIGNMENT.exec(word) ?? [];
  // What readers put in place of dots, or a command makes, is long enough for a secret.
  const filled = value.replaceAll(/…|\$\([^)]*\)/g, 'x'.repeat(32)).replaceAll(/['"]/g, '');
  return name === undefined ? [] : [[name, filled]];
}

const commands = documents.flatMap((file) =>
  blocksOf(read(file), file)
    .filter(({ language }) => language === 'sh' || language === 'ini')
    .flatMap(({ place, language, body }) =>
      linesOf(language, body).map((line): Command => {
        const words = line.match(/(?:[^\s'"$]|'[^']*'|"[^"]*"|\$\([^)]*\))+/g) ?? [];
        const first = words.findIndex((word) => !ASSIGNMENT.test(word));
        const count = first < 0 ? words.length : first;
        const env = Object.fromEntries(words.slice(0, count).flatMap(settingOf));
        return { place, env, words: words.slice(count) };
      }),
    ),
);

/** What a command says about itself. */
async function helpOf(name: string): Promise<string> {
  const args = ['--conditions=@filigrana/source', '--import', 'tsx'];
  const asked = [...args, `packages/${name}/src/bin.ts`, '--help'];
  return (await promisify(execFile)(process.execPath, asked, { cwd: root })).stdout;
}
const [serverHelp, conformanceHelp] = await Promise.all([helpOf('server'), helpOf('conformance')]);

const scriptsOf = (folder: string) =>
  (JSON.parse(read(path.join(folder, 'package.json'))) as { scripts: object }).scripts;

/** What is wrong with a command, by its program; a program that is not here is not known. */
const JUDGES: Readonly<Record<string, (words: string[], folder: string) => string[]>> = {
  npm: ([verb = '', ...words], folder) => {
    if (verb === 'ci') return [];
    if (verb === 'install')
      return words.filter(
        (name) => !name.startsWith('--') && !exists(`node_modules/${name}/package.json`),
      );
    if (verb === 'create') return create(words);
    const [script = verb, ...rest] = verb === 'run' ? words : [verb];
    if (!Object.hasOwn(scriptsOf(folder), script)) return [`npm run ${script}`];
    const args = rest.filter((word) => word !== '--');
    if (script === 'filigrana') return filigrana(args);
    if (script === 'example') return exists(`examples/${args[0]}/package.json`) ? [] : args;
    return script === 'soak' ? soak(args) : [];
  },
  npx: ([name = '', ...words]) => {
    if (name === '@filigrana/conformance')
      return words.filter(
        (word) => word.startsWith('--') && !conformanceHelp.includes(`  ${word} `),
      );
    if (name === '@filigrana/server') return filigrana(words);
    if (name === 'vitest') return vitest(words);
    return name === 'changeset' ? [] : [`npx ${name}`];
  },
  filigrana: (words) => filigrana(words),
  // The page that names this file shows what to put into it.
  node: ([file = '']) => (exists(file) || file === 'ask.mjs' ? [] : [file]),
  git: ([verb, url = '']) =>
    verb === 'clone' && REPOSITORY.startsWith(url.replace(/\.git$/, '')) ? [] : [url],
  cd: () => [],
  docker: (words) => {
    const settings = words.filter((_, index) => words[index - 1] === '--env').flatMap(settingOf);
    const needs = words[0] === 'compose' ? 'deploy/compose.yaml' : 'deploy/Dockerfile';
    return [...unknown(Object.fromEntries(settings)), ...(exists(needs) ? [] : [needs])];
  },
};

/** A command of the server has to stand in its help, with its options before the next command. */
function filigrana([command = '', ...args]: string[]): string[] {
  const part = serverHelp.split(/\n {2}(?=[a-z])/).find((text) => text.startsWith(`${command} `));
  if (part === undefined) return [`filigrana ${command}`];
  const flags = args.map((word) => word.replaceAll(/[[\]]/g, ''));
  return flags.filter((word) => word.startsWith('--') && word !== '--help' && !part.includes(word));
}

/** `npm create filigrana folder -- --option value` */
function create([name = '', ...words]: string[]): string[] {
  const options = words.filter((word) => /^--./.test(word));
  const source = read('packages/create/bin.mjs');
  return [
    ...(name === 'filigrana' ? [] : [`npm create ${name}`]),
    ...options.filter((option) => !source.includes(`  ${option} `)),
  ];
}

function soak([proof = 'all', ...sizes]: string[]): string[] {
  const known = (PROOFS as Record<string, { sizes: object }>)[proof]?.sizes;
  if (proof === 'all') return [];
  return known ? sizes.filter((size) => !Object.hasOwn(known, size.split('=')[0] ?? '')) : [proof];
}

function vitest([verb, ...words]: string[]): string[] {
  const project = words[words.indexOf('--project') + 1] ?? '';
  const [file = ''] = words.slice(words.indexOf('--project') + 2);
  const names = readdirSync(path.join(root, 'packages'), { recursive: true, encoding: 'utf8' });
  const isThere = file === 'path/to/file' || names.some((name) => name.includes(file));
  const isProject = read('vitest.config.ts').includes(`'${project}'`);
  return verb === 'run' && isThere && isProject ? [] : [`vitest ${words.join(' ')}`];
}

/** Variables that nobody reads: not the server, the container, the suite or the simulation. */
function unknown(env: Command['env']): string[] {
  const asked = new Set<string>();
  readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }), root);
  const simulation = 'packages/hooks/src/storefront/cart/cart.simulation.test.ts';
  const readers = [
    read('deploy/compose.yaml'),
    read('deploy/Dockerfile'),
    conformanceHelp,
    read(simulation),
  ];
  return Object.keys(env).filter(
    (name) => !asked.has(name) && !readers.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
}

/** Typed to the letter into a project of its own by test/packages/jest.test.ts. */
const TYPED_ELSEWHERE = 'docs/guides/jest.md:';

test('every command that a document shows can be typed, with the options that it shows', () => {
  const wrong = commands.flatMap(({ place, words: [program, ...words] }) => {
    if (program === undefined || place.startsWith(TYPED_ELSEWHERE)) return [];
    const own = path.dirname(place);
    const folder = words.includes('run') || !own.startsWith('examples/') ? '.' : own;
    return (JUDGES[program]?.(words, folder) ?? [program]).map((each) => `${place}: ${each}`);
  });
  expect(commands.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

test('every setting that a document shows is read by somebody, and its value accepted', () => {
  const blocks = new Map<string, Command['env']>();
  for (const { place, env } of commands) blocks.set(place, { ...blocks.get(place), ...env });
  expect([...blocks.values()].filter((env) => 'TRUST_PROXY' in env).length).toBeGreaterThan(2);
  for (const [place, env] of blocks) {
    expect(unknown(env), place).toEqual([]);
    expect(() => readConfig(env, root), place).not.toThrow();
  }
});

/** The path of a change is told by one that nobody has made; what builds write comes and goes. */
const NOT_HERE = /^openapi\/examples\/listSimilar|\/dist\b|^docs\/(reference|http)\b/;

test('every script and path of the repository that a sentence names is there', () => {
  const wrong = documents.flatMap((file) => {
    const text = read(file).replaceAll(/^```.*?^```$/gms, '');
    const run = [...text.matchAll(/`npm run ([\w:-]+)(?: -w @filigrana\/(\w+))?/g)]
      .filter(([, name = '', of]) => !Object.hasOwn(scriptsOf(of ? `packages/${of}` : '.'), name))
      .map(([all]) => all)
      .filter(() => !file.startsWith('examples/'));
    const named = [
      ...text.matchAll(/`((?:packages|scripts|docs|openapi|test|deploy)\/[\w./-]+)`/g),
    ];
    const gone = named
      .map(([, name = '']) => name)
      .filter((name) => !NOT_HERE.test(name) && !exists(name));
    return [...run, ...gone].map((name) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
