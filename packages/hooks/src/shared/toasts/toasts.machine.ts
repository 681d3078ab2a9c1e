import type { Clock } from '../clock.ts';
import { createStore, type ReadableStore } from '../store.ts';
import type { Message } from '../texts/message.ts';
import { timings } from '../timings.ts';
import type { Toast } from './toast.ts';

/** The one toast of the screen. */
export interface Toasts extends ReadableStore<Toast | null> {
  /** Replaces the toast on the screen, if any. */
  show(message: Partial<Message>): void;
  /** Lets it leave; it is gone 300 ms later. */
  dismiss(): void;
}

/**
 * absent → open → leaving → absent, and open again from anywhere. Written without xstate, because
 * it has to work in the first view and when no further file can be loaded: most toasts are bad news.
 */
export function createToasts(clock: Clock): Toasts {
  const store = createStore<Toast | null>(null);
  let timer: unknown;
  let lastId = 0;

  const after = (ms: number, then: () => void) => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(then, ms);
  };
  const dismiss = () => {
    const toast = store.get();
    if (!toast?.open) return;
    store.set({ ...toast, open: false });
    after(timings.toast.removal, () => store.set(null));
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss,
    show({ title = '', text = '', variant = 'info', duration = timings.toast.default }) {
      lastId += 1;
      store.set({ id: lastId, title, description: text, variant, duration, open: true });
      after(duration, dismiss);
    },
  };
}
