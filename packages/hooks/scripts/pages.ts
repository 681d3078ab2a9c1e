/** Makes the pages of `docs` from the sources: docstrings, types, machines. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type Options } from 'prettier';
import { StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import * as machines from '../src/machines.ts';
import { backofficeTexts } from '../src/backoffice/texts/backoffice-texts.ts';
import { storefrontTexts } from '../src/storefront/texts/storefront-texts.ts';
import { PACKAGE, readEntries, readTypes, type Documented, type DocumentedType } from './api.ts';
import { delaysOf, diagramOf, eventsOf, statesOf, transitionRows } from './chart.ts';
import { effectsOf } from './closure.ts';

const NOTE = '<!-- Made from the sources by `npm run docs -w @filigrana/hooks`. Change those. -->';

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : [head, head.map(() => '---'), ...rows]
        .map((row) => `| ${row.map(cell).join(' | ')} |`)
        .join('\n');
const code = (text: string) => `\`${text}\``;
const list = (words: readonly string[]) => words.map(code).join(', ');
const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
const paragraphs = (...parts: readonly string[]) => parts.filter(Boolean).join('\n\n');

function hookEntry(hook: Documented): string {
  const { keys, writes, codes, machines: run } = effectsOf(hook.file);
  const facts = [
    keys.length > 0 ? `- Keys: ${list(keys)}.` : '',
    ...writes.map(([write, reads]) =>
      reads.length > 0
        ? `- ${code(write)} refreshes ${list(reads)}.`
        : `- ${code(write)} refreshes nothing.`,
    ),
    codes.length > 0 ? `- Says: ${list(codes)}.` : '',
    run.length > 0 ? `- Machine: ${list(run)}.` : '',
  ].filter(Boolean);
  return paragraphs(
    `### \`${hook.name}\``,
    hook.text,
    fenced('ts signature', hook.signature),
    ...hook.params.map(({ name, text }) => `- \`${name}\`: ${text.replace(/^-? ?/, '')}`),
    table(
      ['Returns', 'Type', 'Meaning'],
      hook.members.map(({ name, type, meaning }) => [code(name), code(type), meaning]),
    ),
    facts.join('\n'),
    fenced('tsx', hook.example),
  );
}

const isHook = ({ name }: Documented) => /^use[A-Z]/.test(name);

function hookPage(title: string, intro: string, exported: readonly Documented[]): string {
  const hooks = exported.filter(isHook).sort((a, b) => a.name.localeCompare(b.name));
  return paragraphs(NOTE, `# ${title}`, intro, ...hooks.map(hookEntry));
}

/** Pages are named as files are. */
const fileOf = (name: string) =>
  `${name.replace(/[A-Z]/g, (upper) => `-${upper.toLowerCase()}`)}.md`;

function machinePage({ name, text, example }: Documented): string {
  const machine: unknown = (machines as Readonly<Record<string, unknown>>)[name];
  const drawing = machine instanceof StateMachine ? drawn(machine as AnyStateMachine) : [];
  return paragraphs(NOTE, `# \`${name}\``, text, ...drawing, fenced('ts', example));
}

function drawn(machine: AnyStateMachine): string[] {
  const actors = Object.keys(machine.implementations.actors as Record<string, AnyActorLogic>);
  return [
    fenced('mermaid', diagramOf(machine)),
    [
      `- States: ${list(statesOf(machine))}.`,
      `- Events: ${list(eventsOf(machine))}.`,
      actors.length > 0 ? `- Actors: ${list(actors)}.` : '- Actors: none.',
      ...delaysOf(machine).map(([delay, ms]) => `- Delay ${code(delay)}: ${ms}.`),
    ].join('\n'),
    table(['From', 'When', 'If', 'To'], transitionRows(machine)),
  ];
}

interface Text {
  title: string;
  text: string;
  variant: string;
}

const textTable = (texts: Readonly<Record<string, Text>>) =>
  table(
    ['Code', 'Title', 'Text', 'Look'],
    Object.entries(texts)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, { title, text, variant }]) => [code(name), title, text, variant]),
  );

const typeEntry = ({ name, text, definition, members }: DocumentedType) =>
  paragraphs(
    `### \`${name}\``,
    text,
    definition && fenced('ts signature', `type ${name} = ${definition}`),
    table(
      ['Field', 'Type', 'Meaning'],
      members.map((member) => [code(member.name), code(member.type), member.meaning]),
    ),
  );

