import type { AnonymousSession } from '../client/anonymous-session.ts';
import type { SessionStore } from '../session/session-store.ts';

/** Anonymous visitors, and the store that holds whoever is calling. */
export function sessionResource(anonymous: AnonymousSession, store: SessionStore) {
  return {
    create: anonymous.create,
    ensure: anonymous.ensure,
    /** The store given to `createShop`. `shop.session.store.clear()` logs out. */
    store,
  };
}
