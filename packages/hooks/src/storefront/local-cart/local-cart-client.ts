import type { Service, ShopContext } from '../../shared/services/service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import { nextLocalCart, type LocalCart, type LocalCartEvent } from './local-cart.ts';
import { localCartStorage, type LocalCartStorage } from './local-cart-storage.ts';

/** The local cart of a provider, kept in the browser and shared by its tabs. */
export interface LocalCartClient extends ReadableStore<LocalCart> {
  send(event: LocalCartEvent): void;
  /** Follows the session and the other tabs; returns the way to stop. */
  start(): () => void;
}

export function createLocalCartClient(
  { session, kept }: Pick<ShopContext, 'session' | 'kept'>,
  storage: LocalCartStorage = localCartStorage(kept),
): LocalCartClient {
  const identify = (): LocalCartEvent => {
    const { usuario } = session.read();
    return {
      type: 'localCart.identify',
      usuarioInfo: usuario && { idUsuario: usuario.idUsuario },
    };
  };
  const store = createStore(nextLocalCart(storage.read(), identify()));
  const send = (event: LocalCartEvent) => {
    const next = nextLocalCart(store.get(), event);
    if (next === store.get()) return;
    store.set(next);
    storage.write(next);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    send,
    start() {
      const stopSession = session.subscribe(() => send(identify()));
      // Not written back: the other tab has stored it.
      const stopStorage = storage.subscribe(() => store.set(storage.read()));
      send(identify());
      return () => {
        stopSession();
        stopStorage();
      };
    },
  };
}

export const localCartService: Service<LocalCartClient> = {
  create: (context) => createLocalCartClient(context),
  start: (client) => client.start(),
};
