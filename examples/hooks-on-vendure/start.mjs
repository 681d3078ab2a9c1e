// npm start: builds the page and serves it in front of the Vendure at SHOP_HOST.
import { build, preview } from 'vite';

await build({ logLevel: 'warn' });
const server = await preview({
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173) },
});
console.log(`Tienda en ${server.resolvedUrls?.local[0]}`);
