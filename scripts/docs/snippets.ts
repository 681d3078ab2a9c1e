/** The code of the guide as programs: what is compiled, and what is run. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from './reference-model.ts';

export interface Snippet {
  /** `concepts-cart-2.tsx` */
  name: string;
  /** File and line, for whoever has to mend it. */
  place: string;
  /** A whole program. */
  code: string;
  /** Run against the mocks, as well as compiled. */
  isRun: boolean;
}

const BLOCK = /^```(tsx?)(?: (\w+))?\n(.*?)^```$/gms;
const IMPORT = /^import [^;]+;\n/gm;

/** Names that examples of a README take from the text around them. */
const AROUND: Readonly<Record<string, string>> = {
  'packages/sdk/README.md': `
import { createShop, isApiError, memorySession, type PurchaseForm } from '@filigrana/sdk';
const shop = createShop({ session: memorySession() });
declare const idProducto_talla: number;
declare const form: PurchaseForm;
declare function show(text: string): void;
`,
  'packages/mocks/README.md': `
import { createMockShop } from '@filigrana/mocks';
import { mockShopServer } from '@filigrana/mocks/node';
import { createShop, memorySession } from '@filigrana/sdk';
import { afterAll, afterEach } from 'vitest';
const mock = mockShopServer();
const shop = createShop({ host: mock.host, session: memorySession() });
`,
};

/** Examples that stand inside a program of this repository. */
const INSIDE = ['defineCase('];

/** Every example of a page, with what it takes from the page. */
export function snippetsOf(root: string, file: string): Snippet[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const blocks = [...text.matchAll(BLOCK)];
  const setup = blocks.find(([, , mark]) => mark === 'setup')?.[3] ?? AROUND[file] ?? '';
  return blocks.flatMap(([all, language = '', mark, body = ''], index) => {
    if (mark === 'signature' || INSIDE.some((start) => body.startsWith(start))) return [];
    const isWhole = body.startsWith('import ') || mark === 'setup';
    const line = text.slice(0, text.indexOf(all)).split('\n').length;
    return [
      {
        name: `${file.replaceAll(/\W+/g, '-').replace(/-md$/, '')}-${index + 1}.${language}`,
        place: `${file}:${line}`,
        code: isWhole ? body : program(setup, body, mark === 'run'),
        isRun: mark === 'run',
      },
    ];
  });
}

/** What is run stands beside its beginning; what is only read may use its names anew. */
function program(setup: string, body: string, isRun: boolean): string {
  if (isRun) return `${setup}\n${body}`;
  return `${setup}\n${(body.match(IMPORT) ?? []).join('')}${wrapped(body)}`;
}

const wrapped = (body: string) =>
  `export async function example() {\n${body.replaceAll(IMPORT, '')}\n}\n`;

/**
 * Names that examples of docstrings take for granted. What an example is given is `any`: each gives a
 * shape of its own to the same names, and what is checked here are the symbols it imports.
 */
const KNOWN = `
import { createShop as makeShop, memorySession as keep } from '@filigrana/sdk';
import * as v from 'valibot';
const session = keep();
const shop = makeShop({ session });
declare const host: string, token: string;
declare const products: any[], orders: any[], lines: any[];
declare const entries: any, limits: any, table: any, ring: any, profile: any, form: any;
declare const categories: any, materials: any, stones: any, sizes: any;
declare const fechaPedido: string, now: number;
declare function show(what: unknown): void;
`;

/** Every example of the SDK's docstrings. */
export const referenceSnippets = (entries: readonly Entry[]): Snippet[] =>
  entries.flatMap(({ name: entry, symbols }) =>
    symbols.flatMap(({ name, examples }) =>
      examples.map((example, index) => ({
        name: `${entry.replaceAll(/\W+/g, '-')}-${name}-${index}.ts`,
        place: `docstring of ${name}`,
        code: inside(entry, symbols, example),
        isRun: false,
      })),
    ),
  );

function inside(entry: string, symbols: Entry['symbols'], example: string): string {
  const own = (example.match(IMPORT) ?? []).join('');
  const others = symbols.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(own));
  return `import { ${names(others)} } from '${entry}';\n${own}${KNOWN}\n${wrapped(example)}`;
}

const names = (symbols: Entry['symbols']) =>
  symbols
    .filter(({ kind }) => kind !== 'type')
    .map(({ name }) => name)
    .join(', ');

