import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './store.ts';

/** Follows a store. The server and the hydration render see `atServer`, else what it holds. */
export function useStore<Value>(store: ReadableStore<Value>, atServer?: () => Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, atServer ?? store.get);
}