/** Every type that the hooks speak in. */
function typesPage(): string {
  const [storefront = [], backoffice = []] = readTypes(['index.ts', 'backoffice.ts']);
  const names = new Set(storefront.map(({ name }) => name));
  return paragraphs(
    NOTE,
    '# Types',
    'What hooks take and return, by name, from the entry that exports it. Amounts are USD, times milliseconds.',
    '## Of visitors and customers',
    ...storefront.map(typeEntry),
    '## Of the back office',
    // What both entries export is told once.
    ...backoffice.filter(({ name }) => !names.has(name)).map(typeEntry),
  );
}

/** Every sentence that a hook may say. */
const textsPage = () =>
  paragraphs(
    NOTE,
    '# Texts',
    'Everything that hooks say to people, by code. Words in braces are filled in. A text that the provider is given under the same code takes its place.',
    '## Of visitors and customers',
    textTable(storefrontTexts),
    '## Of the back office',
    textTable(backofficeTexts),
  );

/** What stands in a list of many. */
const firstSentence = (text: string) =>
  /^.*?(?:\.(?=\s|$)|:(?=\s*\n\s*[-\n]|$))/s.exec(text)?.[0].replace(/:$/, '.') ?? '';

/** The examples of machines run in a shop of the mocks. */
const SETTING = paragraphs(
  'The examples stand in this setting: a shop of `@filigrana/mocks`, and the SDK that calls it. What is behind a port can as well be your own client, or a fake.',
  fenced(
    'ts',
    `import { mockShopServer } from '@filigrana/mocks/node';
import { createShop, memorySession } from '@filigrana/sdk';
import { createActor, fromPromise, waitFor } from 'xstate';

const mock = mockShopServer();
const { customer } = mock.people;
const session = memorySession();
const shop = createShop({ host: mock.host, session });`,
  ),
);

const INTRO = {
  storefront:
    'Everything that `@filigrana/hooks` exports as a hook. Reads return what SWR returns (`data`, `error`, `isLoading`, `isValidating`, `mutate`); `error` is an `ApiError`. Codes under “Says” are those of `useTexts`. Amounts are USD, times milliseconds.',
  backoffice:
    'Everything that `@filigrana/hooks/backoffice` exports as a hook. Toasts are shown by the hooks themselves; a page renders them with `useToasts`. Codes under “Says” are those of `useTexts` of this entry. Amounts are USD, times milliseconds.',
  machines:
    'Every machine of `@filigrana/hooks/machines`, drawn from the machine itself. None of them needs React; each is given its actors by its `provide…` function, or by `machine.provide` where there is none.',
};

/** Formatted until it stays as it is: code inside a page can take a second look. */
async function settled(text: string, options: Options): Promise<string> {
  const formatted = await format(text, options);
  return formatted === text ? text : settled(formatted, options);
}

/** Every page by its path below the package. */
export async function makePages(): Promise<Map<string, string>> {
  const [storefront = [], backoffice = [], exported = []] = readEntries([
    'index.ts',
    'backoffice.ts',
    'machines.ts',
  ]);
  const byName = [...exported].sort((a, b) => a.name.localeCompare(b.name));
  const drawn = byName.filter(({ name }) => name.endsWith('Machine') && !name.startsWith('create'));
  const index = table(
    ['Machine', 'What'],
    drawn.map((each) => [`[\`${each.name}\`](${fileOf(each.name)})`, firstSentence(each.text)]),
  );
  const functions = table(
    ['Beside them', 'What'],
    byName
      .filter((each) => !drawn.includes(each))
      .map(({ name, text }) => [code(name), firstSentence(text)]),
  );
  const pages = new Map<string, string>([
    ['docs/hooks.md', hookPage('Hooks of visitors and customers', INTRO.storefront, storefront)],
    [
      'docs/backoffice-hooks.md',
      hookPage('Hooks of the back office', INTRO.backoffice, backoffice),
    ],
    ['docs/texts.md', textsPage()],
    ['docs/types.md', typesPage()],
    [
      'docs/machines/README.md',
      paragraphs(NOTE, '# Machines', INTRO.machines, SETTING, index, functions),
    ],
    ...drawn.map((each) => [`docs/machines/${fileOf(each.name)}`, machinePage(each)] as const),
  ]);
  const style = JSON.parse(
    await readFile(path.join(PACKAGE, '../../.prettierrc.json'), 'utf8'),
  ) as object;
  for (const [file, text] of pages)
    pages.set(file, await settled(text, { ...style, parser: 'markdown' }));
  return pages;
}
