import { HttpProblem } from '@filigrana/sdk/answers';
import type { ShopOptions } from '@filigrana/sdk';
import type { OperationId } from '@filigrana/sdk/contract';
import type { Call } from './call.ts';
import { cartHandlers } from './cart.ts';
import { catalogHandlers } from './catalog.ts';
import { shopApi } from './shop-api.ts';

const handlers = { ...catalogHandlers, ...cartHandlers } as Readonly<
  Record<string, ((call: Call<OperationId>) => Promise<unknown>) | undefined>
>;

/**
 * A `fetch` for `createShop` behind which a Vendure answers instead of a Filigrana backend. What it
 * cannot answer is a 404, as from any backend that leaves out a part.
 *
 * @param address Of the Shop API.
 * @example createShop({ session, fetch: vendureFetch('/shop-api') });
 */
export function vendureFetch(address: string): NonNullable<ShopOptions['fetch']> {
  return async (request, { operation }) => {
    try {
      const handler = handlers[operation];
      if (!handler) throw new HttpProblem('NOT_FOUND');
      const text = await request.text();
      const body = text === '' ? undefined : JSON.parse(text);
      const api = shopApi(address, { token: body?.sessionToken, signal: request.signal });
      return Response.json(await handler({ api, url: new URL(request.url), body }));
    } catch (error) {
      // Anything else is a broken line, which the SDK knows how to tell and to try again.
      if (!(error instanceof HttpProblem)) throw error;
      if (error.cause) console.error(error.cause);
      return Response.json(error.body, { status: error.status });
    }
  };
}
