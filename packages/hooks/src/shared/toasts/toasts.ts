import type { Clock } from '@filigrana/sdk';
import { createStore, type ReadableStore } from '../store.ts';
import type { SaidMessage } from '../texts/message.ts';
import { timings } from '../timings.ts';
import type { Toast, ToastAction } from './toast.ts';

/** The one toast of the screen. */
export interface Toasts extends ReadableStore<Toast | null> {
  /** Replaces the toast on the screen, if any. One with an action leaves when that is taken. */
  show(message: Partial<SaidMessage>, action?: ToastAction): void;
  /** Lets it leave; it is gone 300 ms later. */
  dismiss(): void;
}

/** The toasts of a provider, one at a time: it is open for its duration, leaves, and is removed. */
export function createToasts(clock: Clock): Toasts {
  const store = createStore<Toast | null>(null);
  let lastId = 0;
  let timer: unknown;
  // Before the store is set: whoever hears of it may show the next toast at once.
  const wait = (ms: number, over: () => void) => {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(over, ms);
  };

  const dismiss = () => {
    const toast = store.get();
    if (!toast?.open) return;
    wait(timings.toast.removal, () => store.set(null));
    store.set({ ...toast, open: false });
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss,
    show(message, own) {
      const { title = '', text = '', variant = 'info', duration = timings.toast.default } = message;
      const { code = null, params = {} } = message;
      lastId += 1;
      wait(duration, dismiss);
      let isTaken = false;
      const run = () => {
        // Pressed twice it is meant once: the button is there while the toast leaves.
        if (isTaken) return;
        isTaken = true;
        dismiss();
        own?.run();
      };
      const action = own ? { label: own.label, run } : null;
      const said = { title, description: text, variant, code, params };
      store.set({ ...said, id: lastId, duration, action, open: true });
    },
  };
}
