import { randomUUID } from 'node:crypto';
import { recordActivity } from '../activity/activity.ts';
import { ConfigError } from '../config/config-error.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Clock } from '../ports/clock.ts';
import { findIdentity, replaceIdentity } from './shop-identity.repository.ts';
import {
  findStore,
  listShops,
  prefixOfNewShop,
  signPlace,
  type ShopPlace,
  type StoredShop,
} from './shop-store.ts';
import { storeTexts } from './store-texts.ts';

/** Instead of an identity: files of nobody, for a new shop beside the others of a bucket. */
export const NEW_SHOP = 'nueva';

/**
 * Makes files that are another shop's, or nobody's, those of this database, which takes on the identity
 * that they have. Nothing is moved or deleted.
 *
 * @param wanted Identity of the shop whose files they are, or `NEW_SHOP`; may be absent when there is one.
 * @returns the identity of the shop from now on; null when the files are its own already.
 * @throws ConfigError when there is nothing to adopt, or no telling what.
 */
export async function adoptStore(
  { db, place, clock }: ShopPlace & { clock: Clock },
  wanted?: string,
): Promise<string | null> {
  const own = await findIdentity(db);
  const isOwn = (await findStore({ db, place })) !== null;
  if (isOwn && (wanted === undefined || wanted === NEW_SHOP || wanted === own)) return null;
  const shop = await choose({ db, place }, wanted);
  const id = shop.id ?? own ?? randomUUID();
  await withTransaction(db, async (trx) => {
    await replaceIdentity(trx, id);
    const fecha = clock.now().toISOString();
    await recordActivity(trx, {
      fecha,
      idUsuario: null,
      accion: 'archivos.adoptados',
      objeto: `tienda ${id}`,
    });
  });
  await signPlace(place, id, shop.prefix ?? prefixOfNewShop(place, id));
  return id;
}

/** Whose files are meant; without a prefix those of a new shop. */
async function choose(
  { place }: ShopPlace,
  wanted: string | undefined,
): Promise<Pick<StoredShop, 'id'> & Partial<StoredShop>> {
  const refuse = (reason: string) => new ConfigError(place.setting, reason);
  if (wanted === NEW_SHOP) {
    if (!place.isShared) throw refuse(storeTexts.oneShopPerFolder);
    return { id: null };
  }
  const shops = await listShops(place.files);
  const [shop, ...others] = wanted === undefined ? shops : shops.filter(({ id }) => id === wanted);
  if (others.length > 0) {
    const ids = shops.flatMap(({ id }) => id ?? []);
    throw refuse(storeTexts.severalShops(ids.join(', ')));
  }
  if (!shop) {
    throw refuse(wanted ? storeTexts.unknownShop(wanted) : storeTexts.nothingToAdopt);
  }
  return shop;
}
