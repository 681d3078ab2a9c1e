import { assign, setup } from 'xstate';
import { timings } from '../timings.ts';
import type { Toast } from './toast.ts';
import { closed, toastOf, toastsChart, type ToastsEvent } from './toasts.chart.ts';

export interface ToastsContext {
  /** The toast on the screen. */
  readonly toast: Toast | null;
  /** Id of the last one. */
  readonly lastId: number;
}

/**
 * The one toast of a screen: absent → open → (its duration) leaving → (300 ms) absent. A new toast
 * takes the place of the old one at once, in whatever state that is. `useToasts` runs the same
 * chart without xstate.
 *
 * Events: `toasts.show`, `toasts.dismiss`. Emits nothing. No actors.
 *
 * @example
 * const toasts = createActor(toastsMachine).start();
 * toasts.send({ type: 'toasts.show', message: { title: 'Producto agregado', duration: 2_000 } });
 * toasts.getSnapshot().context.toast?.title; // 'Producto agregado'
 */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  delays: {
    duration: ({ context }) => context.toast?.duration ?? timings.toast.default,
    removal: timings.toast.removal,
  },
  actions: {
    put: assign(({ context, event }) => {
      if (event.type !== 'toasts.show') return {};
      const lastId = context.lastId + 1;
      return { lastId, toast: toastOf(event.message, lastId) };
    }),
    close: assign(({ context }) => ({ toast: closed(context.toast) })),
    remove: assign({ toast: null }),
  },
}).createMachine({
  id: 'toasts',
  context: { toast: null, lastId: 0 },
  initial: 'absent',
  states: toastsChart,
});
