// npm start: builds the page and serves it.
import { build, preview } from 'vite';

await build({ logLevel: 'warn' });
const server = await preview({
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173) },
});
console.log(`Carrito en ${server.resolvedUrls?.local[0]}`);
