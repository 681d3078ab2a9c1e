/** Every example of every document and docstring compiles as it stands, and does what it says or can be drawn. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as storefront from '@filigrana/hooks';
import * as backoffice from '@filigrana/hooks/backoffice';
import * as machines from '@filigrana/hooks/machines';
import { SCENARIO_NAMES } from '@filigrana/mocks';
import { mockShopServer } from '@filigrana/mocks/node';
import { createShop, memorySession } from '@filigrana/sdk';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { callPages } from '../.vitepress/calls.ts';
import { readSources } from '../.vitepress/reference.ts';
import { root } from '../.vitepress/root.ts';
import { operations } from '../../packages/mocks/src/http/contract.ts';
import { docstringValues, type DocstringValues } from './docstring-values.ts';
import { documents, read } from './documents.ts';
import { docstringsOf, examplesIn, hookExample, moduleOf, type Example } from './examples.ts';

/** Inside the repository, so that packages are found by their names. */
const folder = path.join(root, 'docs/dist/examples');
const temporary = mkdtempSync(path.join(tmpdir(), 'filigrana-examples-'));
const fileOf = (name: string) => path.join(folder, name);

const { app, project } = await readSources();
const told = docstringsOf(project);
const HOOKS = new Map<string, Readonly<Record<string, unknown>>>([
  ['@filigrana/hooks', storefront],
  ['@filigrana/hooks/backoffice', backoffice],
  ['@filigrana/hooks/machines', machines],
]);
const isHookOrMachine = (name: string) => /^use[A-Z]|^(?!create).*Machine$/.test(name);

const fromDocuments = documents.flatMap(examplesIn);
const fromHooks = told
  .filter(({ entry, name }) => HOOKS.has(entry) && isHookOrMachine(name))
  .map((each) => hookExample(each, Object.keys(HOOKS.get(each.entry) ?? {})));
const sdkEntries = [...new Set(told.map(({ entry }) => entry))].filter((entry) =>
  entry.startsWith('@filigrana/sdk'),
);
const fromSdk = await Promise.all(
  sdkEntries.map(async (entry) => {
    const exported = Object.keys((await import(/* @vite-ignore */ entry)) as object);
    return moduleOf(
      entry,
      told.filter((each) => each.entry === entry),
      exported,
    );
  }),
);
/** The SDK's line for every call of the reference, in one module: what they have in common is said once there. */
const ofCalls: Example = {
  place: 'the calls of the reference',
  file: 'calls.ts',
  use: '',
  code: [
    "import { createShop } from '@filigrana/sdk';",
    "const shop = createShop({ host: 'http://localhost:3000' });",
    'declare const picture: File;',
    'declare const token: string;',
    ...[...callPages().values()].flatMap((page) =>
      [...page.matchAll(/^```ts \[SDK\]\n(.*?)^```$/gms)].map(([, line = '']) => line),
    ),
  ].join('\n'),
};
const all = [...fromDocuments, ...fromHooks, ...fromSdk, ofCalls];
const isDrawn = ({ file, code }: Example) =>
  file.endsWith('.tsx') && !code.includes('mockShopServer');
const run = [...fromDocuments, ...fromHooks];

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
  for (const { file, code } of all) writeFileSync(fileOf(file), runnable(code));
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

test('every link and tag of a docstring leads somewhere', () => {
  expect({ errors: app.logger.errorCount, warnings: app.logger.warningCount }).toEqual({
    errors: 0,
    warnings: 0,
  });
});

test('every hook and machine is told and shown', () => {
  const exported = [...HOOKS.values()].flatMap(Object.keys).filter(isHookOrMachine);
  const shown = told.filter(({ text, examples }) => text !== '' && examples.length > 0);
  const names = new Set(shown.map(({ name }) => name));
  expect(exported.length).toBeGreaterThan(70);
  expect(exported.filter((name) => !names.has(name))).toEqual([]);
});

test('every example compiles', { timeout: 180_000 }, () => {
  const config = ts.readConfigFile(path.join(root, 'docs/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, path.join(root, 'docs'));
  const program = ts.createProgram(
    all.map(({ file }) => fileOf(file)),
    options,
  );
  const problems = all.flatMap(({ file, place }) => {
    const source = program.getSourceFile(fileOf(file));
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText, start = 0 }) => {
      const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
      const text = source?.text.split('\n')[line] ?? '';
      return `${place}: ${text.trim()}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
  expect(fromDocuments.length).toBeGreaterThan(60);
  expect(ofCalls.code.match(/^await shop\./gm)).toHaveLength(operations.length);
  expect(problems).toEqual([]);
});

/** What an example exports is called or drawn, in what a reader does with it if nowhere else. */
const unused = (exported: object, { use }: Example) =>
  Object.entries(exported).filter(
    ([name, made]) => typeof made === 'function' && !new RegExp(`\\b${name}\\b`).test(use),
  );

test.each(run.filter((each) => !isDrawn(each)))('$place does what it says', async (example) => {
  // Some take the whole road to a shop for granted: the mocks answer every address.
  if (!/mockShopServer\(|startServer\(/.test(example.code)) {
    const mock = mockShopServer();
    onTestFinished(() => mock.close());
  }
  if (example.code.includes('localStorageSession(')) {
    vi.stubGlobal('window', { localStorage: STORAGE });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'window'));
  }
  const exported = (await import(/* @vite-ignore */ fileOf(example.file))) as object;
  expect(unused(exported, example)).toEqual([]);
});

test.each(run.filter(isDrawn))('$place can be drawn', async (example) => {
  const exported = (await import(/* @vite-ignore */ fileOf(example.file))) as object;
  // A page of a shop that nobody can reach.
  const session = memorySession();
  const shop = createShop({ host: 'http://shop.invalid', session });
  for (const [, component] of unused(exported, example)) {
    const page = createElement(component as FunctionComponent);
    const drawn = renderToString(createElement(storefront.ShopProvider, { shop, session }, page));
    expect(drawn).toBeTypeOf('string');
  }
});

test('the docstrings of the SDK do what they show and claim', async () => {
  const wrong: string[] = [];
  const values = await docstringValues();
  onTestFinished(() => values.mock.close());
  let count = 0;
  for (const { file } of fromSdk) {
    const { examplesWith } = (await import(/* @vite-ignore */ fileOf(file))) as {
      examplesWith: (given: DocstringValues) => Record<string, () => Promise<void>>;
    };
    for (const [name, example] of Object.entries(examplesWith(values))) {
      count += 1;
      await example().catch((error: unknown) => wrong.push(`${name}: ${String(error)}`));
    }
  }
  const claims = fromSdk.flatMap(({ code }) => code.match(/\bclaim\(/g) ?? []);
  expect(Math.min(count, claims.length)).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('every fault and scenario of the mocks has a recipe', () => {
  const recipes = read('docs/guides/mocks-cookbook.md');
  const faults = ['status:', 'code:', 'body:', 'headers:', 'delay:', 'times:'];
  const drops = ["drop: 'before'", "drop: 'after'"];
  const scenarios = SCENARIO_NAMES.map((name) => `mock.scenario('${name}')`);
  expect([...faults, ...drops, ...scenarios].filter((each) => !recipes.includes(each))).toEqual([]);
});
