/** The examples of the SDK's docstrings as programs that do what they show. */
import { IMPORT } from './documents.ts';
import type { Entry } from './reference-model.ts';

/** `sum(1, 2); // 3`, also with the result on a line of its own. */
const CLAIM =
  /^(if \([^)]*\) )?(?!const |.*console\.log)([A-Za-z[].*?);?\s+\/\/ ('[^']*'|\[[^\]]*\]|\{[^}]*\}|true|false|null|-?\d[\d.]*)(?:[,:; ].*)?$/gm;

/** What an example says that comes out is also asserted. */
export const asserted = (body: string) => body.replaceAll(CLAIM, '$1claim($2).toEqual($3);');

/** Names that examples take for granted: those of `docstringValues`. */
const TAKEN =
  /\b(categories|entries|fechaPedido|form|host|lines|limits|materials|now|orders|products|profile|ring|session|shop|show|sizes|stones|table|token)\b/g;

export interface Docstrings {
  /** `createShop 1` */
  names: string[];
  /** A module that exports `examplesWith(values)`: functions, by these names. */
  code: string;
}

/** Every example of an entry's docstrings. */
export function docstringsOf({ name: entry, symbols }: Entry, root: string): Docstrings {
  const found = symbols.flatMap(({ name, examples }) =>
    examples.map((example, index) => ({ name: `${name} ${index + 1}`, example })),
  );
  const all = found.map(({ example }) => example).join('\n');
  const own = [...new Set(all.match(IMPORT))].filter((line) => !line.includes(`'${entry}'`));
  const exported = symbols.filter(({ kind }) => kind !== 'type').map(({ name }) => name);
  const taken = new Set([...all.matchAll(TAKEN)].map(([word]) => word));
  const functions = found.map(
    ({ name, example }) => `  '${name}': async () => {\n${done(example)}\n  },`,
  );
  return {
    names: found.map(({ name }) => name),
    code: `import { expect as claim } from 'vitest';
import * as v from 'valibot';
import type { DocstringValues } from '${root}/scripts/docs/docstring-values.ts';
${own.join('')}import { ${exported.join(', ')} } from '${entry}';
export const examplesWith = ({ ${[...taken].join(', ')} }: DocstringValues) => ({
${functions.join('\n')}
});
`,
  };
}

/** What an example does; one that throws has to. */
function done(example: string): string {
  const body = asserted(example.replaceAll(IMPORT, ''));
  return body.startsWith('throw ') ? `claim(() => { ${body} }).toThrow();` : body;
}
