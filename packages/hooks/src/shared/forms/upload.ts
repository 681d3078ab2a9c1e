import type { UploadCallOptions } from '@filigrana/sdk';
import { createStore, type ReadableStore } from '../store.ts';

/** One upload at a time, followed and, while parts of it are still here, cancelled. */
export interface Upload {
  /** Whole percent that has left; null while nothing is on its way, or while nobody can tell. */
  readonly progress: ReadableStore<number | null>;
  /** Sends with these options. */
  run<Answer>(send: (options: UploadCallOptions) => Promise<Answer>): Promise<Answer>;
  /** Stops what is on its way, which then rejects as `aborted`. Once all of it has left, nothing. */
  cancel(): void;
}

export function createUpload(): Upload {
  const progress = createStore<number | null>(null);
  let current: AbortController | null = null;
  return {
    progress,
    async run(send) {
      const controller = new AbortController();
      current = controller;
      try {
        return await send({
          signal: controller.signal,
          onUploadProgress: ({ loaded, total }) =>
            progress.set(total > 0 ? Math.floor((100 * loaded) / total) : null),
        });
      } finally {
        current = null;
        progress.set(null);
      }
    },
    cancel() {
      const sent = progress.get();
      // The server has all of it, or may have: only its answer tells what became of it.
      if (sent !== null && sent < 100) current?.abort();
    },
  };
}
