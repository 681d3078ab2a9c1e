import { isApiError, type Favorite, type Shop } from '@filigrana/sdk';
import { withFavorites } from '@filigrana/sdk/domain';
import { asApiError } from '../../shared/as-api-error.ts';
import { isId } from '../../shared/is-id.ts';
import { isUnsupported } from '../../shared/is-unsupported.ts';
import type { Service, ShopContext } from '../../shared/services/service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import type { Kept } from '../../shared/storage.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { createTexts } from '../../shared/texts/say.ts';
import { notice } from '../texts/storefront-notice.ts';
import { storefrontTexts } from '../texts/storefront-texts.ts';

/** A piece that is to be kept, or no longer. */
export interface FavoriteChange {
  readonly idProducto: number;
  readonly isKept: boolean;
}

/** What an account keeps, as the cache has it; null where the backend keeps nothing. */
export type AccountFavorites = Favorite[] | null;

/** Puts an answer into the cache, or has it read again; resolves to what is there then. */
export type Settle = (answer?: Favorite[]) => Promise<AccountFavorites | undefined>;

/** The favourites of a provider: those of the device, and the account's changes that are under way. */
export interface FavoritesClient {
  /** What this device keeps, for whoever has no account. */
  readonly ofDevice: ReadableStore<readonly Favorite[]>;
  /** Changes of the account's that have no answer yet. */
  readonly pending: ReadableStore<readonly FavoriteChange[]>;
  /** Reads what the account keeps. What the device kept goes there first, and is forgotten here. */
  read(shop: Shop): Promise<AccountFavorites>;
  changeDevice(change: FavoriteChange): void;
  /** Sends a change of the account's after those before it. */
  changeAccount(change: FavoriteChange, settle: Settle): Promise<void>;
  /** Follows the other tabs; returns the way to stop. */
  start(): () => void;
}

/** Its name in the browser's local storage. */
const KEY = 'favoritos';

export function createFavoritesClient(context: ShopContext): FavoritesClient {
  const { kept, session, shop, clock, toasts } = context;
  const { say } = createTexts(storefrontTexts, context.texts.get);
  const ofDevice = createStore<readonly Favorite[]>(readKept(kept));
  const pending = createStore<readonly FavoriteChange[]>([]);
  let before: Promise<void> = Promise.resolve();

  const keepOnDevice = (favoritos: readonly Favorite[]) => {
    ofDevice.set(favoritos);
    kept.write(KEY, favoritos.length > 0 ? { favoritos } : null, 'browser');
  };
  const changeDevice = ({ idProducto, isKept }: FavoriteChange) => {
    const fecha = new Date(clock.now()).toISOString();
    const now = ofDevice.get();
    keepOnDevice(
      isKept
        ? withFavorites(now, [{ idProducto, fecha }])
        : now.filter((one) => one.idProducto !== idProducto),
    );
  };

  const send = async (change: FavoriteChange, settle: Settle) => {
    const { idProducto, isKept } = change;
    try {
      const { favorites } = shop;
      await settle(await (isKept ? favorites.add(idProducto) : favorites.remove(idProducto)));
    } catch (cause) {
      const error = asApiError(cause);
      if (error.status === 401) return context.expireSession();
      // It may have been done all the same, or the backend may keep none: what is there now tells.
      const now = await settle();
      if (now === null) changeDevice(change);
      else if (now?.some((one) => one.idProducto === idProducto) !== isKept)
        toasts.show(say(orSaid(notice('favorites.failed'), error)));
    }
  };

  return {
    ofDevice,
    pending,
    async read({ favorites }) {
      const handed = ofDevice.get().map(({ idProducto }) => idProducto);
      try {
        if (handed.length === 0) return await favorites.list();
        const all = await favorites.merge({ productos: handed });
        keepOnDevice(ofDevice.get().filter(({ idProducto }) => !handed.includes(idProducto)));
        return all;
      } catch (cause) {
        if (isApiError(cause) && isUnsupported(cause)) return null;
        throw cause;
      }
    },
    changeDevice,
    changeAccount(change, settle) {
      const { token } = session.read();
      pending.set([...pending.get(), change]);
      before = before.then(async () => {
        // Whoever has logged out meanwhile changes nothing of the next account.
        if (session.read().token === token) await send(change, settle);
        pending.set(pending.get().filter((other) => other !== change));
      });
      return before;
    },
    start: () => kept.follow(KEY, () => ofDevice.set(readKept(kept))),
  };
}

export const favoritesService: Service<FavoritesClient> = {
  create: createFavoritesClient,
  start: (client) => client.start(),
};

/** What is no favourite is left out: a server that refused it would refuse all of them. */
function readKept(kept: Kept): Favorite[] {
  const { favoritos } = kept.read(KEY, 'browser') ?? {};
  const found = (Array.isArray(favoritos) ? (favoritos as unknown[]) : []).flatMap((each) => {
    const { idProducto, fecha } = Object(each) as Record<string, unknown>;
    return isId(idProducto) && typeof fecha === 'string' ? [{ idProducto, fecha }] : [];
  });
  return withFavorites([], found);
}
