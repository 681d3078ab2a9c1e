/** A page before it is drawn: Markdown, wherever it comes from. */
export interface Page {
  /** Below the site's root, without an ending: `concepts/cart`; the first page is ''. */
  address: string;
  title: string;
  /** For search engines and the search box. */
  description?: string;
  markdown: string;
  /** The file that relative links start at, from the repository's root. */
  source?: string;
  /** Shows no contents beside the text. */
  plain?: boolean;
}

/** A group of the navigation. */
export interface Section {
  title: string;
  pages: Page[];
  /** A list to look something up in: closed until one is inside. */
  long?: boolean;
}

/** Where a page is, for links. */
export const hrefOf = (address: string) => (address === '' ? '/docs/' : `/docs/${address}`);

/** As GitHub makes anchors of headings. */
export const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll(/\s*\n\s*/g, ' ');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : [head, head.map(() => '---'), ...rows]
        .map((row) => `| ${row.map(cell).join(' | ')} |`)
        .join('\n');

export const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
export const code = (text: string) => `\`${text}\``;
export const paragraphs = (...parts: readonly string[]) => parts.filter(Boolean).join('\n\n');
