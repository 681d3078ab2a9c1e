import type { Clock } from '../clock.ts';
import { runChart } from '../machines/chart.ts';
import { createStore, type ReadableStore } from '../store.ts';
import type { Message } from '../texts/message.ts';
import { timings } from '../timings.ts';
import type { Toast } from './toast.ts';
import {
  closed,
  durationOf,
  toastOf,
  toastsChart,
  type ToastsAction,
  type ToastsDelay,
  type ToastsEvent,
  type ToastsState,
} from './toasts.chart.ts';

/** The one toast of the screen. */
export interface Toasts extends ReadableStore<Toast | null> {
  /** Replaces the toast on the screen, if any. */
  show(message: Partial<Message>): void;
  /** Lets it leave; it is gone 300 ms later. */
  dismiss(): void;
}

/**
 * The toasts of a provider. They run the chart of `toastsMachine` without xstate, because they have
 * to work in the first view and when no further file can be loaded: most toasts are bad news.
 */
export function createToasts(clock: Clock): Toasts {
  const store = createStore<Toast | null>(null);
  let lastId = 0;

  const send = runChart<ToastsState, ToastsEvent, ToastsAction, ToastsDelay>(toastsChart, {
    initial: 'absent',
    actions: {
      put: (event) => {
        if (event.type === 'toasts.show') store.set(toastOf(event.message, (lastId += 1)));
      },
      close: () => store.set(closed(store.get())),
      remove: () => store.set(null),
    },
    wait(delay, event, over) {
      const isShown = delay === 'duration' && event.type === 'toasts.show';
      const timer = clock.setTimeout(
        over,
        isShown ? durationOf(event.message) : timings.toast.removal,
      );
      return () => clock.clearTimeout(timer);
    },
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss: () => send({ type: 'toasts.dismiss' }),
    show: (message) => send({ type: 'toasts.show', message }),
  };
}
