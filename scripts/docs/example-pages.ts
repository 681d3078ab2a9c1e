/** Pages of the examples: their READMEs, with the files that these talk about. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fenced, slugOf, type Page } from './page.ts';
import { read, writtenPage } from './written-pages.ts';

const FOLDER = 'examples';
const FILE_LINK = /\]\(([\w./-]+\.(tsx?|mjs))\)/g;

/** None where only the shop itself is built. */
export function examplePages(root: string): Page[] {
  const overview = `${FOLDER}/README.md`;
  if (!existsSync(path.join(root, overview))) return [];
  const names = readdirSync(path.join(root, FOLDER)).filter((name) =>
    existsSync(path.join(root, FOLDER, name, 'README.md')),
  );
  return [
    writtenPage(root, overview, 'examples', slugOf, 'All examples'),
    ...names.map((name) => examplePage(root, name)),
  ];
}

function examplePage(root: string, name: string): Page {
  const folder = `${FOLDER}/${name}`;
  const page = writtenPage(root, `${folder}/README.md`, `examples/${name}`, slugOf);
  const isHere = (file: string) => existsSync(path.join(root, folder, file));
  const found = [...page.markdown.matchAll(FILE_LINK)].map(([, file = '']) => file);
  const files = [...new Set(found)].filter(isHere);
  const parts = files.map((file) => {
    const language = path.extname(file) === '.tsx' ? 'tsx' : 'ts';
    return `### \`${file}\`\n\n${fenced(language, read(root, `${folder}/${file}`).trimEnd())}`;
  });
  const linked = page.markdown.replaceAll(FILE_LINK, (link, file: string) =>
    isHere(file) ? `](#${slugOf(file)})` : link,
  );
  return {
    ...page,
    markdown: parts.length === 0 ? linked : `${linked}\n## The files\n\n${parts.join('\n\n')}\n`,
  };
}
