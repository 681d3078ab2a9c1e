import type { Chart } from '../machines/chart.ts';
import type { Message } from '../texts/message.ts';
import { timings } from '../timings.ts';
import type { Toast } from './toast.ts';

export type ToastsEvent =
  /** Replaces the toast on the screen, if any. */
  | { type: 'toasts.show'; message: Partial<Message> }
  /** Lets it leave before its time. */
  | { type: 'toasts.dismiss' };

export type ToastsState = 'absent' | 'leaving' | 'open';
export type ToastsAction = 'close' | 'put' | 'remove';
export type ToastsDelay = 'duration' | 'removal';

/** absent → open → leaving → absent, and open again from anywhere: one toast at a time. */
export const toastsChart = {
  absent: { on: { 'toasts.show': { target: 'open', actions: 'put' } } },
  open: {
    on: {
      'toasts.show': { target: 'open', actions: 'put', reenter: true },
      'toasts.dismiss': { target: 'leaving', actions: 'close' },
    },
    after: { duration: { target: 'leaving', actions: 'close' } },
  },
  leaving: {
    on: { 'toasts.show': { target: 'open', actions: 'put' } },
    after: { removal: { target: 'absent', actions: 'remove' } },
  },
} as const satisfies Chart<ToastsState, ToastsEvent, ToastsAction, ToastsDelay>;

/** Milliseconds that the toast of a message stays. */
export const durationOf = ({ duration = timings.toast.default }: Partial<Message>) => duration;

/** The toast of a message. */
export function toastOf(message: Partial<Message>, id: number): Toast {
  const { title = '', text = '', variant = 'info' } = message;
  return { id, title, description: text, variant, duration: durationOf(message), open: true };
}

/** The toast while it leaves. */
export function closed(toast: Toast | null): Toast | null {
  return toast && { ...toast, open: false };
}
