import { createShop, memorySession } from '@filigrana/sdk';

/** The shop that this application shows; only the server of this application ever calls it. */
export const SHOP_HOST = process.env.SHOP_HOST ?? 'http://localhost:3000';

/**
 * A client for one request: nobody's session leaks into another answer. Addresses of pictures stay
 * paths, so that server and browser draw the same, and the proxy answers them.
 */
export const shopOfRequest = () =>
  createShop({ host: SHOP_HOST, mediaHost: '', session: memorySession() });
