/** Pieces of Markdown. */
import { renderMermaidSVG } from 'beautiful-mermaid';

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll(/\s*\n\s*/g, ' ');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : [head, head.map(() => '---'), ...rows]
        .map((row) => `| ${row.map(cell).join(' | ')} |`)
        .join('\n');
export const code = (text: string) => `\`${text}\``;
export const list = (words: readonly string[]) => words.map(code).join(', ');
export const paragraphs = (...parts: readonly string[]) => parts.filter(Boolean).join('\n\n');

/** Anchors as GitHub makes them, so that a link leads to the same heading there and here. */
export const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** A diagram of Mermaid as SVG; what it looks like stands in the theme. */
export function drawn(mermaid: string): string {
  const names = new Map(
    [...mermaid.matchAll(/^\s*(\w+) : (.+)$/gm)].map(([, id, name]) => [id, name]),
  );
  return (
    renderMermaidSVG(mermaid)
      .replace(/ style="[^"]*"/, ' role="img" aria-label="States"')
      .replace(/<style>.*?<\/style>/s, '')
      // Frames are headed by their id.
      .replaceAll(/>(s_\w+)<\/text>/g, (_all, id: string) => `>${names.get(id) ?? id}</text>`)
  );
}
