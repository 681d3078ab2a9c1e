import type { Shop } from '@filigrana/sdk';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { isUnanswered } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { storefrontRevalidation } from '../revalidation.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import { provideMailedLink, type SendLink } from './mailed-link.machine.ts';

export interface MailedLink {
  /** 'dead': the server refuses the link, and there is nothing to press. */
  status: 'asking' | 'sending' | 'done' | 'dead';
  /** The outcome. */
  notice: StorefrontNotice | null;
  /** Does what the link is for. */
  press(): void;
}

/** A kind of link. The same object in every render. */
interface Kind {
  operation: 'confirmEmail' | 'leaveNovedades' | 'requestEmailConfirmation';
  send(shop: Shop, ...call: Parameters<SendLink>): ReturnType<SendLink>;
}

const CONFIRMATION: Kind = {
  operation: 'confirmEmail',
  send: (shop, token, signal) => shop.accounts.confirmEmail(token, { signal }),
};

const LEAVING: Kind = {
  operation: 'leaveNovedades',
  send: (shop, token, signal) => shop.subscription.leave(token, { signal }),
};

/** Needs no link: whoever is logged in asks. */
const LETTER: Kind = {
  operation: 'requestEmailConfirmation',
  send: (shop, _token, signal) => shop.accounts.requestEmailConfirmation({ signal }),
};

function useMailedLink(kind: Kind, token: string): MailedLink {
  const { shop, clock } = useShopContext();
  const refresh = useRefresh();
  const machine = useMemo(
    () =>
      provideMailedLink(async (given, signal) => {
        const answer = await kind.send(shop, given, signal);
        void refresh(storefrontRevalidation[kind.operation]);
        return answer;
      }),
    [kind, refresh, shop],
  );
  const actor = useActorRef(machine, { clock, input: { token } });
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => {
    if (actor.getSnapshot().context.token !== token) actor.send({ type: 'link.open', token });
  }, [actor, token]);
  const press = useCallback(() => actor.send({ type: 'link.press' }), [actor]);

  const { said, error } = context;
  const outcome = (): StorefrontNotice | null => {
    if (value === 'done') return { ...notice('link.done'), said: said ?? undefined };
    if (value === 'dead') return notice('reset.linkInvalid');
    if (error === null) return null;
    return isUnanswered(error)
      ? notice('connection.failed')
      : orSaid(notice('reset.failed'), error);
  };
  return { status: value, notice: outcome(), press };
}

/**
 * Confirming an e-mail with the link of a letter, once its button is pressed. `notice` says the
 * outcome.
 *
 * Machine: `mailedLinkMachine`.
 *
 * @param token Last part of the link's address.
 * @example const { status, notice, press } = useEmailConfirmation(params.token);
 */
export function useEmailConfirmation(token: string): MailedLink {
  return useMailedLink(CONFIRMATION, token);
}

/**
 * Leaving the novedades with the link of a letter, without a login, once its button is pressed.
 * `notice` says the outcome.
 *
 * Machine: `mailedLinkMachine`.
 *
 * @param token Last part of the link's address.
 * @example const { status, notice, press } = useLeaveNovedades(params.token);
 */
export function useLeaveNovedades(token: string): MailedLink {
  return useMailedLink(LEAVING, token);
}

/**
 * Sending the letter that confirms the own e-mail again. `status` is 'done' once it is on its way.
 *
 * Machine: `mailedLinkMachine`.
 *
 * @example const { status, notice, press } = useConfirmationLetter();
 */
export function useConfirmationLetter(): MailedLink {
  return useMailedLink(LETTER, '');
}
