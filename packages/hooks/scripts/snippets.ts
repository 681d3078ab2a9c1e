/** Type-checks the examples of the README and of the pages, as they stand there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PACKAGE, SOURCE, compilerHost, compilerOptions } from './api.ts';

interface Snippet {
  page: string;
  code: string;
}

/** Code of a page; a block marked `signature` is no program. */
const BLOCK = /^```(?:ts|tsx)\n(.*?)^```$/gms;

/** What stands before examples that are only a part of a program. */
const AROUND: Readonly<Record<string, string>> = {
  'docs/hooks.md': 'hooks',
  'docs/backoffice-hooks.md': 'backoffice',
};

/** Names that examples take from the page around them. */
const HOOKS_PRELUDE = `
import type { Order, Product } from '@filigrana/sdk';
import { SCREEN_ROLES } from '@filigrana/sdk/domain';
declare const from: string | undefined;
declare const params: { token: string };
declare const isOpen: boolean;
declare const order: Order;
declare const product: Product;
declare const close: () => void;
declare const navigate: (to: string) => void;
`;

const MACHINES_PRELUDE = `
import { createActor, fromPromise, waitFor } from 'xstate';
import { createShop, memorySession } from '@filigrana/sdk';
import { novedadLifecycle, specialOrderLifecycle, type OrderEvent } from '@filigrana/sdk/domain';
import { mockShopServer } from '@filigrana/mocks/node';
const mock = mockShopServer();
const { customer } = mock.people;
const session = memorySession();
const shop = createShop({ host: mock.host, session });
`;

function wrapped({ page, code }: Snippet, exported: Readonly<Record<string, readonly string[]>>) {
  if (/^import /m.test(code)) return code;
  const kind = AROUND[page];
  if (kind === undefined) {
    const names = exported['machines']?.join(', ') ?? '';
    const body = `export async function example() {\n${code}\n}`;
    return `import { ${names} } from '@filigrana/hooks/machines';\n${MACHINES_PRELUDE}\n${body}`;
  }
  const from = kind === 'hooks' ? '@filigrana/hooks' : '@filigrana/hooks/backoffice';
  const names = exported[kind]?.join(', ') ?? '';
  // A hook of its own, as far as the compiler cares.
  return `import { ${names} } from '${from}';\n${HOOKS_PRELUDE}\nexport function useExample() {\n${code}\n}`;
}

/** A program of the entries and of every example, and a look at what is wrong with the examples. */
export function compileExamples(
  pages: ReadonlyMap<string, string>,
  exported: Readonly<Record<string, readonly string[]>>,
): { count: number; problems: string[] } {
  const sources = new Map<string, string>();
  const texts = new Map([
    ...pages,
    ['README.md', readFileSync(path.join(PACKAGE, 'README.md'), 'utf8')],
  ]);
  for (const [page, text] of texts)
    for (const [index, [, code = '']] of [...text.matchAll(BLOCK)].entries()) {
      const name = `example-${page.replaceAll(/\W/g, '-')}-${index + 1}.tsx`;
      sources.set(path.join(SOURCE, name), wrapped({ page, code }, exported));
    }

  const program = ts.createProgram([...sources.keys()], compilerOptions(), compilerHost(sources));
  const problems = [...sources.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ messageText }) => {
      const said = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${path.basename(file)}: ${said}`;
    });
  });
  return { count: sources.size, problems };
}
