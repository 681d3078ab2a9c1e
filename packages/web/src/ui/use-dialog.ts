import {
  useEffect,
  useEffectEvent,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { dialogOpened, topDialog } from './open-dialogs.ts';
import { useScrollLock } from './use-scroll-lock.ts';

interface DialogHandlers {
  ref: RefObject<HTMLDialogElement | null>;
  /** For the `<dialog>` element. */
  props: {
    onCancel: (event: SyntheticEvent) => void;
    onMouseDown: (event: MouseEvent) => void;
    onMouseUp: (event: MouseEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/**
 * Opens a native `<dialog>` as a modal while mounted. The browser makes the rest of the page inert,
 * so the focus stays inside; on closing it goes back to where it was. Escape and a click on the
 * backdrop ask to close; it stays open for as long as it is mounted.
 */
export function useDialog(onClose: (() => void) | undefined): DialogHandlers {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  useScrollLock(true);
  const ask = useEffectEvent(() => onClose?.());
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    const forget = dialogOpened(dialog);
    // Browsers let a page refuse `cancel` once; a second Escape, or a held one, would close the dialog.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || topDialog() !== dialog) return;
      event.preventDefault();
      if (!event.repeat) ask();
    };
    // Android's gesture to go back closes it the second time, too: it is opened again, and asks.
    const onClosed = () => {
      if (dialog.open) return;
      dialog.showModal();
      ask();
    };
    document.addEventListener('keydown', onKeyDown);
    dialog.addEventListener('close', onClosed);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      dialog.removeEventListener('close', onClosed);
      forget();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return {
    ref,
    props: {
      onCancel: (event) => {
        // File fields and dialogs inside send a `cancel` of their own.
        if (event.target !== ref.current) return;
        // React decides when it closes, not the browser.
        event.preventDefault();
        onClose?.();
      },
      onMouseDown: (event) => {
        pressed.current = event.target;
      },
      onMouseUp: (event) => {
        if (pressed.current !== event.target) pressed.current = null;
      },
      onClick: (event) => {
        // Not when a text was marked and the pointer left the dialog: both ends have to be outside.
        if (event.target === ref.current && pressed.current === ref.current) onClose?.();
      },
    },
  };
}
