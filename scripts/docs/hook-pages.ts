/** One page per hook and machine, from the pages that the hooks' own generator keeps fresh. */
import { code, paragraphs, table, type Page } from './page.ts';

export interface HookSource {
  /** What people import. */
  entry: string;
  /** Where the pages are. */
  folder: string;
  /** File that the Markdown comes from. */
  source: string;
  /** What a code says, in Spanish. */
  sentenceOf(code: string): string | undefined;
  /** The diagram of a machine, as Mermaid. */
  diagramOf(machine: string): string | undefined;
}

const FENCE = /```(ts signature|tsx)\n.*?\n```/gs;

/** The hooks of one page of `packages/hooks/docs`, by their headings. */
export function hookPages(markdown: string, from: HookSource): Page[] {
  return markdown
    .split('\n### ')
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const name = heading.replaceAll('`', '');
      return {
        address: `${from.folder}/${kebab(name)}`,
        title: name,
        source: from.source,
        markdown: hookPage(name, lines.join('\n').trim(), from),
      };
    });
}

export const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (upper) => `-${upper.toLowerCase()}`).replace(/^-/, '');

function hookPage(name: string, body: string, from: HookSource): string {
  const [signature = '', example = ''] = body.match(FENCE) ?? [];
  const [text = '', details = ''] = body.split(signature);
  const blocks = details.replace(example, '').trim().split('\n\n').filter(Boolean);
  const takes = blocks.filter((block) => block.startsWith('- `'));
  const returns = blocks.filter((block) => block.startsWith('|'));
  const facts = blocks
    .filter((block) => /^- (Keys|Says|Machine|`\w+` refreshes)/.test(block))
    .join('\n');
  const params = takes.filter((block) => block !== facts && !/` refreshes/.test(block));
  const keys = facts.split('\n').filter((line) => line && !/^- (Says|Machine)/.test(line));
  return paragraphs(
    `# ${code(name)}`,
    text.trim(),
    `\`\`\`ts\nimport { ${name} } from '${from.entry}';\n\`\`\``,
    example && `## Example\n\n${example}`,
    `## Signature\n\n${signature}`,
    params.length > 0 ? `## Parameters\n\n${params.join('\n')}` : '',
    returns.length > 0 ? `## Returns\n\n${returns.join('\n\n')}` : readsNote(signature),
    keys.length > 0 ? `## Cache keys\n\n${keys.join('\n')}` : '',
    states(facts, from),
    messages(facts, from),
  );
}

const readsNote = (signature: string) =>
  signature.includes('SWRResponse')
    ? '## Returns\n\nWhat SWR returns: `data`, `error` (an `ApiError`), `isLoading`, `isValidating` and `mutate`.'
    : '';

/** What is said to people is said in Spanish, also to whoever hears these pages. */
export const inSpanish = (text: string) => text && `<span lang="es">${text}</span>`;

const listed = (facts: string, head: string): string[] =>
  (new RegExp(`^- ${head}: (.+)\\.$`, 'm').exec(facts)?.[1] ?? '')
    .split(', ')
    .map((each) => each.replaceAll('`', ''))
    .filter(Boolean);

/** The machines behind it, drawn. */
function states(facts: string, { diagramOf }: HookSource): string {
  const machines = listed(facts, 'Machine');
  if (machines.length === 0) return '';
  const drawings = machines.flatMap((name) => {
    const diagram = diagramOf(name);
    return diagram === undefined
      ? []
      : [`It runs ${code(name)}, where every event and transition is told:\n\n${diagram}`];
  });
  return paragraphs('## States', ...drawings);
}

function messages(facts: string, { sentenceOf }: HookSource): string {
  const codes = listed(facts, 'Says');
  const rows = codes.map((each) => [code(each), inSpanish(sentenceOf(each) ?? '')]);
  return rows.length === 0
    ? ''
    : `## Messages and errors\n\nCodes that it may say, with the sentence of the catalogue; [any of them can be replaced](/docs/site/guides/texts-and-theming.md).\n\n${table(['Code', 'Sentence'], rows)}`;
}

/** The page of a machine, with headings for what its generator lists. */
export function machinePage(markdown: string, file: string): Page {
  const title = /^# `(\w+)`$/m.exec(markdown)?.[1] ?? file;
  const text = markdown
    .replace('```mermaid', '## Diagram\n\n```mermaid')
    .replace(/^- States: /m, '## States and events\n\n- States: ')
    .replace(/^\| From /m, '## Transitions\n\n| From ')
    .replace(
      /^```ts\n/m,
      '## Example\n\nIn the [setting of all examples](README.md#machines).\n\n```ts\n',
    );
  return {
    address: `machines/${file.replace(/\.md$/, '')}`,
    title,
    markdown: text,
    source: `packages/hooks/docs/machines/${file}`,
  };
}
