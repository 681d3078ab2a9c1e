import { createShop, isApiError, memorySession } from '@filigrana/sdk';
import { notFound } from 'next/navigation';

/**
 * The shop as server components read it: nobody's session, and every answer is kept for a minute
 * under the name of its operation, so that `revalidateTag('getProduct', { expire: 0 })` makes it new at once.
 * Addresses of pictures stay paths, which `next.config.ts` hands on.
 */
export const shop = createShop({
  host: process.env.SHOP_HOST ?? 'http://localhost:3000',
  mediaHost: '',
  session: memorySession(),
  fetch: (request, { operation }) =>
    fetch(request, { next: { revalidate: 60, tags: [operation] } }),
});

/** What the shop does not know is the page of 404; every other failure goes to `error.tsx`. */
export async function orNotFound<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && error.status === 404) notFound();
    throw error;
  }
}
