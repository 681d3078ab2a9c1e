/** Turns Markdown into the pages' HTML: anchors, coloured code, diagrams, links inside the site. */
import MarkdownIt from 'markdown-it';
import { drawDiagram } from './diagram.ts';
import { highlight } from './highlight.ts';
import { slugOf } from './page.ts';

export interface Heading {
  level: number;
  text: string;
  anchor: string;
}

export interface Rendered {
  html: string;
  headings: Heading[];
  /** What is searched, from heading to heading. */
  parts: { anchor: string; title: string; text: string }[];
}

export interface Surroundings {
  title: string;
  /** Where a link leads; null when its target is no part of the site. */
  resolve(href: string): string | null;
  /** The page of a name in code, such as `useCart`. */
  pageOf(name: string): string | undefined;
}

interface Env {
  around: Surroundings;
  taken: Map<string, number>;
  headings: Heading[];
  parts: Rendered['parts'];
  /** Ends of links that lead nowhere, and of those that do. */
  links: boolean[];
  inHeading: boolean;
  diagrams: number;
  inTable: boolean;
}

const md = new MarkdownIt({ html: true, linkify: false });
const { escapeHtml } = md.utils;
const envOf = (env: unknown) => env as Env;

function anchorOf(text: string, { taken }: Env): string {
  const slug = slugOf(text);
  const count = taken.get(slug) ?? 0;
  taken.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}

const plain = (tokens: readonly { type: string; content: string }[]) =>
  tokens.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');

md.renderer.rules.heading_open = (tokens, index, _options, env: unknown) => {
  const here = envOf(env);
  const { tag } = tokens[index]!;
  const text = plain(tokens[index + 1]?.children ?? []).replaceAll(/<[^>]*>/g, '');
  const level = Number(tag.slice(1));
  const anchor = anchorOf(text, here);
  here.inHeading = true;
  if (level > 1) here.headings.push({ level, text, anchor });
  if (level > 1 && level < 4) here.parts.push({ anchor, title: text, text: '' });
  return `<${tag} id="${anchor}">`;
};
md.renderer.rules.heading_close = (tokens, index, _options, env: unknown) => {
  const here = envOf(env);
  here.inHeading = false;
  const { tag } = tokens[index]!;
  const { anchor, text } = here.headings.at(-1) ?? {};
  const link =
    tag === 'h1' || anchor === undefined
      ? ''
      : ` <a class="anchor" href="#${anchor}" aria-label="Link to ${escapeHtml(text ?? '')}"><span aria-hidden="true">#</span></a>`;
  return `${link}</${tag}>\n`;
};

md.renderer.rules.text = (tokens, index, _options, env: unknown) => {
  const { content } = tokens[index]!;
  remember(content, env);
  return escapeHtml(content);
};
const TYPE_NAME = /(?<![\w&.])[A-Z][a-z]\w+(?![\w.;])/g;

function linked(name: string, { around }: Env): string {
  const page = around.pageOf(name);
  return page === undefined ? name : `<a href="${page}">${name}</a>`;
}

md.renderer.rules.code_inline = (tokens, index, _options, env: unknown) => {
  const here = envOf(env);
  const { content } = tokens[index]!;
  remember(content, env);
  const html = escapeHtml(content);
  if (here.inHeading || here.links.length > 0) return `<code>${html}</code>`;
  const page = here.around.pageOf(content);
  if (page !== undefined) return `<a href="${page}"><code>${html}</code></a>`;
  // In tables types are made of names: each leads to where it is told.
  return `<code>${here.inTable ? html.replaceAll(TYPE_NAME, (name) => linked(name, here)) : html}</code>`;
};

function remember(text: string, env: unknown): void {
  const { parts, inHeading } = envOf(env);
  const part = parts.at(-1);
  if (part && !inHeading) part.text += `${text} `;
}

md.renderer.rules.link_open = (tokens, index, options, env: unknown, self) => {
  const here = envOf(env);
  const token = tokens[index]!;
  const href = here.around.resolve(token.attrGet('href') ?? '');
  here.links.push(href !== null);
  if (href === null) return '';
  token.attrSet('href', href);
  return self.renderToken(tokens, index, options);
};
md.renderer.rules.link_close = (_tokens, _index, _options, env: unknown) =>
  envOf(env).links.pop() ? '</a>' : '';

md.renderer.rules.fence = (tokens, index, _options, env: unknown) => {
  const { info, content } = tokens[index]!;
  const [language = ''] = info.split(' ');
  if (language === 'mermaid') {
    const here = envOf(env);
    here.diagrams += 1;
    const title = here.headings.at(-1)?.text ?? here.around.title;
    const what = title === 'Diagram' || title === 'States' ? here.around.title : title;
    return drawDiagram(content, `States: ${what}`, `diagram-${here.diagrams}`);
  }
  const html = highlight(content.replace(/\n$/, ''), language) ?? escapeHtml(content);
  const kind = info.includes('signature') ? ' class="signature"' : '';
  return `<div class="code"><pre${kind} tabindex="0"><code>${html}</code></pre></div>\n`;
};

md.renderer.rules.table_open = (_tokens, _index, _options, env: unknown) => {
  envOf(env).inTable = true;
  return '<div class="table" tabindex="0"><table>\n';
};
md.renderer.rules.table_close = (_tokens, _index, _options, env: unknown) => {
  envOf(env).inTable = false;
  return '</table></div>\n';
};
// GitHub's alignment is a style; none of ours aligns anything.
// A head without a word is no head.
const isEmpty = (content: string | undefined) => content === undefined || content.trim() === '';
md.renderer.rules.th_open = (tokens, index) =>
  isEmpty(tokens[index + 1]?.content) ? '<td>' : '<th scope="col">';
md.renderer.rules.th_close = (tokens, index) =>
  isEmpty(tokens[index - 1]?.content) ? '</td>' : '</th>';
md.renderer.rules.td_open = () => '<td>';

/** Comments are for whoever edits the text. */
md.renderer.rules.html_block = (tokens, index) =>
  tokens[index]!.content.replaceAll(/<!--.*?-->\n*/gs, '');

export function renderMarkdown(text: string, around: Surroundings): Rendered {
  const env: Env = {
    around,
    taken: new Map(),
    headings: [],
    parts: [{ anchor: '', title: around.title, text: '' }],
    links: [],
    inHeading: false,
    diagrams: 0,
    inTable: false,
  };
  const html = md.render(text, env);
  return { html, headings: env.headings, parts: env.parts };
}
