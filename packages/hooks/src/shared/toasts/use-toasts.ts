import { useShopContext } from '../provider/shop-context.ts';
import { useStore } from '../use-store.ts';
import type { SaidMessage } from '../texts/message.ts';
import type { Toast, ToastAction } from './toast.ts';

const noToast = () => null;

/**
 * The toast of the screen and the means to change it. One at a time: a new one replaces the old;
 * a dismissed one is removed after 300 ms.
 *
 * @example const { toast, dismiss } = useToasts();
 */
export function useToasts(): {
  toast: Toast | null;
  /** Shows a toast in place of the one that is there. */
  show(message: Partial<SaidMessage>, action?: ToastAction): void;
  /** Closes the toast. */
  dismiss(): void;
} {
  const { toasts } = useShopContext();
  return { toast: useStore(toasts, noToast), show: toasts.show, dismiss: toasts.dismiss };
}
