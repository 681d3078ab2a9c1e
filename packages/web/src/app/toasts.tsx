import { useToasts } from '@filigrana/hooks';
import { useLocation } from 'wouter';
import { sharedTexts as texts } from '../shared/texts.ts';
import { ToastViewport } from '../ui/toast.tsx';
import { storefront } from './paths.ts';

const TONE = { info: 'info', success: 'success', destructive: 'danger' } as const;

/** Shows the shop's one toast; of a piece that went into the cart with its picture and the ways on. */
export function Toasts() {
  const { toast, dismiss } = useToasts();
  const [, navigate] = useLocation();
  const { productoNombre = '', talla, image_url: picture } = toast?.params ?? {};
  const toCart = () => {
    dismiss();
    navigate(storefront.cart());
  };
  const added = {
    text: talla ? texts.ofSize(productoNombre, talla) : String(productoNombre),
    picture: picture ? String(picture) : null,
    actions: [
      { label: texts.toCart, run: toCart },
      { label: texts.goOn, run: dismiss },
    ],
  };
  return (
    <ToastViewport
      toast={
        toast && {
          ...toast,
          tone: TONE[toast.variant],
          text: toast.description,
          actions: toast.action ? [toast.action] : [],
          ...(toast.code === 'cart.added' && added),
        }
      }
      onDismiss={dismiss}
    />
  );
}
