import { ShopProvider } from '@filigrana/hooks';
import { addition } from '@filigrana/mocks/fixtures';
import { mockShopServer, type PersonName } from '@filigrana/mocks/node';
import { createShop, memorySession } from '@filigrana/sdk';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, afterEach } from 'vitest';

/** One shop in memory for the file: it answers every call of this process, and forgets after each test. */
export const mock = mockShopServer();

afterEach(() => {
  cleanup();
  mock.reset();
});
afterAll(() => mock.close());

/** Somebody with a session, logged in or not, and with rings in the cart. */
export async function customer({ as, rings = 1 }: { as?: PersonName; rings?: number } = {}) {
  const session = memorySession(as ? mock.signIn(as) : {});
  const shop = createShop({ host: mock.host, session, retries: 0 });
  if (rings > 0)
    await shop.cart.add(addition(mock.products.ring, { tamanio: '6', cantidad: rings }));
  const show = (page: ReactNode) => {
    render(
      <ShopProvider shop={shop} session={session}>
        {page}
      </ShopProvider>,
    );
    return userEvent.setup();
  };
  return { session, shop, show };
}

/** What a clerk would find in the shop's books. */
export function ringOfSize(tamanio: string) {
  const size = mock.products.ring.tallas.find((choice) => choice.tamanio === tamanio);
  if (!size) throw new Error(`The ring has no size ${tamanio}`);
  return size;
}
