/** Examples as programs: those of documents, and those of docstrings. */
import type { CommentDisplayPart, DeclarationReflection, ProjectReflection } from 'typedoc';
import { blocksOf, read } from './documents.ts';

export interface Example {
  /** `docs-concepts-cart-2.tsx` */
  file: string;
  /** Where it stands, for whoever has to mend it. */
  place: string;
  /** A whole program. */
  code: string;
  /** Of that, what uses what the example makes. */
  use: string;
}

/** Imports of an example. */
const IMPORT = /^import [^;]+;\n/gm;

/** Every example of a document that is run, with what it takes from the document. */
export function examplesIn(document: string): Example[] {
  const blocks = blocksOf(read(document), document);
  const setup = blocks.find(({ mark }) => mark === 'setup')?.body ?? '';
  return blocks.flatMap(({ language, mark, place, body, use, reason }, index) => {
    if (!/^tsx?$/.test(language) || reason !== '') return [];
    const isWhole = /^('use client';\s+)?import /.test(body) || mark === 'setup';
    const file = `${document.replaceAll(/\W+/g, '-').replace(/-md$/, '')}-${index + 1}.${language}`;
    return [{ file, place, code: isWhole ? `${body}\n${use}` : inside(setup, body, use), use }];
  });
}

/** What leans on the text around it stands in a scope of its own, and may use its names anew. */
function inside(setup: string, body: string, use: string): string {
  const [own, rest] = [(body.match(IMPORT) ?? []).join(''), body.replaceAll(IMPORT, '')];
  return `${setup}\n${own}async function example() {\n${rest}\n}\n${use || 'await example();'}\n`;
}

/** Something that an entry exports, as its docstring tells of it. */
export interface Told {
  entry: string;
  name: string;
  text: string;
  examples: readonly string[];
}

const textOf = (parts: readonly CommentDisplayPart[] = []) =>
  parts.map(({ text }) => text).join('');

/** Every docstring of what the entries export. */
export const docstringsOf = ({ children: entries = [] }: ProjectReflection): Told[] =>
  entries.flatMap(({ name: entry, children = [] }) =>
    children.map(({ name, comment: own, signatures }: DeclarationReflection) => {
      const comment = signatures?.[0]?.comment ?? own;
      const examples = (comment?.blockTags ?? [])
        .filter(({ tag }) => tag === '@example')
        .map(({ content }) => textOf(content).replaceAll(/^```\w*\n|\n```$/g, ''));
      return { entry, name, text: textOf(comment?.summary).trim(), examples };
    }),
  );

/** `sum(1, 2); // 3`, also with the result on a line of its own. */
const CLAIM =
  /^(if \([^)]*\) )?(?!const |.*console\.log)([A-Za-z[].*?);?\s+\/\/ ('[^']*'|\[[^\]]*\]|\{[^}]*\}|true|false|null|-?\d[\d.]*)(?:[,:; ].*)?$/gm;
/** What an example says that comes out is also asserted. */
const asserted = (body: string) => body.replaceAll(CLAIM, '$1claim($2).toEqual($3);');
const CLAIMING = "import { expect as claim } from 'vitest';";

const mentioned = (names: readonly string[], body: string) =>
  names.filter((name) => new RegExp(`\\b${name}\\b`).test(body)).join(', ');

/** What the examples of machines stand in: a shop of the mocks, and the SDK that calls it. */
const AROUND_MACHINES = `
import { novedadLifecycle, specialOrderLifecycle, type OrderEvent } from '@filigrana/sdk/domain';
import { mockShopServer } from '@filigrana/mocks/node';
import { createShop, memorySession } from '@filigrana/sdk';
import { loginSchema, readForm } from '@filigrana/sdk/schemas';
import { createActor, fromPromise, waitFor } from 'xstate';
const mock = mockShopServer();
const { customer } = mock.people;
const session = memorySession();
const shop = createShop({ host: mock.host, session });
`;

/** What the examples of hooks take from the page around them. */
const AROUND_HOOKS = `
import type { BannerWords, Order, Product } from '@filigrana/sdk';
import { foundParts, SCREEN_ROLES, synonymsOf } from '@filigrana/sdk/domain';
import { order as orderOf, product as productOf } from '@filigrana/mocks/fixtures';
const from = undefined as string | undefined, isOpen = true as boolean, params = { token: 'token' };
const order = orderOf() as unknown as Order, product = productOf() as unknown as Product;
const banner: BannerWords = { idBanner: 2, image_url: '/media/a.webp', titulo: '', linea: '', enlace: '', foco: null };
const close = () => undefined, navigate = (_to: string) => undefined;
`;

/** The example of a hook as a component that can be drawn, that of a machine as a program. */
export function hookExample({ entry, name, examples }: Told, exported: readonly string[]): Example {
  const body = examples.join('\n');
  const isMachine = entry.endsWith('/machines');
  const imports = `import { ${mentioned(exported, body)} } from '${entry}';`;
  const code = isMachine
    ? `${CLAIMING}\n${imports}${AROUND_MACHINES}{\n${asserted(body)}\n}\n`
    : `${imports}${AROUND_HOOKS}export function Example() {\n${body}\nreturn null;\n}\n`;
  const file = `${entry.replaceAll(/\W+/g, '-').slice(1)}-${name}.${isMachine ? 'ts' : 'tsx'}`;
  return { file, place: `example of ${name} (${entry})`, code, use: '' };
}

/** A module of an entry that exports `examplesWith(values)`: its examples as functions by name. */
export function moduleOf(
  entry: string,
  told: readonly Told[],
  exported: readonly string[],
): Example {
  const found = told.flatMap(({ name, examples }) =>
    examples.map((example, index) => ({ name: `${name} ${index + 1}`, example })),
  );
  const all = found.map(({ example }) => example).join('\n');
  const own = [...new Set(all.match(IMPORT))].filter((line) => !line.includes(`'${entry}'`));
  const values = read('docs/test/docstring-values.ts').match(/^ {4}(\w+)(?=[,:])/gm) ?? [];
  const functions = found.map(({ name, example }) => {
    const body = asserted(example.replaceAll(IMPORT, ''));
    // One that throws has to.
    const done = body.startsWith('throw ') ? `claim(() => { ${body} }).toThrow();` : body;
    return `  '${name}': async () => {\n${done}\n  },`;
  });
  const code = `${CLAIMING}
import * as v from 'valibot';
import type { DocstringValues } from '../../test/docstring-values.ts';
${own.join('')}import { ${mentioned(exported, all)} } from '${entry}';
export const examplesWith = ({ ${mentioned(
    values.map((each) => each.trim()),
    all,
  )} }: DocstringValues) => ({
${functions.join('\n')}
});
`;
  return {
    file: `${entry.replaceAll(/\W+/g, '-').slice(1)}.ts`,
    place: `docstrings of ${entry}`,
    code,
    use: '',
  };
}
