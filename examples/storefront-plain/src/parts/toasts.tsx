import { useToasts } from '@filigrana/hooks';
import { texts } from '../texts.ts';

/** The one toast that the hooks show. Good news wait their turn in a screen reader, bad news do not. */
export function Toasts() {
  const { toast, dismiss } = useToasts();
  const isBad = toast?.variant === 'destructive';
  const card = toast && (
    <div className="toast" data-variant={toast.variant} data-open={toast.open}>
      <p>
        {toast.title && <strong>{toast.title}</strong>} {toast.description}
      </p>
      <button type="button" aria-label={texts.close} onClick={dismiss}>
        ×
      </button>
    </div>
  );
  return (
    <div className="toasts">
      <div role="status">{!isBad && card}</div>
      <div role="alert">{isBad && card}</div>
    </div>
  );
}
