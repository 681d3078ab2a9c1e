/** Every document whose code somebody may copy, taken apart. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../.vitepress/root.ts';

export const exists = (file: string) => existsSync(path.join(root, file));
export const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const markdownIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map((name) => path.join(folder, name));
const readmesIn = (folder: string) =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/README.md`);

/** What people write, for readers of the repository, of the packages and of the site. */
export const documents = [
  ...['.', 'docs', 'docs/concepts', 'docs/guides', 'docs/decisions'].flatMap(markdownIn),
  ...['packages', 'examples'].flatMap(readmesIn),
  ...['openapi/README.md', 'examples/README.md', 'packages/server/src/modules/README.md'],
].filter(exists);

export interface Block {
  /** File and line, for whoever has to mend it. */
  place: string;
  language: string;
  /** `setup`: what the examples of the page take for granted. */
  mark: string;
  body: string;
  /** What a reader does with it. */
  use: string;
  /** Why it is not run, and where something stands for it. */
  reason: string;
}

const BLOCK =
  /^```(\w*)(?: (\w+))?\n(.*?)^```$|^<!-- (setup|use)\n(.*?)^-->$|^<!-- not run: (.+?) -->$/gms;

/** The code of a page, from top to bottom, with the comments that belong to it. */
export function blocksOf(text: string, file = ''): Block[] {
  const blocks: Block[] = [];
  let reason = '';
  for (const {
    index,
    1: language = '',
    2: mark = '',
    3: code = '',
    4: kind,
    5: comment = '',
    6: why,
  } of text.matchAll(BLOCK)) {
    const place = `${file}:${text.slice(0, index).split('\n').length}`;
    const last = blocks.at(-1);
    if (kind === 'use' && last) last.use = comment;
    else if (why === undefined)
      blocks.push({ place, language, mark: kind ?? mark, body: code || comment, use: '', reason });
    reason = why ?? '';
  }
  return blocks;
}
