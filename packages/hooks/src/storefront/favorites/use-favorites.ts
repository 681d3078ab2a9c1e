import type { Favorite } from '@filigrana/sdk';
import { ROLE } from '@filigrana/sdk/domain';
import { useCallback, useMemo } from 'react';
import { favoriteKeys } from '../../shared/reads/keys.ts';
import { useRead } from '../../shared/reads/use-read.ts';
import { useService } from '../../shared/services/use-service.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useStore } from '../../shared/use-store.ts';
import {
  favoritesService,
  type AccountFavorites,
  type FavoriteChange,
} from './favorites-client.ts';

export interface Favorites {
  /** Products by `idProducto`, the newest first. */
  ids: readonly number[];
  /** 'loading': whose they are, or which, is not known yet · 'failed': the account's did not come. */
  status: 'loading' | 'failed' | 'ready';
  isFavorite(idProducto: number): boolean;
  /** Keeps a piece, or keeps it no longer: shown at once, and taken back with a toast where it fails. */
  toggle(idProducto: number): void;
  /** Reads the account's again. */
  reload(): void;
}

const NOTHING: readonly never[] = [];
const atServer = () => NOTHING;

/**
 * The pieces that somebody keeps (extension `favorites`). Without an account, and where the backend keeps none,
 * they live on this device, the same for all tabs; with the login of a customer they go into the account.
 * Key: `favoriteKeys.mine(idUsuario)`.
 *
 * @example
 * const { isFavorite, toggle } = useFavorites();
 * <button aria-pressed={isFavorite(7)} onClick={() => toggle(7)}>Guardar en favoritos</button>
 */
export function useFavorites(): Favorites {
  const client = useService(favoritesService);
  const { status: who, role } = useSession();
  const account = useAccountId();
  const owner = role === ROLE.cliente && account ? account : null;
  const { data, error, mutate } = useRead<AccountFavorites>(
    owner === null ? null : favoriteKeys.mine(owner),
    client.read,
  );
  const ofDevice = useStore(client.ofDevice, atServer);
  const pending = useStore(client.pending, atServer);
  const isAccounts = owner !== null && data !== null;

  const ids = useMemo(
    // Until the account's have come, the device's are those that are on their way there.
    () => idsOf((isAccounts && data) || ofDevice, isAccounts ? pending : NOTHING),
    [isAccounts, data, ofDevice, pending],
  );
  const isFavorite = useCallback((idProducto: number) => ids.includes(idProducto), [ids]);
  const toggle = useCallback(
    (idProducto: number) => {
      const change = { idProducto, isKept: !ids.includes(idProducto) };
      if (isAccounts)
        void client.changeAccount(change, (answer) =>
          answer ? mutate(answer, { revalidate: false }) : mutate(),
        );
      else client.changeDevice(change);
    },
    [client, ids, isAccounts, mutate],
  );
  const reload = useCallback(() => void mutate(), [mutate]);
  const isThere = who !== 'unknown' && (!isAccounts || data !== undefined);
  const status = isThere ? 'ready' : error ? 'failed' : 'loading';
  return { ids, status, isFavorite, toggle, reload };
}

/** What is kept once every change is made, newest first. */
function idsOf(settled: readonly Favorite[], changes: readonly FavoriteChange[]): number[] {
  return changes.reduce(
    (ids, { idProducto, isKept }) => {
      if (!isKept) return ids.filter((id) => id !== idProducto);
      return ids.includes(idProducto) ? ids : [idProducto, ...ids];
    },
    settled.map(({ idProducto }) => idProducto),
  );
}
