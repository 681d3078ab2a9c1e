/** Draws every page and writes the site into a folder. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { contentsOf, hookTypes } from './contents.ts';
import { linksOf } from './links.ts';
import { renderMarkdown, type Rendered } from './markdown.ts';
import { hrefOf, type Page } from './page.ts';
import type { Entry } from './reference-model.ts';
import { referenceLinks } from './sdk-pages.ts';
import { drawPage, type Frame } from './template.ts';

const WEB = 'packages/web/src';
const MINISEARCH = 'node_modules/minisearch/dist/es/index.js';
const FIRST_PAINT = ['ibarra-real-nova-latin-wght-normal.woff2', 'rosario-latin-wght-normal.woff2'];

const MISSING: Page = {
  address: '404',
  title: 'No such page',
  plain: true,
  markdown:
    '# No such page\n\nNothing of the documentation is at this address. Search for it, or begin at the [first page](/docs/).',
};

export function writeSite(root: string, reference: readonly Entry[], out: string): number {
  rmSync(out, { recursive: true, force: true });
  const sections = contentsOf(root, reference);
  const pages = sections.flatMap((section) => section.pages);
  const links = linksOf(sections, [...hookTypes(root), ...referenceLinks(reference)]);
  const drawn = [...pages, MISSING].map((page) => ({
    page,
    rendered: renderMarkdown(page.markdown, {
      title: page.title,
      resolve: (href) => links.resolve(href, page),
      pageOf: (name) => links.pageOf(name, page),
    }),
  }));
  const searched = drawn.filter(({ page }) => page !== MISSING);
  const frame: Frame = {
    sections,
    mark: markOf(root),
    assets: writeAssets(root, out, indexOf(searched)),
  };
  for (const { page, rendered } of drawn) {
    const file = path.join(out, `${page.address || 'index'}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    const description = page.description ?? descriptionOf(rendered);
    writeFileSync(file, drawPage({ page, description, ...rendered }, frame));
  }
  return drawn.length;
}

const descriptionOf = ({ parts }: Rendered) =>
  (parts.find(({ text }) => text.trim() !== '')?.text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

/** What the search box looks through, part by part. */
function indexOf(drawn: readonly { page: Page; rendered: Rendered }[]): string {
  const search = new MiniSearch({
    fields: ['title', 'page', 'text'],
    storeFields: ['title', 'page', 'href'],
  });
  search.addAll(
    drawn.flatMap(({ page, rendered }, at) =>
      rendered.parts.map(({ anchor, title, text }, part) => ({
        id: `${at}-${part}`,
        title,
        page: page.title,
        text,
        href: `${hrefOf(page.address)}${anchor && `#${anchor}`}`,
      })),
    ),
  );
  return JSON.stringify(search);
}

/** Writes what the pages load, in a folder named after its contents: it may be kept for ever. */
function writeAssets(root: string, out: string, index: string): Frame['assets'] {
  const own = path.join(root, 'scripts/docs/assets');
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const fonts = readdirSync(path.join(root, WEB, 'assets/fonts'));
  const css = [
    text(`${WEB}/ui/styles/fonts.css`).replaceAll('../../assets/fonts/', ''),
    text(`${WEB}/ui/tokens/tokens.css`),
    readFileSync(path.join(own, 'docs.css'), 'utf8'),
  ].join('\n');
  const files: Record<string, string> = {
    'docs.css': css,
    'docs.js': readFileSync(path.join(own, 'docs.js'), 'utf8'),
    'minisearch.js': text(MINISEARCH).replace(/\n\/\/# sourceMappingURL=.*/, ''),
    'search.json': index,
    'favicon.svg': text(`${WEB}/public/favicon.svg`),
  };
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const folder = path.join(out, 'assets', hash);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), content);
  for (const font of fonts)
    copyFileSync(path.join(root, WEB, 'assets/fonts', font), path.join(folder, font));
  const href = (name: string) => `/docs/assets/${hash}/${name}`;
  return {
    css: href('docs.css'),
    script: href('docs.js'),
    favicon: href('favicon.svg'),
    fonts: FIRST_PAINT.map(href),
  };
}

/** The mark of the shop, from its icons. */
function markOf(root: string): string {
  const sprite = readFileSync(path.join(root, WEB, 'assets/sprite.svg'), 'utf8');
  const [, inside = ''] = /<symbol id="logo-mark"[^>]*>(.*?)<\/symbol>/s.exec(sprite) ?? [];
  return `<svg viewBox="0 0 48 48" aria-hidden="true">${inside}</svg>`;
}
