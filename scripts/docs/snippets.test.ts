/** Every example of every document compiles as it stands, and does what it says or can be drawn. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as storefront from '@filigrana/hooks';
import * as backoffice from '@filigrana/hooks/backoffice';
import * as machines from '@filigrana/hooks/machines';
import { mockShopServer } from '@filigrana/mocks/node';
import { createShop, memorySession } from '@filigrana/sdk';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { compilerHost, compilerOptions } from '../../packages/hooks/scripts/api.ts';
import { ELSEWHERE, USES } from './around-snippets.ts';
import { docstringsOf } from './docstrings.ts';
import { docstringValues, type DocstringValues } from './docstring-values.ts';
import { documentsOf } from './documents.ts';
import type { Entry } from './reference-model.ts';
import {
  elsewhereIn,
  hookSnippets,
  machineSnippets,
  snippetsOf,
  type Snippet,
} from './snippets.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Inside the repository, so that packages are found by their names. */
const folder = path.join(root, 'docs/dist/snippets');
const temporary = mkdtempSync(path.join(tmpdir(), 'filigrana-snippets-'));

const documents = documentsOf(root);
const snippets = documents.flatMap((file) => snippetsOf(root, file));
const machineExamples = machineSnippets(root, Object.keys(machines));
const isDrawn = ({ name, code }: Snippet) =>
  name.endsWith('.tsx') && !code.includes('mockShopServer');
const components = snippets.filter(isDrawn);
const programs = snippets.filter((snippet) => !isDrawn(snippet));
const hookExamples = [
  ...hookSnippets(root, 'hooks.md', '@filigrana/hooks', Object.keys(storefront)),
  ...hookSnippets(
    root,
    'backoffice-hooks.md',
    '@filigrana/hooks/backoffice',
    Object.keys(backoffice),
  ),
];
const fileOf = (name: string) => path.join(folder, name);
const reference = (
  JSON.parse(readFileSync(path.join(root, 'docs/dist/reference.json'), 'utf8')) as Entry[]
).map((entry) => ({
  name: `${entry.name.replaceAll(/\W+/g, '-')}.ts`,
  place: `docstrings of ${entry.name}`,
  ...docstringsOf(entry, root),
}));

/** Instead of vitest's own `test`, which cannot be called where a test is running already. */
const COLLECTED = `export { expect } from 'vitest';
export const tests: (() => unknown)[] = [];
export const test = (title: string, run: () => unknown) => void tests.push(run);
`;

/** What a browser has beside a network. */
const kept = new Map<string, string>();
const STORAGE = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubGlobal('sessionStorage', STORAGE);
  vi.stubEnv('DATA_DIR', temporary).stubEnv('SEED', 'none').stubEnv('LOG_LEVEL', 'silent');
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf('collected.ts'), COLLECTED);
  for (const { name, code } of [...snippets, ...machineExamples, ...hookExamples])
    writeFileSync(fileOf(name), runnable(code));
  for (const { name, code } of reference) writeFileSync(fileOf(name), code);
});
afterAll(() => {
  for (const made of [folder, temporary]) rmSync(made, { recursive: true, force: true });
});

/** The shop of one example must be gone before the next one opens its own. */
function runnable(code: string): string {
  const ownsShop = code.includes('const mock = mockShopServer(');
  const testing = /^import \{.*\btest\b.*\} from 'vitest';$/m;
  const body = code.replace(testing, "import { expect, test, tests } from './collected.ts';");
  // A suite of hundreds of cases is run by the tests of its own package.
  const tested =
    body === code ? '' : 'for (const run of tests.splice(0).slice(0, 20)) await run();\n';
  return `${body}\n${tested}${ownsShop ? 'mock.close();\n' : ''}`;
}

