import { useToasts } from '@filigrana/hooks';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../shared/lazy-part.tsx';
import type { Added } from '../storefront/cart/added-sheet.tsx';
import { ToastViewport } from '../ui/toast.tsx';

const TONE = { info: 'info', success: 'success', destructive: 'danger' } as const;

/** Comes with the first piece that is added. Without it there is still the toast. */
const AddedSheet = lazyPart(() => import('../storefront/cart/added-sheet.tsx'), {
  failed: () => <></>,
});

/** Shows the shop's one toast, and the piece that went into the cart. */
export function Toasts() {
  const { toast, dismiss } = useToasts();
  const [pathname] = useLocation();
  const [added, setAdded] = useState<Added>();
  if (toast?.code === 'cart.added' && toast.id !== added?.toast.id)
    setAdded({ toast, pathname, focused: document.activeElement });
  return (
    <>
      <ToastViewport
        toast={
          toast && {
            ...toast,
            tone: TONE[toast.variant],
            text: toast.description,
            actions: toast.action ? [toast.action] : [],
          }
        }
        onDismiss={dismiss}
      />
      {added && <AddedSheet added={added} />}
    </>
  );
}
