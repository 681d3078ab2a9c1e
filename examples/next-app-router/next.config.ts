import type { NextConfig } from 'next';

const shop = process.env.SHOP_HOST ?? 'http://localhost:3000';

export default {
  // The browser's hooks call the address that the page came from: no CORS, and the shop may be anywhere.
  rewrites: () =>
    Promise.resolve(
      ['api', 'media', 'files'].map((path) => ({
        source: `/${path}/:rest*`,
        destination: `${shop}/${path}/:rest*`,
      })),
    ),
} satisfies NextConfig;
