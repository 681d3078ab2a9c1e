import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/**
 * The shop behind the page, from the environment or from .env: a call to /api of this origin is
 * answered by it, so no CORS is needed.
 */
const { SHOP_HOST: shop = 'http://localhost:3000' } = loadEnv('', import.meta.dirname, 'SHOP_');
const proxy = Object.fromEntries(['/api', '/media', '/files'].map((path) => [path, shop]));

export default defineConfig({
  plugins: [react()],
  // Only the shop that `--mocks` brings is larger, and no buyer ever downloads it.
  build: { chunkSizeWarningLimit: 700 },
  server: { proxy },
  preview: { proxy },
});
