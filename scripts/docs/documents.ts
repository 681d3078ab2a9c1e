/** Every document whose code somebody may copy. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Written for readers of the repository and of packages; pages of hooks are made from docstrings. */
export function documentsOf(root: string): string[] {
  const under = (folder: string) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/README.md`);
  const guide = readdirSync(path.join(root, 'docs/site'), { recursive: true, encoding: 'utf8' });
  const all = [
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'openapi/README.md', 'examples/README.md'],
    ...guide.filter((file) => file.endsWith('.md')).map((file) => `docs/site/${file}`),
    ...under('packages'),
    ...under('examples'),
    'packages/server/src/modules/README.md',
  ];
  return all.filter((file) => existsSync(path.join(root, file)));
}

export interface Block {
  /** File and line, for whoever has to mend it. */
  place: string;
  language: string;
  /** `setup`, or nothing. */
  mark: string;
  body: string;
}

/** The imports of an example. */
export const IMPORT = /^import [^;]+;\n/gm;

const BLOCK = /^```(\w*)(?: (\w+))?\n(.*?)^```$/gms;

/** The code of a page, from top to bottom. */
export const blocksOf = (text: string, file = ''): Block[] =>
  [...text.matchAll(BLOCK)].map(({ index, 1: language = '', 2: mark = '', 3: body = '' }) => ({
    place: `${file}:${text.slice(0, index).split('\n').length}`,
    language,
    mark,
    body,
  }));
