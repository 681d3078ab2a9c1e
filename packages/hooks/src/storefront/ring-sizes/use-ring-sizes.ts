import type { FingerSize } from '@filigrana/sdk';
import {
  FINGERS,
  HANDS,
  isRingSize,
  isSameFinger,
  withFingerSizes,
  type FingerOfHand,
} from '@filigrana/sdk/domain';
import { useCallback } from 'react';
import { ringSizeKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { keptListService } from '../kept-lists/kept-list.ts';
import { useKeptList } from '../kept-lists/use-kept-list.ts';
import { notice } from '../texts/storefront-notice.ts';

/** The ring sizes of somebody's fingers. */
export interface RingSizes {
  /** One for a finger, the one kept last first. */
  sizes: readonly FingerSize[];
  /** 'loading': whose they are, or which, is not known yet · 'failed': the account's did not come. */
  status: 'loading' | 'failed' | 'ready';
  /** They are kept in the account of a customer, not on this device. */
  isInAccount: boolean;
  /** The size that is kept for a finger; null for none. */
  of(finger: FingerOfHand): string | null;
  /**
   * Keeps the size of a finger; null forgets it. Shown at once, and taken back with a toast where it fails.
   *
   * @param finger Which finger of which hand.
   * @param tamanio Ring size 5 to 12; null for none.
   */
  keep(finger: FingerOfHand, tamanio: string | null): void;
  /** Reads the account's again. */
  reload(): void;
}

/** The size that a finger is to have; null for none. */
interface SizeChange extends FingerOfHand {
  tamanio: string | null;
}

const sizeOf = (sizes: readonly FingerSize[], finger: FingerOfHand): string | null =>
  sizes.find((size) => isSameFinger(size, finger))?.tamanio ?? null;

const ringSizesService = keptListService<FingerSize, SizeChange>({
  name: 'tallas',
  read: (found) => withFingerSizes([], found.flatMap(readSize)),
  isSame: (one, other) => isSameFinger(one, other) && one.tamanio === other.tamanio,
  after: (sizes, change) => withFingerSizes(sizes, [change]),
  isMade: (sizes, change) => sizeOf(sizes, change) === change.tamanio,
  list: ({ ringSizes }) => ringSizes.list(),
  async handOver({ ringSizes }, sizes) {
    const now = await ringSizes.list();
    // What the account has is the customer's own word.
    const tallas = sizes.filter((size) => sizeOf(now, size) === null);
    return tallas.length > 0 ? ringSizes.save({ tallas }) : now;
  },
  send: ({ ringSizes }, change) => ringSizes.save({ tallas: [change] }),
  failed: notice('ringSizes.failed'),
});

/** What is no size of a finger is left out. */
function readSize(found: unknown): FingerSize[] {
  const { mano: hand, dedo: finger, tamanio } = Object(found) as Record<string, unknown>;
  const mano = HANDS.find((name) => name === hand);
  const dedo = FINGERS.find((name) => name === finger);
  return mano && dedo && typeof tamanio === 'string' && isRingSize(tamanio)
    ? [{ mano, dedo, tamanio }]
    : [];
}

/**
 * Ring sizes by finger (extension `ringSizes`). Without an account, and where the backend keeps none, they
 * live on this device, the same for all tabs; once a customer has logged in they go into the account with the
 * first reading of its list (a page that is there then has to use this hook), which
 * keeps the sizes that it has. Key: `ringSizeKeys.mine(idUsuario)`.
 *
 * @param options SWR's own of the account's list, such as `fallbackData`; null reads nothing.
 * @example
 * const { sizes, keep } = useRingSizes();
 * const measured = () => keep({ mano: 'derecha', dedo: 'anular' }, '7'); // sizes[0].tamanio is '7' then
 * <button onClick={measured}>{sizes.length}</button>
 */
export function useRingSizes(options: ReadOptions<FingerSize[] | null> = {}): RingSizes {
  const {
    entries: sizes,
    change,
    ...rest
  } = useKeptList(ringSizesService, ringSizeKeys.mine, options);
  const of = useCallback((finger: FingerOfHand) => sizeOf(sizes, finger), [sizes]);
  const keep = useCallback<RingSizes['keep']>(
    ({ mano, dedo }, tamanio) => void change({ mano, dedo, tamanio }),
    [change],
  );
  return { sizes, of, keep, ...rest };
}
