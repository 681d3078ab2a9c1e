// What a first view costs a visitor: gzip of the entry and of everything it and the page import statically.
// Run alone it fails above the budget: `npm run size -w @filigrana/web`, after a build.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const BOOT = 'src/app/boot.ts';
const PAGES = ['home', 'catalog', 'product'];
/** Bytes. What waits for the first picture must not bring what it waits for. */
const LIMITS = { boot: 1_000, fonts: 120_000 };
/** The builds; a page has its footer and cart, and in English also its words for the server's refusals. */
const BUILDS = [
  { where: '', manifestFile: '.vite/manifest.json', page: 121_100 },
  { where: ' in English', manifestFile: '.vite/manifest.en.json', page: 123_800 },
];

/**
 * @param {string} client Folder of the browser build.
 * @returns What is measured, its bytes and its limit.
 */
export async function measure(client) {
  const fonts = (await readdir(path.join(client, 'assets')))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => path.join('assets', name));
  const views = BUILDS.map((build) => measureBuild(client, build));
  return [
    ...(await Promise.all(views)).flat(),
    // All together, the italic that loads only where it is used included.
    { what: 'fonts', bytes: await bytesOf(client, fonts), limit: LIMITS.fonts },
  ];
}

async function measureBuild(client, { where, manifestFile, page: limit }) {
  const manifest = JSON.parse(await readFile(path.join(client, manifestFile), 'utf8'));
  const scripts = async (entries) => {
    const files = new Set();
    for (const entry of entries) collect(manifest, entry, files);
    return bytesOf(client, files, (content) => gzipSync(content, { level: 9 }));
  };
  const app = [BOOT, ...manifest[BOOT].dynamicImports];
  return [
    {
      what: `what waits for the first view${where}`,
      bytes: await scripts([BOOT]),
      limit: LIMITS.boot,
    },
    ...(await Promise.all(
      PAGES.map(async (page) => ({
        what: `first view of ${page}${where}`,
        bytes: await scripts([...app, `src/storefront/${page}/${page}-page.tsx`]),
        limit,
      })),
    )),
  ];
}

function collect(manifest, key, files) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  chunk.imports?.forEach((imported) => collect(manifest, imported, files));
}

async function bytesOf(client, files, packed = (content) => content) {
  const contents = await Promise.all(
    [...files].map((file) => readFile(path.join(client, file)).then(packed)),
  );
  return contents.reduce((sum, { length }) => sum + length, 0);
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The measures as lines of text. */
export const report = (measures) =>
  measures
    .map(({ what, bytes, limit }) => `${what}: ${kB(bytes)} gzip (limit ${kB(limit)})`)
    .join('\n');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const measured = await measure(path.join(import.meta.dirname, 'dist/client'));
  console.log(report(measured));
  const above = measured.filter(({ bytes, limit }) => bytes > limit).map(({ what }) => what);
  if (above.length > 0) {
    console.error(`Above the budget: ${above.join(', ')}.`);
    process.exitCode = 1;
  }
}
