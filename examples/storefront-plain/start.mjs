// npm start: builds the page and serves it; with --mocks it brings its own shop, in the browser.
import { cp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build, preview } from 'vite';

const mocks = process.argv.includes('--mocks');
await build({ mode: mocks ? 'mocks' : 'production', logLevel: 'warn' });

// The service worker that answers in the page's place. Without mocks there must be none.
const worker = 'dist/mockServiceWorker.js';
if (mocks) await cp(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), worker);
else await rm(worker, { force: true });

const server = await preview({
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173) },
});
console.log(`Tienda en ${server.resolvedUrls?.local[0]}`);
