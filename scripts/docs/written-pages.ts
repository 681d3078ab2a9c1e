/** Pages that people write: the guide in `docs/site`, and the READMEs and decisions beside the code. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from './page.ts';

/** `<!-- include README.md#settings -->`: what stands under that heading, at its one address. */
const INCLUDE = /^<!-- include (\S+)#(\S+) -->$/gm;
const LINK = /(\]\()([^)\s]+)(\))/g;

export const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

/** What stands between a heading and the next one of its level; without the heading. */
export function sectionOf(
  markdown: string,
  anchor: string,
  slugOf: (text: string) => string,
): string {
  const lines = markdown.split('\n');
  const levelOf = (line: string) => /^(#+) /.exec(line)?.[1]?.length;
  let isCode = false;
  const levels = lines.map((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    return isCode ? undefined : levelOf(line);
  });
  const start = lines.findIndex(
    (line, index) => levels[index] !== undefined && slugOf(line.replace(/^#+ /, '')) === anchor,
  );
  if (start < 0) throw new Error(`No heading #${anchor}.`);
  const level = levels[start] ?? 0;
  const end = levels.findIndex(
    (each, index) => index > start && each !== undefined && each <= level,
  );
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}

/** Links of an included text start at the root, wherever they are included. */
const fromRoot = (text: string, file: string) =>
  text.replaceAll(LINK, (link, open: string, href: string, close: string) =>
    /^(\w+:|#|\/)/.test(href) ? link : `${open}/${path.join(path.dirname(file), href)}${close}`,
  );

export function writtenPage(
  root: string,
  file: string,
  address: string,
  slugOf: (text: string) => string,
  title?: string,
): Page {
  const text = read(root, file).replaceAll(INCLUDE, (_all, from: string, anchor: string) =>
    fromRoot(sectionOf(read(root, from), anchor, slugOf), from),
  );
  const heading = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? file;
  return { address, title: title ?? heading, markdown: text, source: file };
}
