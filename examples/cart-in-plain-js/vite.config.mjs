import { defineConfig } from 'vite';

/** The shop behind the page: a call to /api of this origin is answered by it, so no CORS is needed. */
const shop = process.env.SHOP_HOST ?? 'http://localhost:3000';
const proxy = Object.fromEntries(['/api', '/media'].map((path) => [path, shop]));

export default defineConfig({ server: { proxy }, preview: { proxy } });
