import { useCallback } from 'react';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { useService } from '../../shared/services/use-service.ts';
import { useStore } from '../../shared/use-store.ts';
import { storefrontRevalidation } from '../revalidation.ts';
import {
  subscriptionService,
  UNKNOWN_SUBSCRIPTION,
  type SubscriptionView,
} from './subscription-client.ts';

export interface SubscriptionControl extends SubscriptionView {
  /** Footer button: subscribes; says 'Ya estás suscrito' or opens the modal instead where due. */
  subscribe(): void;
  /** Profile switch: shows the new state at once, reverts on failure. */
  toggle(): void;
  /** To be called when the modal is closed and on every change of route. */
  closeLogin(): void;
}

const atServer = () => UNKNOWN_SUBSCRIPTION;

/**
 * The subscription to the newsletter, one for the footer and the profile. Says by toast how a change
 * ended, stores it in the session's account and reads the profile again.
 *
 * @example const { suscrito, pending, toggle } = useSubscription();
 */
export function useSubscription(): SubscriptionControl {
  const client = useService(subscriptionService);
  const refresh = useRefresh();
  const onSaved = useCallback(
    () => void refresh(storefrontRevalidation.setSubscription),
    [refresh],
  );
  const subscribe = useCallback(() => client.activate(onSaved), [client, onSaved]);
  const toggle = useCallback(() => client.toggle(onSaved), [client, onSaved]);
  return { ...useStore(client, atServer), subscribe, toggle, closeLogin: client.closeLogin };
}
