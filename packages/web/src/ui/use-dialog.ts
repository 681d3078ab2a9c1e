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
    // Browsers let a page refuse one `cancel`; the next Escape, or a held one, would close it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || topDialog() !== dialog) return;
      event.preventDefault();
      if (!event.repeat) ask();
    };
    // So would a second gesture to go back, which has no key.
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
        // A file field says it of its own window, a dialog inside of itself.
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
        // A text that is marked may begin or end outside.
        if (event.target === ref.current && pressed.current === ref.current) onClose?.();
      },
    },
  };
}
