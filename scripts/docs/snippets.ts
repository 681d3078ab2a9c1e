/** The code of the guide as programs: all of it is compiled, and run or drawn. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { AROUND, ELSEWHERE, USES } from './around-snippets.ts';
import { asserted } from './docstrings.ts';
import { blocksOf, IMPORT, type Block } from './documents.ts';

export interface Snippet {
  /** `concepts-cart-2.tsx` */
  name: string;
  /** File and line, for whoever has to mend it. */
  place: string;
  /** A whole program. */
  code: string;
  /** Of those, what uses what the example makes. */
  use: string;
}

const isCode = ({ language, mark }: Block) => /^tsx?$/.test(language) && mark !== 'signature';

/** Examples that no test runs, by what they contain. */
export const elsewhereIn = (root: string, file: string): string[] =>
  blocksOf(readFileSync(path.join(root, file), 'utf8'))
    .filter(isCode)
    .flatMap(({ body }) => whereOf(body) ?? []);

const whereOf = (body: string) => Object.keys(ELSEWHERE).find((text) => body.includes(text));

/** Every example of a page, with what it takes from the page. */
export function snippetsOf(root: string, file: string): Snippet[] {
  const blocks = blocksOf(readFileSync(path.join(root, file), 'utf8'), file);
  const setup = blocks.find(({ mark }) => mark === 'setup')?.body ?? AROUND[file] ?? '';
  return blocks.flatMap((block, index) => {
    const { language, mark, place, body } = block;
    if (!isCode(block) || whereOf(body) !== undefined) return [];
    const isWhole = body.startsWith('import ') || mark === 'setup';
    const use = USES.find((each) => each.file === file && body.includes(each.of))?.code ?? '';
    return [
      {
        name: `${file.replaceAll(/\W+/g, '-').replace(/-md$/, '')}-${index + 1}.${language}`,
        place,
        code: isWhole ? `${body}\n${use}` : inside(setup, body, use),
        use,
      },
    ];
  });
}

/** What leans on the text around it stands in a scope of its own, and may use its names anew. */
function inside(setup: string, body: string, use: string): string {
  const [own, rest] = [(body.match(IMPORT) ?? []).join(''), body.replaceAll(IMPORT, '')];
  return `${setup}\n${own}async function example() {\n${rest}\n}\n${use || 'await example();'}\n`;
}

/** What the pages of machines say that their examples stand in. */
const settingOf = (markdown: string) => /^```ts\n(.*?)^```$/ms.exec(markdown)?.[1] ?? '';

/** A program of its own scope, in which what is claimed has to be so. */
const checked = (body: string) =>
  `import { expect as claim } from 'vitest';\n{\n${asserted(body)}\n}\n`;

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
      const body = blocksOf(text).at(-1)?.body ?? '';
      const lifecycles =
        "import { novedadLifecycle, specialOrderLifecycle } from '@filigrana/sdk/domain';";
      const used = mentioned(exported, body);
      return {
        name: `machine-${file.replace(/\.md$/, '.ts')}`,
        place: `example of ${file.replace(/\.md$/, '')}`,
        code: `import { ${used} } from '@filigrana/hooks/machines';\n${lifecycles}\n${setting}\n${checked(body)}`,
        use: '',
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
      const body = blocksOf(part).find(({ language }) => language === 'tsx')?.body ?? '';
      const imports = `import { ${mentioned(exported, body)} } from '${entry}';\n${AROUND_HOOKS}`;
      return {
        name: `${page.replace('.md', '')}-${hook}.tsx`,
        place: `example of ${hook} (${entry})`,
        code: `${imports}\nexport function Example() {\n${body}\nreturn null;\n}\n`,
        use: '',
      };
    });
}

const mentioned = (exported: readonly string[], body: string) =>
  exported.filter((name) => new RegExp(`\\b${name}\\b`).test(body)).join(', ');
