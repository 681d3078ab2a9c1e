// What a first view costs a visitor: gzip of the entry and of everything it and the page import statically.
// Run alone it fails above the budget: `npm run size -w @filigrana/web`, after a build.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const BOOT = 'src/app/boot.ts';
const PAGES = ['home', 'catalog', 'product'];
/** Bytes. */
const LIMITS = { script: 110_700, fonts: 120_000 };

/** @param {string} client Folder of the browser build. */
export async function measure(client) {
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8'));
  const views = {};
  for (const page of PAGES) {
    const files = new Set();
    for (const key of [
      BOOT,
      ...manifest[BOOT].dynamicImports,
      `src/storefront/${page}/${page}-page.tsx`,
    ])
      collect(manifest, key, files);
    let bytes = 0;
    for (const file of files)
      bytes += gzipSync(await readFile(path.join(client, file)), { level: 9 }).length;
    views[page] = { bytes, files: [...files] };
  }
  return { views, fonts: await fontBytes(client), limits: LIMITS };
}

function collect(manifest, key, files) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  chunk.imports?.forEach((imported) => collect(manifest, imported, files));
}

/** All fonts together, the italic that loads only where it is used included. */
async function fontBytes(client) {
  const names = (await readdir(path.join(client, 'assets'))).filter((name) =>
    name.endsWith('.woff2'),
  );
  const files = await Promise.all(names.map((name) => readFile(path.join(client, 'assets', name))));
  return files.reduce((sum, file) => sum + file.length, 0);
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The measures as lines of text. */
export function report({ views, fonts, limits }) {
  const lines = Object.entries(views).map(
    ([page, { bytes, files }]) =>
      `first view of ${page}: ${kB(bytes)} gzip in ${files.length} files (limit ${kB(limits.script)})`,
  );
  return [...lines, `fonts: ${kB(fonts)} (limit ${kB(limits.fonts)})`].join('\n');
}

/** What is above its limit. */
export const excess = ({ views, fonts, limits }) => [
  ...Object.entries(views)
    .filter(([, { bytes }]) => bytes > limits.script)
    .map(([page]) => page),
  ...(fonts > limits.fonts ? ['fonts'] : []),
];

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const measured = await measure(path.join(import.meta.dirname, 'dist/client'));
  console.log(report(measured));
  const above = excess(measured);
  if (above.length > 0) {
    console.error(`Above the budget: ${above.join(', ')}.`);
    process.exitCode = 1;
  }
}
