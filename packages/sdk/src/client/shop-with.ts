import { createAnonymousSession } from './anonymous-session.ts';
import { createApi } from './call.ts';
import { remember, type MadeWith } from './made-with.ts';
import type { Shop } from './shop.ts';

/** Makers of the functions of tags, by the name of the tag, as `@filigrana/sdk/tags` has them. */
export type ShopTags = Partial<{
  [Tag in keyof Shop]: (
    ...inside: [ReturnType<typeof createApi>, ReturnType<typeof createAnonymousSession>]
  ) => Shop[Tag];
}>;

/**
 * A client with the tags that it is given and no others, for pages that count every kilobyte: the
 * same as `createShop` in everything else, except that it brings no session of its own.
 *
 * @example
 * import { createShopWith } from '@filigrana/sdk';
 * import { cart, catalog } from '@filigrana/sdk/tags';
 * const shop = createShopWith({ cart, catalog }, { session: localStorageSession() });
 */
export function createShopWith<Tags extends ShopTags>(
  tags: Tags,
  options: MadeWith,
): Pick<Shop, keyof Tags & keyof Shop> {
  const api = createApi(options);
  const anonymous = createAnonymousSession(api);
  const made = Object.entries(tags).map(([tag, make]) => [tag, make(api, anonymous)]);
  const shop = Object.fromEntries(made) as Pick<Shop, keyof Tags & keyof Shop>;
  return remember(shop, options);
}