test('every example compiles', { timeout: 180_000 }, () => {
  const all = [...snippets, ...reference];
  const sources = new Map(all.map(({ name, code }) => [fileOf(name), code]));
  const options = { ...compilerOptions(), types: ['node'], module: ts.ModuleKind.ESNext };
  const program = ts.createProgram([...sources.keys()], options, compilerHost(sources));
  const problems = all.flatMap(({ name, place }) => {
    const source = program.getSourceFile(fileOf(name));
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText, start = 0 }) => {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      const text = source?.text.split('\n')[line - 1] ?? '';
      return `${place}: ${text.trim()}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
  expect(snippets.length).toBeGreaterThan(60);
  expect(problems).toEqual([]);
});

test('what is not run is named with its reason, and what examples make is used', () => {
  const found = documents.flatMap((file) => elsewhereIn(root, file));
  expect([...new Set(found)].sort()).toEqual(Object.keys(ELSEWHERE).sort());
  const used = USES.map(({ code }) => snippets.filter(({ use }) => use === code).length);
  expect(used).toEqual(USES.map(() => 1));
});

/** What an example exports is called or drawn, in what a reader does with it if nowhere else. */
function unused(exported: Record<string, unknown>, { use }: Snippet): string[] {
  const functions = Object.entries(exported).filter(([, made]) => typeof made === 'function');
  return functions.map(([name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(use));
}

test.each([...programs, ...machineExamples])('$place does what it says', async (snippet) => {
  // Some take the whole road to a shop for granted: the mocks answer every address.
  if (!/mockShopServer\(|startServer\(/.test(snippet.code)) {
    const mock = mockShopServer();
    onTestFinished(() => mock.close());
  }
  if (snippet.code.includes('localStorageSession(')) {
    vi.stubGlobal('window', { localStorage: STORAGE });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'window'));
  }
  const exported = (await import(/* @vite-ignore */ fileOf(snippet.name))) as object;
  expect(unused({ ...exported }, snippet)).toEqual([]);
});

test('the docstrings of the SDK do what they show and claim', async () => {
  const wrong: string[] = [];
  const values = await docstringValues();
  onTestFinished(() => values.mock.close());
  for (const { name: file, names } of reference) {
    const { examplesWith } = (await import(/* @vite-ignore */ fileOf(file))) as {
      examplesWith: (given: DocstringValues) => Record<string, () => Promise<void>>;
    };
    const examples = examplesWith(values);
    for (const name of names)
      await examples[name]?.().catch((error: unknown) => wrong.push(`${name}: ${String(error)}`));
  }
  expect(reference.flatMap(({ names }) => names).length).toBeGreaterThan(110);
  const claims = reference.flatMap(({ code }) => code.match(/\bclaim\(/g) ?? []);
  expect(claims.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

/** A page of a shop that nobody can reach. */
function drawn(component: FunctionComponent): string {
  const session = memorySession();
  const shop = createShop({ host: 'http://shop.invalid', session });
  return renderToString(
    createElement(storefront.ShopProvider, { shop, session }, createElement(component)),
  );
}

test.each(hookExamples)('$place can be drawn', async ({ name }) => {
  const { Example } = (await import(/* @vite-ignore */ fileOf(name))) as {
    Example: FunctionComponent;
  };
  expect(drawn(Example)).toBe('');
});

test.each(components)('the components of $place can be drawn', async (snippet) => {
  const exported = (await import(/* @vite-ignore */ fileOf(snippet.name))) as object;
  const left = unused({ ...exported }, snippet);
  for (const [name, component] of Object.entries(exported))
    if (left.includes(name)) expect(drawn(component as FunctionComponent)).toBeTypeOf('string');
});

test('every fault and scenario of the mocks has a recipe', async () => {
  const { SCENARIO_NAMES } = await import('@filigrana/mocks');
  const recipes = snippets
    .filter(({ place }) => place.includes('mocks-cookbook'))
    .map(({ code }) => code)
    .join('\n');
  const missing = SCENARIO_NAMES.filter((name) => !recipes.includes(`mock.scenario('${name}')`));
  const kinds = [
    'status:',
    'code:',
    'body:',
    'headers:',
    'delay:',
    "drop: 'before'",
    "drop: 'after'",
    'times:',
  ];
  expect([...missing, ...kinds.filter((kind) => !recipes.includes(kind))]).toEqual([]);
});
