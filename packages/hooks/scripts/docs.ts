// npm run docs -w @filigrana/hooks: writes the pages of `docs` anew.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PACKAGE } from './api.ts';
import { makePages } from './pages.ts';

const pages = await makePages();
await rm(path.join(PACKAGE, 'docs'), { recursive: true, force: true });
for (const [file, text] of pages) {
  await mkdir(path.dirname(path.join(PACKAGE, file)), { recursive: true });
  await writeFile(path.join(PACKAGE, file), text);
}
console.log(`${pages.size} pages written.`);
