import { withFavorites } from '@filigrana/sdk/domain';
import { useCallback, useMemo } from 'react';
import { isId } from '../../shared/is-id.ts';
import { favoriteKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { keptListService } from '../kept-lists/kept-list.ts';
import { useKeptList } from '../kept-lists/use-kept-list.ts';
import { notice } from '../texts/storefront-notice.ts';

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

/** A piece that is kept. */
interface Piece {
  idProducto: number;
}

/** A piece that is to be kept, or no longer. */
interface FavoriteChange extends Piece {
  isKept: boolean;
}

const favoritesService = keptListService<Piece, FavoriteChange>({
  name: 'favoritos',
  read: (found) =>
    withFavorites(
      [],
      found.flatMap((each) => {
        const { idProducto } = Object(each) as Record<string, unknown>;
        return isId(idProducto) ? [{ idProducto }] : [];
      }),
    ),
  isSame: (one, other) => one.idProducto === other.idProducto,
  after: (pieces, { idProducto, isKept }) =>
    isKept
      ? withFavorites(pieces, [{ idProducto }])
      : pieces.filter((piece) => piece.idProducto !== idProducto),
  isMade: (pieces, { idProducto, isKept }) =>
    pieces.some((piece) => piece.idProducto === idProducto) === isKept,
  list: ({ favorites }) => favorites.list(),
  handOver: ({ favorites }, pieces) =>
    favorites.merge({ productos: pieces.map(({ idProducto }) => idProducto) }),
  send: ({ favorites }, { idProducto, isKept }) =>
    isKept ? favorites.add(idProducto) : favorites.remove(idProducto),
  failed: notice('favorites.failed'),
});

/**
 * The pieces that somebody keeps (extension `favorites`). Without an account, and where the backend keeps none,
 * they live on this device, the same for all tabs; once a customer has logged in they go into the account with the
 * first reading of its list, so a page that is there then has to use this hook.
 * Key: `favoriteKeys.mine(idUsuario)`.
 *
 * @param options SWR's own of the account's list, such as `fallbackData`; null reads nothing.
 * @example
 * const { isFavorite, toggle } = useFavorites();
 * <button aria-pressed={isFavorite(7)} onClick={() => toggle(7)}>Guardar en favoritos</button>
 */
export function useFavorites(options: ReadOptions<Piece[] | null> = {}): Favorites {
  const { entries, status, change, reload } = useKeptList(
    favoritesService,
    favoriteKeys.mine,
    options,
  );
  const ids = useMemo(() => entries.map(({ idProducto }) => idProducto), [entries]);
  const isFavorite = useCallback((idProducto: number) => ids.includes(idProducto), [ids]);
  const toggle = useCallback(
    (idProducto: number) => void change({ idProducto, isKept: !ids.includes(idProducto) }),
    [change, ids],
  );
  return { ids, status, isFavorite, toggle, reload };
}
