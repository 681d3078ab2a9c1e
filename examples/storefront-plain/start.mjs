// npm start: builds the page and serves it; with --mocks it brings its own shop, in the browser.
import { build, preview } from 'vite';

const mocks = process.argv.includes('--mocks');
await build({ mode: mocks ? 'mocks' : 'production', logLevel: 'warn' });

const server = await preview({
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173) },
});
console.log(`Tienda en ${server.resolvedUrls?.local[0]}`);
