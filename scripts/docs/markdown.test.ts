import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { slugOf } from './page.ts';
import { sectionOf } from './written-pages.ts';

const KNOWN: Readonly<Record<string, string>> = {
  useCart: '/docs/hooks/use-cart',
  CartOutcome: '/docs/hooks/types#cartoutcome',
};
const render = (text: string) =>
  renderMarkdown(text, {
    title: 'A page',
    resolve: (href) => (href.startsWith('gone') ? null : `/docs/${href}`),
    pageOf: (name) => KNOWN[name],
  });

describe('Markdown becomes a page', () => {
  test('headings of the same words have anchors of their own', () => {
    const { headings } = render('# One\n\n## Body\n\n## Body\n\n### `getCart`');
    expect(headings.map(({ anchor }) => anchor)).toEqual(['body', 'body-1', 'getcart']);
  });

  test('links lead into the site, and what is not in it is only words', () => {
    const { html } = render('[cart](cart.md) and [a file](gone.ts)');
    expect(html).toContain('<a href="/docs/cart.md">cart</a> and a file');
  });

  test('names in code lead to their pages, types in tables too, but never inside a link', () => {
    const { html } = render(
      'Use `useCart`, [`useCart`](x).\n\n| T |\n| --- |\n| `Promise<CartOutcome>` |',
    );
    expect(html).toContain('<a href="/docs/hooks/use-cart"><code>useCart</code></a>');
    expect(html).toContain('<a href="/docs/x"><code>useCart</code></a>');
    expect(html).toContain(
      '<code>Promise&lt;<a href="/docs/hooks/types#cartoutcome">CartOutcome</a>&gt;</code>',
    );
  });

  test('code is coloured by classes and is never markup', () => {
    const { html } = render('```ts\nconst a = "<b>";\n```\n\n```what\n<b>\n```');
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/<b>| style=/);
  });

  test('a diagram is drawn without any style, and two on one page do not share their arrows', () => {
    const chart = '```mermaid\nstateDiagram-v2\n  s_a : one\n  s_b : two\n  s_a --> s_b : go\n```';
    const { html } = render(`## First\n\n${chart}\n\n## Second\n\n${chart}`);
    expect(html).not.toMatch(/<style| style="|@import/);
    expect(html).toContain('aria-label="States: First"');
    expect(html).toContain('aria-label="States: Second"');
    expect(html.match(/id="diagram-\d-arrowhead"/g)).toHaveLength(2);
    expect(html).toContain('>two</text>');
  });

  test('comments stay in the source, and a head without a word is no head', () => {
    const { html } = render('<!-- Made by hand. -->\n\n|  | What |\n| --- | --- |\n| a | b |');
    expect(html).not.toContain('Made by hand');
    expect(html).toContain('<td></td><th scope="col">What</th>');
  });

  test('what is searched is the text of each part', () => {
    const { parts } = render('# A page\n\nFirst `words`.\n\n## Then\n\nMore.');
    expect(parts.map(({ anchor, text }) => [anchor, text.trim()])).toEqual([
      ['', 'First  words .'],
      ['then', 'More.'],
    ]);
  });
});

describe('what stands under a heading', () => {
  const text =
    '# A\n\n## Settings\n\none\n\n```sh\n# no heading\n```\n\n### Deeper\n\ntwo\n\n## Next\n\nno';

  test('goes up to the next heading of its level', () => {
    expect(sectionOf(text, 'settings', slugOf)).toMatch(/^one[^]+# no heading[^]+two$/);
  });

  test('is missed loudly', () => {
    expect(() => sectionOf(text, 'gone', slugOf)).toThrow('No heading #gone.');
  });
});
