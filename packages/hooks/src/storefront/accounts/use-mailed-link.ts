import type { Confirmation, Shop } from '@filigrana/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError, isUnanswered } from '../../shared/as-api-error.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { storefrontRevalidation } from '../revalidation.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

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
  send(shop: Shop, token: string, signal: AbortSignal): Promise<Confirmation>;
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

type State = Pick<MailedLink, 'status' | 'notice'>;

const ASKING: State = { status: 'asking', notice: null };

/** What a failure makes of a link: dead where the server refuses it, else it can be pressed again. */
function failed(cause: unknown): State {
  const error = asApiError(cause);
  if (error.status === 404 || error.status === 400)
    return { status: 'dead', notice: notice('reset.linkInvalid') };
  const said = isUnanswered(error)
    ? notice('connection.failed')
    : orSaid(notice('reset.failed'), error);
  return { status: 'asking', notice: said };
}

/** Nothing happens before somebody presses: programs that look through letters open every link. */
function useMailedLink(kind: Kind, token: string): MailedLink {
  const { shop } = useShopContext();
  const refresh = useRefresh();
  const [known, setKnown] = useState({ token, ...ASKING });
  const sending = useRef<AbortController>(undefined);
  // Another link on the same screen: what is on its way for this one is void.
  useEffect(
    () => () => {
      sending.current?.abort();
      sending.current = undefined;
    },
    [token],
  );
  const state = known.token === token ? known : ASKING;
  const isOver = state.status === 'done' || state.status === 'dead';
  const press = useCallback(async () => {
    if (sending.current || isOver) return;
    const { signal } = (sending.current = new AbortController());
    setKnown({ token, status: 'sending', notice: null });
    let next: State;
    try {
      const { mensaje } = await kind.send(shop, token, signal);
      void refresh(storefrontRevalidation[kind.operation]);
      next = { status: 'done', notice: { ...notice('link.done'), said: mensaje ?? undefined } };
    } catch (cause) {
      next = failed(cause);
    }
    if (signal.aborted) return;
    sending.current = undefined;
    setKnown({ token, ...next });
  }, [isOver, kind, refresh, shop, token]);
  return { status: state.status, notice: state.notice, press: () => void press() };
}

/**
 * Confirming an e-mail with the link of a letter, once its button is pressed. `notice` says the
 * outcome.
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
 * @param token Last part of the link's address.
 * @example const { status, notice, press } = useLeaveNovedades(params.token);
 */
export function useLeaveNovedades(token: string): MailedLink {
  return useMailedLink(LEAVING, token);
}

/**
 * Sending the letter that confirms the own e-mail again. `status` is 'done' once it is on its way.
 *
 * @example const { status, notice, press } = useConfirmationLetter();
 */
export function useConfirmationLetter(): MailedLink {
  return useMailedLink(LETTER, '');
}
