import { withSeen } from '@filigrana/sdk/domain';
import { useMemo } from 'react';
import { isId } from '../../shared/is-id.ts';
import type { Service } from '../../shared/services/service.ts';
import { useService } from '../../shared/services/use-service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import type { Kept } from '../../shared/storage.ts';
import { useStore } from '../../shared/use-store.ts';

export interface RecentlySeen {
  /** Products by `idProducto`, the one looked at last first; at most 12. */
  readonly ids: readonly number[];
  /** Remembers that a piece was looked at. */
  note(idProducto: number): void;
  /** Forgets all of them. */
  clear(): void;
}

/** Its name in the browser's local storage. */
const KEY = 'vistas';
const NOTHING: readonly number[] = [];

interface Client extends ReadableStore<readonly number[]> {
  write(ids: readonly number[]): void;
  start(): () => void;
}

const seenService: Service<Client> = {
  create: ({ kept }) => {
    const store = createStore(readKept(kept));
    return {
      get: store.get,
      subscribe: store.subscribe,
      write(productos) {
        store.set(productos);
        kept.write(KEY, productos.length > 0 ? { productos } : null, 'browser');
      },
      start: () => kept.follow(KEY, () => store.set(readKept(kept))),
    };
  },
  start: (client) => client.start(),
};

/** What is no id is left out. */
function readKept(kept: Kept): readonly number[] {
  const { productos } = kept.read(KEY, 'browser') ?? {};
  const ids = Array.isArray(productos) ? (productos as unknown[]).filter(isId) : [];
  return ids.reduceRight<readonly number[]>(withSeen, NOTHING);
}

/**
 * The pieces that were looked at last on this device, for all tabs. Nothing on a server.
 *
 * @example
 * const { ids, note } = useRecentlySeen();
 * const look = () => note(7); // ids[0] is 7 then
 * <button onClick={look}>{ids.length}</button>
 */
export function useRecentlySeen(): RecentlySeen {
  const client = useService(seenService);
  const ids = useStore(client, atServer);
  const commands = useMemo(
    () => ({
      note: (idProducto: number) => client.write(withSeen(client.get(), idProducto)),
      clear: () => client.write(NOTHING),
    }),
    [client],
  );
  return { ids, ...commands };
}

const atServer = () => NOTHING;
