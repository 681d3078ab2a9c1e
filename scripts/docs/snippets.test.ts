/** Every example of the guide compiles as it stands; those marked `run` do what they say. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as storefront from '@filigrana/hooks';
import * as backoffice from '@filigrana/hooks/backoffice';
import * as machines from '@filigrana/hooks/machines';
import { createShop, memorySession } from '@filigrana/sdk';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compilerHost, compilerOptions } from '../../packages/hooks/scripts/api.ts';
import type { Entry } from './reference-model.ts';
import {
  claimsOf,
  hookSnippets,
  machineSnippets,
  referenceSnippets,
  snippetsOf,
} from './snippets.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Inside the repository, so that packages are found by their names. */
const folder = path.join(root, 'docs/dist/snippets');

const guide = readdirSync(path.join(root, 'docs/site'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/site/${file}`);
// The README of the hooks is compiled with the hooks' own pages.
const readmes = ['sdk', 'mocks', 'conformance', 'server'].map(
  (name) => `packages/${name}/README.md`,
);
const snippets = [...guide, ...readmes].flatMap((file) => snippetsOf(root, file));
let all = snippets;
let reference: Entry[] = [];
const machineExamples = machineSnippets(root, Object.keys(machines));
const components = snippets.filter(
  ({ name, code }) => name.endsWith('.tsx') && !code.includes('mockShopServer'),
);
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

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const text = readFileSync(path.join(root, 'docs/dist/reference.json'), 'utf8');
  reference = JSON.parse(text) as Entry[];
  all = [...snippets, ...referenceSnippets(reference)];
  mkdirSync(folder, { recursive: true });
  for (const { name, code, isRun } of [...snippets, ...machineExamples, ...hookExamples])
    // The shop of one example must be gone before the next one opens its own.
    if (isRun || name.endsWith('.tsx')) writeFileSync(fileOf(name), `${code}\n${closing(code)}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const closing = (code: string) =>
  code.includes('const mock = mockShopServer(') ? 'mock.close();\n' : '';

test('every example compiles', { timeout: 180_000 }, () => {
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
      return `${place} (${line}): ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
  expect(all.length).toBeGreaterThan(150);
  expect(problems).toEqual([]);
});

test.each([...snippets.filter(({ isRun }) => isRun), ...machineExamples])(
  '$place does what it says',
  async ({ name }) => {
    await import(/* @vite-ignore */ fileOf(name));
  },
);

test('what docstrings of the SDK claim is so', async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const entry of reference) {
    const { names, code } = claimsOf(entry);
    const file = fileOf(`claims-${entry.name.replaceAll(/\W+/g, '-')}.ts`);
    writeFileSync(file, code);
    const { examples } = (await import(/* @vite-ignore */ file)) as {
      examples: Record<string, () => void>;
    };
    for (const name of names) {
      count += 1;
      try {
        examples[name]?.();
      } catch (error) {
        wrong.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  expect(count).toBeGreaterThan(70);
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

test.each(components)('the components of $place can be drawn', async ({ name }) => {
  const exported = (await import(/* @vite-ignore */ fileOf(name))) as Record<string, unknown>;
  for (const component of Object.values(exported))
    // Those that take something are drawn by others.
    if (typeof component === 'function' && component.length === 0)
      expect(drawn(component as FunctionComponent)).toBeTypeOf('string');
});

test('every fault and scenario of the mocks has a recipe', async () => {
  const { SCENARIO_NAMES } = await import('@filigrana/mocks');
  const recipes = snippets
    .filter(({ place, isRun }) => place.includes('mocks-cookbook') && isRun)
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
