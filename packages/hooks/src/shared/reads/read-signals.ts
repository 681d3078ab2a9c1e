import type { ReadOperation } from './operations.ts';

/** Tells reads that are not in the SWR cache (the cart) that the server's answer has changed. */
export interface ReadSignals {
  announce(operation: ReadOperation): void;
  /** Calls back when the operation should be read again; returns the way to stop. */
  listen(operation: ReadOperation, listener: () => void): () => void;
}

export function createReadSignals(): ReadSignals {
  const listeners = new Map<ReadOperation, Set<() => void>>();
  return {
    announce: (operation) => {
      for (const listener of [...(listeners.get(operation) ?? [])]) listener();
    },
    listen(operation, listener) {
      const ofOperation = listeners.get(operation) ?? new Set();
      listeners.set(operation, ofOperation.add(listener));
      return () => void ofOperation.delete(listener);
    },
  };
}
