import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

/** The Vendure behind the page: it answers the Shop API and sends the pictures, so no CORS is needed. */
const { SHOP_HOST: shop = 'http://localhost:3000' } = loadEnv('', import.meta.dirname, 'SHOP_');
const proxy = { '/shop-api': shop, '/assets': shop };

export default defineConfig({
  plugins: [react()],
  // Under /assets there are Vendure's pictures.
  build: { assetsDir: 'page' },
  server: { proxy },
  preview: { proxy },
});
