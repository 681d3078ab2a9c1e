import { ROLE } from '@filigrana/sdk/domain';
import { useCallback, useMemo } from 'react';
import { useRead, type ReadKey, type ReadOptions } from '../../shared/reads/use-read.ts';
import type { Service } from '../../shared/services/service.ts';
import { useService } from '../../shared/services/use-service.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useStore } from '../../shared/use-store.ts';
import type { KeptList, OfAccount } from './kept-list.ts';

const NOTHING: readonly never[] = [];
const atServer = () => NOTHING;

/** A list that somebody keeps: the account's of a customer, the device's of everybody else. */
export function useKeptList<Entry, Change>(
  service: Service<KeptList<Entry, Change>>,
  keyOf: (idUsuario: number) => ReadKey,
  options: ReadOptions<OfAccount<Entry>> = {},
) {
  const list = useService(service);
  const { status: who, role } = useSession();
  const account = useAccountId();
  const owner = role === ROLE.cliente && account ? account : null;
  const { data, error, mutate } = useRead<OfAccount<Entry>>(
    owner === null ? null : keyOf(owner),
    list.read,
    options,
  );
  const ofDevice = useStore(list.ofDevice, atServer);
  const pending = useStore(list.pending, atServer);
  const isAccounts = owner !== null && data !== null;

  const entries = useMemo(
    () =>
      (isAccounts ? pending : NOTHING).reduce<readonly Entry[]>(
        list.after,
        // Until the account's have come, the device's are those that are on their way there.
        (isAccounts && data) || ofDevice,
      ),
    [list, isAccounts, data, ofDevice, pending],
  );
  /** Resolves to whether it is made; what went wrong is said. */
  const change = useCallback(
    async (wanted: Change): Promise<boolean> => {
      if (isAccounts)
        return list.changeAccount(wanted, (answer) =>
          answer ? mutate(answer, { revalidate: false }) : mutate(),
        );
      list.changeDevice(wanted);
      return true;
    },
    [list, isAccounts, mutate],
  );
  const reload = useCallback(() => void mutate(), [mutate]);
  const isThere = who !== 'unknown' && (!isAccounts || data !== undefined);
  const status = isThere ? 'ready' : error ? 'failed' : 'loading';
  return { entries, status, isInAccount: isAccounts, change, reload } as const;
}
