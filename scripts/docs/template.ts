/** The frame around every page. No style and no script stands in it: the pages' policy allows none. */
import type { Heading } from './markdown.ts';
import { hrefOf, type Page, type Section } from './page.ts';

export interface Frame {
  sections: readonly Section[];
  /** Addresses of files with a hash in their name. */
  assets: { css: string; script: string; favicon: string; fonts: readonly string[] };
  /** The mark, as SVG. */
  mark: string;
}

export interface Drawn {
  page: Page;
  description: string;
  html: string;
  headings: readonly Heading[];
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export function drawPage({ page, description, html, headings }: Drawn, frame: Frame): string {
  const { assets } = frame;
  const section = frame.sections.find(({ pages }) => pages.includes(page))?.title;
  const title =
    page.address === ''
      ? 'Filigrana documentation'
      : [page.title, section, 'Filigrana'].filter(Boolean).join(' · ');
  const { beside, above } = contentsOf(page.plain ? [] : headings);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${assets.favicon}" type="image/svg+xml">
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<link rel="stylesheet" href="${assets.css}">
<script type="module" src="${assets.script}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${header(frame)}
<div class="frame${beside ? '' : ' wide'}">
<div class="side">${navigation(frame.sections, page)}</div>
<main id="content" tabindex="-1">
${above}<article>
${html}</article>
${neighbours(frame.sections, page)}
</main>
${beside}
</div>
<footer><p>Filigrana documentation, made from its sources. <a href="/">The shop</a> · <a href="/api/docs">The API on one page</a></p></footer>
</body>
</html>
`;
}

const header = ({ mark }: Frame) => `<header>
<a class="home" href="/docs/">${mark}<span class="name">Filigrana</span> <span class="docs">docs</span></a>
<div class="search" id="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="results" aria-autocomplete="list" placeholder="Search" autocomplete="off" spellcheck="false"><kbd aria-hidden="true">/</kbd>
<ul id="results" role="listbox" aria-label="Results" hidden></ul>
<p class="sr" role="status"></p>
</div>
</header>`;

function navigation(sections: readonly Section[], here: Page): string {
  const link = ({ address, title }: Page) =>
    `<li><a href="${hrefOf(address)}"${address === here.address ? ' aria-current="page"' : ''}>${escape(title)}</a></li>`;
  const groups = sections.map((section) => {
    const isInside = section.pages.includes(here);
    const list = `<ul>${section.pages.map(link).join('\n')}</ul>`;
    if (!section.long) return `<p class="group">${section.title}</p>${list}`;
    const [first] = section.pages;
    // A list to look something up in is printed where one is inside it.
    if (!isInside)
      return `<p class="group"><a href="${hrefOf(first?.address ?? '')}">${section.title}</a></p>`;
    return `<p class="group">${section.title}</p>${list}`;
  });
  const trail = sections.find((section) => section.pages.includes(here))?.title ?? '';
  const place = trail === '' ? '' : `<span class="place">${trail}</span>`;
  // On wide screens the list is always there; a phone opens it, without a script.
  return `<details class="menu"><summary>Menu ${place}</summary></details><nav aria-label="Pages">${groups.join('\n')}</nav>`;
}

/** The contents of a page, beside it and, where there is no room, above it. */
function contentsOf(headings: readonly Heading[]): { beside: string; above: string } {
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length < 2) return { beside: '', above: '' };
  const items = shown.map(
    ({ level, text, anchor }) =>
      `<li class="level-${level}"><a href="#${anchor}">${escape(text)}</a></li>`,
  );
  const list = `<ul>${items.join('\n')}</ul>`;
  return {
    beside: `<nav class="toc" aria-label="On this page"><p class="group">On this page</p>${list}</nav>`,
    above: `<details class="here"><summary>On this page</summary>${list}</details>`,
  };
}

function neighbours(sections: readonly Section[], here: Page): string {
  const pages = sections.flatMap(({ pages: own }) => own);
  const index = pages.indexOf(here);
  if (index < 0) return '';
  const link = (page: Page | undefined, rel: 'prev' | 'next', label: string) =>
    page
      ? `<a rel="${rel}" href="${hrefOf(page.address)}"><span>${label}</span>${escape(page.title)}</a>`
      : '<span></span>';
  return `<nav class="turn" aria-label="Previous and next page">${link(pages[index - 1], 'prev', 'Previous')}${link(pages[index + 1], 'next', 'Next')}</nav>`;
}
