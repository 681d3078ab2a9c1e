// Builds the web app in each language: first the browser's files, then the renderer that names them. Compresses what
// is sent as text, and prints what a first view costs.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { measure, report } from './size-budget.mjs';

const root = import.meta.dirname;
process.chdir(root);
process.env.NODE_ENV = 'production';
await rm(path.join(root, 'dist'), { recursive: true, force: true });
for (const mode of ['production', 'en']) {
  await build({ root, mode, logLevel: 'warn' });
  await build({ root, mode, logLevel: 'warn', build: { ssr: true } });
}
await compressFiles(path.join(root, 'dist/client'));
console.log(report(await measure(path.join(root, 'dist/client'))));

/** Once and well, instead of with every request; smaller files are sent as they are. */
async function compressFiles(dir) {
  const MIN_BYTES = 1024;
  const names = await readdir(dir, { recursive: true });
  const texts = names.filter((name) => /\.(js|css|svg)$/.test(name));
  for (const name of texts) {
    const file = path.join(dir, name);
    const content = await readFile(file);
    if (content.length < MIN_BYTES) continue;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
