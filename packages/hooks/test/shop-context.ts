import { browserEnvironment, memorySession, type Clock, type SessionStore } from '@filigrana/sdk';
import { createStore } from '../src/shared/store.ts';
import { createShopContext } from '../src/shared/provider/create-shop-context.ts';
import type { ShopContext } from '../src/shared/services/service.ts';
import { fakeShop, type FakeShop } from './fake-shop.ts';

/** What everything in one provider shares, without React. */
export function shopContextOf(world: {
  shop: FakeShop;
  clock: Clock;
  session?: SessionStore;
}): ShopContext {
  const { shop, clock, session = memorySession() } = world;
  return createShopContext({
    shop: fakeShop(shop),
    session,
    environment: browserEnvironment({ clock }),
    texts: createStore({ texts: {}, preferOwnTexts: false }),
    onUnauthenticated: () => undefined,
  }).context;
}
