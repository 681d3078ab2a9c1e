import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defineConfig, loadEnv, type Plugin } from 'vite';

/**
 * The shop behind the page, from the environment or from .env: a call to /api of this origin is
 * answered by it, so no CORS is needed.
 */
const { SHOP_HOST: shop = 'http://localhost:3000' } = loadEnv('', import.meta.dirname, 'SHOP_');
const proxy = Object.fromEntries(['/api', '/media', '/files'].map((path) => [path, shop]));

/** The service worker that answers in the page's place, for `--mode mocks`. Otherwise there must be none. */
const fileName = 'mockServiceWorker.js';
const worker: Plugin = {
  name: 'worker-of-mocks',
  apply: (_config, { mode }) => mode === 'mocks',
  configureServer: ({ middlewares }) =>
    void middlewares.use(`/${fileName}`, (_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      void source().then((code) => response.end(code));
    }),
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await source() });
  },
};
const source = () => readFile(createRequire(import.meta.url).resolve(`msw/${fileName}`));

export default defineConfig(({ mode }) => ({
  plugins: [react(), worker],
  // The shop that `--mocks` brings is large, and no buyer ever downloads it.
  build: { chunkSizeWarningLimit: mode === 'mocks' ? 1500 : 500 },
  server: { proxy },
  preview: { proxy },
}));