/** Names that stand for something else in examples: such an example cannot be run. */
const FREE =
  /\b(shop|session|host|token|products|orders|lines|entries|limits|table|ring|profile|form|categories|fechaPedido|show)\b/;

/** The examples of an entry's docstrings that claim something, as one program of functions. */
export function claimsOf({ name: entry, symbols }: Entry): { names: string[]; code: string } {
  const claims = symbols.flatMap(({ name, kind, examples }) =>
    examples
      .filter((example) => kind !== 'type' && !FREE.test(example) && example.match(CLAIM))
      .map((example, index) => ({ name: `${name} ${index + 1}`, example })),
  );
  const functions = claims.map(
    ({ name, example }) => `  '${name}': () => {\n${asserted(example)}\n  },`,
  );
  return {
    names: claims.map(({ name }) => name),
    code: `import { expect as claim } from 'vitest';\nimport * as v from 'valibot';\nimport { ${names(symbols)} } from '${entry}';\nexport const examples = {\n${functions.join('\n')}\n};\n`,
  };
}

/** What the pages of machines say that their examples stand in. */
const settingOf = (markdown: string) => /^```ts\n(.*?)^```$/ms.exec(markdown)?.[1] ?? '';

/** `sum(1, 2); // 3` is also asserted. */
const CLAIM =
  /^(?!const |.*console\.log)([A-Za-z].*?);? \/\/ ('[^']*'|\[[^\]]*\]|\{[^}]*\}|true|false|null|-?\d[\d.]*)(?:[,:; ].*)?$/gm;

/** A program of its own scope, in which what is claimed has to be so. */
const checked = (body: string) =>
  `import { expect as claim } from 'vitest';\n{\n${asserted(body)}\n}\n`;

const asserted = (body: string) => body.replaceAll(CLAIM, 'claim($1).toEqual($2);');

/** What the examples of hooks take from the page around them; the hooks' own tests have its types. */
const AROUND_HOOKS = `
import { SCREEN_ROLES } from '@filigrana/sdk/domain';
import { order as orderOf, product as productOf } from '@filigrana/mocks/fixtures';
const from = undefined, isOpen = true, params = { token: 'token' };
const order = orderOf(), product = productOf();
const close = () => undefined, navigate = () => undefined;
`;

/** The example of every machine as a program that does what it shows. */
export const machineSnippets = (root: string, exported: readonly string[]): Snippet[] => {
  const folder = 'packages/hooks/docs/machines';
  const setting = settingOf(readFileSync(path.join(root, folder, 'README.md'), 'utf8'));
  return readdirSync(path.join(root, folder))
    .filter((file) => file !== 'README.md')
    .map((file) => {
      const text = readFileSync(path.join(root, folder, file), 'utf8');
      const body = [...text.matchAll(BLOCK)].at(-1)?.[3] ?? '';
      const lifecycles =
        "import { novedadLifecycle, specialOrderLifecycle } from '@filigrana/sdk/domain';";
      const used = mentioned(exported, body);
      return {
        name: `machine-${file.replace(/\.md$/, '.ts')}`,
        place: `example of ${file.replace(/\.md$/, '')}`,
        code: `import { ${used} } from '@filigrana/hooks/machines';\n${lifecycles}\n${setting}\n${checked(body)}`,
        isRun: true,
      };
    });
};

/** The example of every hook as a component that can be drawn. */
export function hookSnippets(
  root: string,
  page: string,
  entry: string,
  exported: readonly string[],
): Snippet[] {
  const text = readFileSync(path.join(root, 'packages/hooks/docs', page), 'utf8');
  return text
    .split('\n### `')
    .slice(1)
    .map((part) => {
      const [hook = ''] = part.split('`');
      const body = [...part.matchAll(BLOCK)].find(([, language]) => language === 'tsx')?.[3] ?? '';
      const imports = `import { ${mentioned(exported, body)} } from '${entry}';\n${AROUND_HOOKS}`;
      return {
        name: `${page.replace('.md', '')}-${hook}.tsx`,
        place: `example of ${hook} (${entry})`,
        code: `${imports}\nexport function Example() {\n${body}\nreturn null;\n}\n`,
        isRun: true,
      };
    });
}

const mentioned = (exported: readonly string[], body: string) =>
  exported.filter((name) => new RegExp(`\\b${name}\\b`).test(body)).join(', ');
