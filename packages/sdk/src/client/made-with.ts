import { browserEnvironment } from '../environment/browser-environment.ts';
import type { Environment } from '../environment/environment.ts';
import { DEFAULT_PREFIX, prefixFor } from '../environment/prefix.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { ShopOptions } from './options.ts';

/** Options of a shop whose session is known. */
export type MadeWith = ShopOptions & { session: SessionStore };

/** Beside the shops, so that a shop has nothing but tags. */
const shops = new WeakMap<object, MadeWith>();

/** Remembers what a shop was made with. */
export function remember<Made extends object>(shop: Made, options: MadeWith): Made {
  shops.set(shop, options);
  return shop;
}

/**
 * The session of a shop; undefined of what neither `createShop` nor `createShopWith` has made, such as
 * a copy.
 *
 * @example sessionOf(createShop({ host, session })) // session
 */
export const sessionOf = (shop: object): SessionStore | undefined => shops.get(shop)?.session;

/**
 * The environment that a shop was made with, with whatever is given in place of its parts. What another
 * program than `createShop` has made has that of the page.
 *
 * @example
 * const shop = createShop({ host: 'https://shop.example', environment: { prefix: 'joyas:' } });
 * environmentOf(shop).prefix; // 'joyas:'
 */
export function environmentOf(shop: object, parts: Partial<Environment> = {}): Environment {
  const made = shops.get(shop);
  const given = { ...made?.environment, ...parts };
  return browserEnvironment({
    ...given,
    prefix: prefixFor(given.prefix ?? DEFAULT_PREFIX, made?.host ?? ''),
  });
}
