import type { Address, Shop } from '@filigrana/sdk';
import { ADDRESSES_MAX } from '@filigrana/sdk/domain';
import { useCallback, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { isUnsupported } from '../../shared/is-unsupported.ts';
import { addressKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import { useNotify } from '../texts/use-texts.ts';
import { useAddressWrite } from './use-address-write.ts';

export interface Addresses {
  /**
   * `idle`: nobody is logged in, or nothing was to be read. `unsupported`: the backend keeps no addresses; show nothing of them.
   * `failed`: nothing to show, `notice` says why.
   */
  status: 'idle' | 'loading' | 'unsupported' | 'failed' | 'ready';
  /** The preferred one first; the last ones known survive a failure. */
  addresses: readonly Address[];
  /** Why they could not be read. */
  notice: StorefrontNotice | null;
  /** As many are kept as can be. */
  isFull: boolean;
  /** The server is being asked, for the first time or again. */
  isReloading: boolean;
  reload(): void;
  /** The one that is being forgotten or preferred. */
  changing: number | null;
  /** Forgets an address. A toast tells how it went; true when it is gone. */
  remove(idDireccion: number): Promise<boolean>;
  /** Purchases begin with it from now on. A toast tells how it went; true when it is so. */
  prefer(idDireccion: number): Promise<boolean>;
}

const NONE: readonly never[] = [];

/**
 * The addresses that the customer who is logged in keeps; `useAddressForm` adds and changes them.
 * Key: `addressKeys.of(idUsuario)`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { addresses, prefer } = useAddresses();
 * addresses.map(({ idDireccion, nombre }) => <button key={idDireccion} onClick={() => prefer(idDireccion)}>{nombre}</button>);
 */
export function useAddresses(options: ReadOptions<Address[]> = {}): Addresses {
  const account = useAccountId();
  const isOpen = account !== undefined && account !== null;
  const response = useRead(
    isOpen ? addressKeys.of(account) : null,
    (shop) => shop.addresses.list(),
    options,
  );
  const { data, error, isValidating: isReloading, mutate } = response;
  const reload = useCallback(() => {
    // A failure is shown through `error`.
    mutate().catch(() => undefined);
  }, [mutate]);

  const [write, notify] = [useAddressWrite(), useNotify()];
  const [changing, setChanging] = useState<number | null>(null);
  const change = useCallback(
    async (
      operation: 'removeAddress' | 'preferAddress',
      idDireccion: number,
      call: (shop: Shop) => Promise<Address[]>,
    ) => {
      setChanging(idDireccion);
      try {
        await write(operation, call);
        notify(notice('addresses.saved'));
        return true;
      } catch (cause) {
        notify(orSaid(notice('addresses.failed'), asApiError(cause)));
        return false;
      } finally {
        setChanging(null);
      }
    },
    [notify, write],
  );
  const remove = useCallback<Addresses['remove']>(
    (id) => change('removeAddress', id, (shop) => shop.addresses.remove(id)),
    [change],
  );
  const prefer = useCallback<Addresses['prefer']>(
    (id) => change('preferAddress', id, (shop) => shop.addresses.prefer(id)),
    [change],
  );

  const isMissing = error !== undefined && isUnsupported(error);
  const status = (): Addresses['status'] => {
    if (account === null || options === null) return 'idle';
    if (data !== undefined) return 'ready';
    if (isMissing) return 'unsupported';
    return error ? 'failed' : 'loading';
  };
  const addresses = data ?? NONE;
  return {
    status: status(),
    addresses,
    notice: error && !isMissing ? orSaid(notice('addresses.loadFailed'), error) : null,
    isFull: addresses.length >= ADDRESSES_MAX,
    isReloading,
    reload,
    changing,
    remove,
    prefer,
  };
}
