/** The documentation site: what people wrote, in the order of its navigation, and the pages made from sources. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type DefaultTheme, type MarkdownRenderer } from 'vitepress';
import reference from '../reference/typedoc-sidebar.json' with { type: 'json' };
import { drawn, slugOf } from './markdown.ts';
import { REPOSITORY, root, SITE } from './root.ts';

/** Addresses of what is written beside the code. */
const beside = Object.fromEntries([
  ['README.md', 'background/repository.md'],
  ...['CONTRIBUTING', 'GLOSSARY', 'SECURITY'].map((name) => [
    `${name}.md`,
    `background/${name.toLowerCase()}.md`,
  ]),
  ['openapi/README.md', 'background/openapi.md'],
  ['examples/README.md', 'examples/index.md'],
  ['packages/server/src/modules/README.md', 'packages/server-modules.md'],
]) as Record<string, string>;
const addressOf = (file: string) =>
  beside[file] ?? file.replace(/^docs\//, '').replace(/^(\w+\/[\w-]+)\/README\.md$/, '$1.md');

const named = (folder: string, names: readonly string[]) =>
  names.map((name) => ({ text: titleOf(name), link: `/${folder}/${name}` }));
const titleOf = (name: string) =>
  name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
const inFolder = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) =>
      entry.isFile() ? entry.name.endsWith('.md') && entry.name !== 'README.md' : true,
    )
    .map(({ name }) => name.replace(/\.md$/, ''));

const packages = ['sdk', 'hooks', 'mocks', 'conformance', 'server', 'web'];
const guide: DefaultTheme.SidebarItem[] = [
  { text: 'Start in five minutes', link: '/start' },
  {
    text: 'Concepts',
    items: named('concepts', ['contract', 'sessions', 'cart', 'checkout', 'lifecycles']),
  },
  { text: 'Playground', link: '/reference/playground' },
  { text: 'Guides', items: named('guides', inFolder('docs/guides')) },
  { text: 'Examples', link: '/examples/', items: named('examples', inFolder('examples')) },
  {
    text: 'Packages',
    items: [
      ...packages.map((name) => ({ text: `@filigrana/${name}`, link: `/packages/${name}` })),
      { text: 'create-filigrana', link: '/packages/create' },
    ],
  },
  {
    text: 'Background',
    items: [
      ...named('background', ['repository', 'openapi', 'glossary', 'contributing', 'security']),
      { text: 'Threat model', link: '/threat-model' },
    ],
  },
  { text: 'Decisions', items: named('decisions', inFolder('docs/decisions')) },
];

/** The entries; of the one that is shown, everything it exports. */
const entries = reference.map(({ text, link }) => ({ text, link }));
const entriesWith = (shown: string) =>
  reference.map(({ text, link, items }) =>
    link === shown
      ? // A group that opens and closes would be a button inside a button.
        { text, link, items: items.map(({ text, items }) => ({ text, items })) }
      : { text, link },
  );

const favicon = readFileSync(path.join(root, 'packages/web/src/public/favicon.svg'), 'utf8');

/** Links are written as they lead in the repository; what is no page is read there. */
function linksOf(md: MarkdownRenderer) {
  const draw = md.renderer.rules['link_open']!;
  md.renderer.rules['link_open'] = (tokens, index, options, env: Record<string, string>, self) => {
    const href = tokens[index]!.attrGet('href') ?? '';
    const [target = '', hash] = href.split('#');
    // What is beside the site has a target of its own.
    if (target !== '' && !/^(\w+:|\/)/.test(target) && !tokens[index]!.attrGet('target')) {
      const source = path.resolve(path.dirname(env['realPath'] ?? env['path']!), target);
      const file = path.relative(root, source);
      const page = addressOf(file.replace(/^docs\/(reference|http)\/$/, '$&index.md'));
      const isPage = file.endsWith('.md');
      if (!isPage && !existsSync(source)) throw new Error(`${env['path']}: no file ${href}`);
      tokens[index]!.attrSet(
        'href',
        `${isPage ? `/${page}` : `${REPOSITORY}/${file}`}${hash ? `#${hash}` : ''}`,
      );
    }
    return draw(tokens, index, options, env, self);
  };
}

/** Diagrams are drawn when the site is built: readers load no program for it. */
function diagramsOf(md: MarkdownRenderer) {
  const draw = md.renderer.rules.fence!;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const { info, content } = tokens[index]!;
    if (info !== 'mermaid') return draw(tokens, index, options, env, self);
    return `<div class="diagram" tabindex="0" role="group" aria-label="Diagram, scrollable">${drawn(content)}</div>\n`;
  };
}

