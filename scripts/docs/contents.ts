/** Everything that the site holds, in the order of its navigation. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { apiPages } from './api-pages.ts';
import type { Contract } from './contract.ts';
import { examplePages } from './example-pages.ts';
import { hookPages, inSpanish, kebab, machinePage } from './hook-pages.ts';
import { code, paragraphs, slugOf, table, type Page, type Section } from './page.ts';
import type { Entry } from './reference-model.ts';
import { sdkFunctions } from './sdk-functions.ts';
import { sdkPages } from './sdk-pages.ts';
import { read, writtenPage } from './written-pages.ts';

const HOOKS = 'packages/hooks/docs/hooks.md';
const BACKOFFICE = 'packages/hooks/docs/backoffice-hooks.md';
const TEXTS = 'packages/hooks/docs/texts.md';
const TYPES = 'packages/hooks/docs/types.md';
const MACHINES = 'packages/hooks/docs/machines';

export function contentsOf(root: string, reference: readonly Entry[]): Section[] {
  const page = (file: string, address: string, title?: string) =>
    writtenPage(root, file, address, slugOf, title);
  const guide = (name: string) => page(`docs/site/${name}.md`, name);
  const readme = (name: string) =>
    page(`packages/${name}/README.md`, `packages/${name}`, `@filigrana/${name}`);
  const contract = JSON.parse(read(root, 'packages/sdk/openapi.json')) as Contract;
  const texts = read(root, TEXTS);
  const examples = examplePages(root);
  const machines = readdirSync(path.join(root, MACHINES)).filter((file) => file !== 'README.md');
  const decisions = readdirSync(path.join(root, 'docs/decisions')).sort();

  return [
    {
      title: 'Begin',
      pages: [{ ...page('docs/site/index.md', '', 'Introduction'), plain: true }, guide('start')],
    },
    {
      title: 'Concepts',
      pages: ['contract', 'sessions', 'cart', 'checkout', 'lifecycles'].map((name) =>
        guide(`concepts/${name}`),
      ),
    },
    {
      title: 'Guides',
      pages: [
        'mocks-cookbook',
        'own-backend',
        'texts-and-theming',
        'deploying',
        'accessibility',
      ].map((name) => guide(`guides/${name}`)),
    },
    ...(examples.length > 0 ? [{ title: 'Examples', long: true, pages: examples }] : []),
    { title: 'Packages', pages: ['sdk', 'hooks', 'mocks', 'conformance', 'server'].map(readme) },
    withPages(hookSection(root, 'Hooks', HOOKS, '@filigrana/hooks', 'hooks', texts), [
      page(TYPES, 'hooks/types', 'All types'),
      spanishTexts(page(TEXTS, 'hooks/texts', 'All texts')),
    ]),
    hookSection(
      root,
      'Back-office hooks',
      BACKOFFICE,
      '@filigrana/hooks/backoffice',
      'backoffice',
      texts,
    ),
    {
      title: 'Machines',
      long: true,
      pages: [
        page(`${MACHINES}/README.md`, 'machines', 'All machines'),
        ...machines.map((file) => machinePage(read(root, `${MACHINES}/${file}`), file)),
      ],
    },
    {
      title: 'HTTP API',
      long: true,
      pages: apiPages(contract, sdkFunctions(root)),
    },
    { title: 'SDK reference', long: true, pages: sdkPages(reference) },
    {
      title: 'Background',
      long: true,
      pages: [
        page('GLOSSARY.md', 'background/glossary'),
        page('CONTRIBUTING.md', 'background/contributing'),
        page('SECURITY.md', 'background/security', 'Security'),
        page('docs/threat-model.md', 'background/threat-model'),
        ...decisions.map((file) =>
          page(`docs/decisions/${file}`, `background/${file.replace(/\.md$/, '')}`),
        ),
      ],
    },
  ];
}

/** More pages after the first one of a section. */
const withPages = (section: Section, more: readonly Page[]): Section => {
  const [first, ...rest] = section.pages;
  return { ...section, pages: [...(first ? [first] : []), ...more, ...rest] };
};

/** Title and text of every row. */
const spanishTexts = (page: Page): Page => ({
  ...page,
  markdown: page.markdown.replaceAll(
    /^(\| `[\w.]+` +\| )(.*?)( *\| )(.*?)( *\| \w+ +\|)$/gm,
    (_all, name: string, title: string, middle: string, text: string, end: string) =>
      `${name}${inSpanish(title.trim())}${middle}${inSpanish(text.trim())}${end}`,
  ),
});

/** The types of the hooks, each with its place on their page. */
export const hookTypes = (root: string): [name: string, address: string][] =>
  [...read(root, TYPES).matchAll(/^### `(\w+)`$/gm)].map(([, name = '']) => [
    name,
    `hooks/types#${slugOf(name)}`,
  ]);

function hookSection(
  root: string,
  title: string,
  file: string,
  entry: string,
  folder: string,
  texts: string,
): Section {
  const markdown = read(root, file);
  const [intro = ''] = markdown.split('\n### ');
  const pages = hookPages(markdown, {
    entry,
    folder,
    source: file,
    sentenceOf: sentences(texts, title),
    diagramOf: (machine) =>
      /^```mermaid\n.*?^```$/ms.exec(read(root, `${MACHINES}/${kebab(machine)}.md`))?.[0],
  });
  const rows = pages.map(({ title: name, address, markdown: text }) => [
    `[${code(name)}](doc:${address})`,
    firstSentence(text),
  ]);
  const overview: Page = {
    address: folder,
    title: title === 'Hooks' ? 'All hooks' : 'All back-office hooks',
    markdown: paragraphs(
      intro.replace(/ Codes under .*? `useTexts`[^.]*\./, '').trim(),
      table(['Hook', 'What'], rows),
    ),
    source: file,
  };
  return { title, long: true, pages: [overview, ...pages] };
}

/** What stands under the heading. */
function firstSentence(markdown: string): string {
  const [, text = ''] = /^# .+?\n\n(.+?)(?:\n\n|$)/s.exec(markdown) ?? [];
  return (/^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text).replaceAll('\n', ' ');
}

/** Title and text of a code, from the table of the hooks' texts. */
function sentences(texts: string, title: string): (code: string) => string | undefined {
  const [, storefront = '', backoffice = ''] = texts.split('\n## ');
  const rows = (title === 'Hooks' ? storefront : backoffice)
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((each) => each.trim()))
    .map(([, name = '', head = '', text = '']): [string, string] => [
      name.replaceAll('`', ''),
      [head, text].filter(Boolean).join(': '),
    ]);
  const found = new Map(rows);
  return (name) => found.get(name);
}
