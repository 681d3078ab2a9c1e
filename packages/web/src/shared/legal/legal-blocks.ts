/** A piece of a legal page. */
export type LegalBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

/**
 * Takes a plain text apart: blank lines part paragraphs, a line that begins with `# ` is a heading,
 * lines that begin with `- ` are a list.
 *
 * @example legalBlocks('# Envíos\nA todo el país.')[0] // { kind: 'heading', text: 'Envíos' }
 */
export function legalBlocks(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const [, mark, rest = ''] = /^\s*(#|-)\s+(.+)$/.exec(line) ?? [];
    const last = isOpen ? blocks.at(-1) : undefined;
    if (mark === '#') blocks.push({ kind: 'heading', text: rest.trim() });
    else if (mark === '-') {
      const items = last?.kind === 'list' ? last.items : [];
      if (last?.kind === 'list') blocks.pop();
      blocks.push({ kind: 'list', items: [...items, rest.trim()] });
    } else if (line.trim() !== '') {
      const begun = last?.kind === 'paragraph' ? `${last.text}\n` : '';
      if (begun) blocks.pop();
      blocks.push({ kind: 'paragraph', text: begun + line.trim() });
    }
    isOpen = line.trim() !== '';
  }
  return blocks;
}