const isMade = (file: string) => /^docs\/(reference|http)\//.test(file);

/** An entry's page without its interfaces and types: whoever searches wants what is called, or a page of the guide. */
const withoutShapes = (html: string) =>
  html.replace(/<h2 id="(?:interfaces|type-aliases)".*?(?=<h2 id="(?!type-aliases)|$)/s, '');

/** Where a page stands in the navigation; those that stand in none come last. */
const order = guide.flatMap(({ link, items = [] }) => [link, ...items.map((item) => item.link)]);
function placeOf(file: string): number {
  const at = order.indexOf(`/${addressOf(file).replace(/(index)?\.md$/, '')}`);
  return at === -1 ? order.length : at;
}

/** The pages for programs that read: a line each, those that people wrote before those of the reference. */
function contents(pages: readonly string[]): string {
  const lineOf = (file: string) => {
    const [, title] = /^# (.+)$/m.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    const address = addressOf(file).replace(/(^|\/)index\.md$|\.md$/, '$1');
    return title === undefined ? [] : [`- [${title}](${SITE}${address})`];
  };
  const lines = (wanted: boolean) =>
    pages
      .filter((file) => isMade(file) === wanted)
      .toSorted()
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .flatMap(lineOf)
      .join('\n');
  return `# Filigrana

> An artisan jewellery shop as a typed SDK, headless React hooks and a reference UI, all made from one OpenAPI contract.

## Guide

${lines(false)}

## Reference

${lines(true)}
`;
}

export default defineConfig({
  title: 'Filigrana',
  description: 'Documentation of an artisan jewellery shop that is made to be taken apart.',
  base: process.env['DOCS_BASE'] ?? '/',
  srcDir: '..',
  srcExclude: ['**/CHANGELOG.md', 'packages/server/demo/**', 'data/**'],
  rewrites: addressOf,
  outDir: 'dist',
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(favicon)}` }]],
  cleanUrls: true,
  sitemap: { hostname: SITE },
  transformPageData: ({ filePath, frontmatter }) =>
    // What is made from sources is edited there.
    isMade(filePath) ? { frontmatter: { ...frontmatter, editLink: false } } : undefined,
  buildEnd: ({ pages, outDir }) => writeFileSync(path.join(outDir, 'llms.txt'), contents(pages)),
  // What all pages share is loaded once.
  metaChunk: true,
  vite: {
    build: {
      target: 'es2022',
      rollupOptions: {
        onwarn(warning, warn) {
          // `use client` of the hooks is for other bundlers.
          if (!/"use client"|sourcemap for reporting/.test(warning.message)) warn(warning);
        },
      },
    },
    // What one can play with is made from the sources of the packages.
    resolve: { conditions: ['@filigrana/source'] },
  },
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: slugOf },
    config: (md) => {
      // Double braces in code are no expressions of a template.
      const draw = md.renderer.rules.code_inline!;
      md.renderer.rules.code_inline = (tokens, index, ...rest) => {
        tokens[index]!.attrSet('v-pre', '');
        return draw(tokens, index, ...rest);
      };
      linksOf(md);
      diagramsOf(md);
    },
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        _render: (text, env, md) => {
          const html = md.render(text, env);
          const isEntry = /\breference\/.*index\.md$/.test(env.relativePath);
          return isEntry ? withoutShapes(html) : html;
        },
      },
    },
    editLink: { pattern: `${REPOSITORY.replace('/blob/', '/edit/')}/:path` },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/start' },
      { text: 'Hooks', link: '/reference/hooks/' },
      { text: 'SDK', link: '/reference/sdk/' },
      { text: 'Reference', link: '/reference/' },
      { text: 'HTTP API', link: '/http/' },
    ],
    sidebar: {
      '/': guide,
      '/reference/': [
        ...entries,
        { text: 'Playground', link: '/reference/playground' },
        { text: 'Texts', link: '/reference/texts' },
        { text: 'Errors', link: '/reference/errors' },
      ],
      ...Object.fromEntries(reference.map(({ link }) => [link, entriesWith(link)])),
      '/http/': [
        {
          text: 'HTTP API',
          link: '/http/',
          items: named(
            'http',
            inFolder('docs/http').filter((name) => name !== 'index'),
          ),
        },
      ],
    },
    socialLinks: [{ icon: 'github', link: 'https://github.com/filigrana/filigrana' }],
  },
});
