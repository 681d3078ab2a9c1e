import { useCallback, useRef, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

export interface EmailUndo {
  /** 'done': the account has the old e-mail again. 'invalid': the link is of no use any more. */
  status: 'idle' | 'sending' | 'done' | 'invalid';
  /** Why it did not work; it can be tried again unless `invalid`. */
  notice: StorefrontNotice | null;
  undo(): void;
}

/**
 * Taking a change of the e-mail back with the link that went to the old address (extension
 * `emailChange`). It happens when somebody says so, not when the screen opens: mail programs open
 * links too. Every login of the account ends with it, and its password; the next step is a reset link.
 *
 * @param token Last part of the link's address.
 * @example const { status, undo, notice } = useEmailUndo(params.token);
 */
export function useEmailUndo(token: string): EmailUndo {
  const { shop } = useShopContext();
  const [state, setState] = useState<Pick<EmailUndo, 'status' | 'notice'>>({
    status: 'idle',
    notice: null,
  });
  const isSending = useRef(false);
  const undo = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'sending', notice: null });
    try {
      await shop.recovery.undoEmail({ token });
      setState({ status: 'done', notice: null });
    } catch (cause) {
      const error = asApiError(cause);
      setState(
        error.status === 404
          ? { status: 'invalid', notice: notice('reset.linkInvalid') }
          : { status: 'idle', notice: orSaid(notice('reset.failed'), error) },
      );
    } finally {
      isSending.current = false;
    }
  }, [shop, token]);
  return { ...state, undo: () => void undo() };
}
