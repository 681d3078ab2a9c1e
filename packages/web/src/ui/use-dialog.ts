import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { dialogOpened } from './open-dialogs.ts';
import { useScrollLock } from './use-scroll-lock.ts';

interface DialogHandlers {
  ref: RefObject<HTMLDialogElement | null>;
  /** For the `<dialog>` element. */
  props: {
    onCancel: (event: SyntheticEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/**
 * Opens a native `<dialog>` as a modal while mounted. The browser makes the rest of the page inert,
 * so the focus stays inside; on closing it goes back to where it was. Escape and a click on the
 * backdrop ask to close.
 */
export function useDialog(onClose: (() => void) | undefined): DialogHandlers {
  const ref = useRef<HTMLDialogElement>(null);
  useScrollLock(true);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    const forget = dialogOpened(dialog);
    return () => {
      forget();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return {
    ref,
    props: {
      onCancel: (event) => {
        // React decides when it closes, not the browser.
        event.preventDefault();
        onClose?.();
      },
      onClick: (event) => {
        if (event.target === ref.current) onClose?.();
      },
    },
  };
}
