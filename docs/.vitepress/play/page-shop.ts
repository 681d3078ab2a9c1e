/** A shop of the mocks inside the page: nothing leaves it, and no service worker is needed. */
import { createMockShop, type MockShop, type MockShopOptions } from '@filigrana/mocks';
import { getResponse } from 'msw';

export const HOST = 'https://filigrana.test';

export interface PageShop {
  mock: MockShop;
  /** The shop's answer, or a rejection as the browser's `fetch` has it. */
  fetch(request: Request): Promise<Response>;
}

export function pageShop(options: MockShopOptions = {}): PageShop {
  const mock = createMockShop(options);
  return {
    mock,
    fetch: (request) =>
      new Promise((resolve, reject) => {
        const { signal } = request;
        const abort = () => reject(signal.reason as Error);
        if (signal.aborted) return abort();
        signal.addEventListener('abort', abort);
        const { origin, pathname } = new URL(request.url);
        // Every handler that is asked copies the request: only those of the address are.
        const handlers = mock.handlers.filter(
          ({ info: { path } }) => path instanceof RegExp && path.test(origin + pathname),
        );
        void getResponse(handlers, request).then((answer) => {
          signal.removeEventListener('abort', abort);
          if (answer && answer.type !== 'error') resolve(answer);
          else reject(new TypeError('Failed to fetch'));
        }, reject);
      }),
  };
}
