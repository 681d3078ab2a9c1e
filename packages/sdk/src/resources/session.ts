import type { AnonymousSession } from '../client/anonymous-session.ts';
import type { Api } from '../client/call.ts';

/** Anonymous visitors, and the store that holds whoever is calling. */
export function sessionResource(api: Api, anonymous: AnonymousSession) {
  return {
    create: anonymous.create,
    ensure: anonymous.ensure,
    /** The store given to `createShop`. `shop.session.store.clear()` logs out. */
    store: api.session,
  };
}
