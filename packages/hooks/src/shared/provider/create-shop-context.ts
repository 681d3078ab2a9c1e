import { decodeToken, type SessionStore, type Shop } from '@filigrana/sdk';
import type { Clock } from '../clock.ts';
import type { ShopContext } from '../services/service.ts';
import { Services } from '../services/services.ts';
import { endedSession } from '../session/ended-session.ts';
import type { TextOverrides } from '../texts/say.ts';
import { forgetDrafts } from '../storage.ts';
import { createToasts } from '../toasts/toasts.ts';
import type { ProvidedShop } from './shop-context.ts';

export interface ShopContextOptions {
  shop: Shop;
  session: SessionStore;
  clock: Clock;
  texts(): TextOverrides;
  onUnauthenticated(): void;
}

export function createShopContext(options: ShopContextOptions): ProvidedShop {
  const { shop, session, clock, texts, onUnauthenticated } = options;
  const services = new Services();
  const context: ShopContext = {
    shop,
    session,
    clock,
    texts,
    toasts: createToasts(clock),
    expireSession() {
      // It has been told of already, or the person has logged out meanwhile.
      if (session.read().token === null) return;
      context.service(endedSession).isOver = true;
      session.clear();
      onUnauthenticated();
    },
    logout({ everything = false } = {}) {
      const { token } = session.read();
      session.clear({ sessionToken: everything });
      forgetDrafts();
      // Only where logins are kept. Nobody waits for it: whoever logs out is logged out here anyway.
      if (token && decodeToken(token)?.jti)
        void (async () => shop.logins.end(token))().catch(() => undefined);
    },
    service: (definition) => services.get(definition, context),
  };
  return { context, services };
}
