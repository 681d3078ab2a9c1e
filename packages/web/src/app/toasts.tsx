import { useToasts } from '@filigrana/hooks';
import { ToastViewport } from '../ui/toast.tsx';

const TONE = { info: 'info', success: 'success', destructive: 'danger' } as const;

/** Shows the shop's one toast. */
export function Toasts() {
  const { toast, dismiss } = useToasts();
  return (
    <ToastViewport
      toast={toast && { ...toast, tone: TONE[toast.variant], text: toast.description }}
      onDismiss={dismiss}
    />
  );
}
