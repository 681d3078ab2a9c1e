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

/** Shows the shop's one toast, or instead of it the piece that went into the cart. */
export function Toasts() {
  const { toast, dismiss } = useToasts();
  const [pathname] = useLocation();
  const [added, setAdded] = useState<Added>();
  const [said, setSaid] = useState<number>();
  if (toast?.code === 'cart.added' && toast.id !== added?.toast.id)
    setAdded({ toast, pathname, focused: document.activeElement });
  return (
    <>
      <ToastViewport
        toast={
          toast && toast.id !== said
            ? {
                ...toast,
                tone: TONE[toast.variant],
                text: toast.description,
                actions: toast.action ? [toast.action] : [],
              }
            : null
        }
        onDismiss={dismiss}
      />
      {added && <AddedSheet added={added} onSaid={setSaid} />}
    </>
  );
}
