import { isApiError } from '@filigrana/sdk';
import { useCallback, useState } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useNotifyOf } from '../../shared/texts/use-texts-of.ts';
import { useService } from '../../shared/services/use-service.ts';
import { notice } from '../texts/storefront-notice.ts';
import { cartTexts } from '../texts/cart-texts.ts';
import { cartService } from './cart-client.ts';

/** checkout: go there · login: the modal is open · refused: a toast has said why. */
export type ProceedResult = 'checkout' | 'login' | 'refused';

export interface Proceeding {
  /** `proceed` is at work. */
  isProceeding: boolean;
  /** Waits for the cart to settle and validates the login. Never rejects. */
  proceed(): Promise<ProceedResult>;
  /** The login modal is open. */
  loginRequired: boolean;
  closeLogin(): void;
}

/** The way from the cart to the checkout. */
export function useProceed(): Proceeding {
  const { shop, session, expireSession } = useShopContext();
  const cart = useService(cartService);
  const notify = useNotifyOf(cartTexts);
  const [isProceeding, setProceeding] = useState(false);
  const [loginRequired, setLoginRequired] = useState(false);

  const validate = useCallback(async (): Promise<ProceedResult> => {
    await cart.whenSettled();
    if (!cart.get().isSettled) {
      notify(notice('checkout.cartPending'));
      return 'refused';
    }
    if (session.read().token === null) return 'login';
    try {
      await shop.accounts.profile();
      return 'checkout';
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        expireSession();
        return 'login';
      }
      const isHttp = isApiError(error) && (error.kind === 'http' || error.kind === 'contract');
      notify(notice(isHttp ? 'cart.validationFailed' : 'cart.validationOffline'));
      return 'refused';
    }
  }, [cart, expireSession, notify, session, shop]);

  const proceed = useCallback(async () => {
    setProceeding(true);
    const result = await validate();
    setProceeding(false);
    setLoginRequired(result === 'login');
    return result;
  }, [validate]);

  const closeLogin = useCallback(() => setLoginRequired(false), []);
  return { isProceeding, proceed, loginRequired, closeLogin };
}
