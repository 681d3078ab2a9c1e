import type { ApiError, Subscription } from '@filigrana/sdk';
import { asApiError } from '../../shared/as-api-error.ts';
import type { Service, ShopContext } from '../../shared/services/service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { createTexts } from '../../shared/texts/say.ts';
import { timings } from '../../shared/timings.ts';
import { notice, type BrowsingNotice } from '../texts/storefront-notice.ts';
import { browsingTexts } from '../texts/browsing-texts.ts';

/** The newsletter as the screen shows it. */
export interface SubscriptionView {
  /** On the profile what was asked for already, while the server has not answered. */
  suscrito: boolean;
  /** The wish is on its way to the server. */
  pending: boolean;
  /** '¡Gracias por suscribirte!' for 2.5 s after success. */
  thanks: boolean;
  /** The login-required modal is open. */
  loginRequired: boolean;
  /** After 2 s of the open modal: 'profile' when a token exists, else 'login'; navigate there. */
  redirect: 'login' | 'profile' | null;
}

/**
 * The newsletter of a provider: one, so that the footer and the profile never change it at the same
 * time.
 */
export interface SubscriptionClient extends ReadableStore<SubscriptionView> {
  /** The button of the footer; `onSaved` is called when the change was made. */
  activate(onSaved: () => void): void;
  /** The switch of the profile. */
  toggle(onSaved: () => void): void;
  closeLogin(): void;
  /** Follows the session; returns the way to stop. */
  start(): () => void;
}

/** Where it is: one change at a time; without a login the modal, and then the way to the login. */
interface State {
  readonly phase: 'idle' | 'saving' | 'thanks' | 'loginRequired' | 'redirecting';
  /** What the switch shows while the server has not answered. */
  readonly wanted: boolean | null;
}

const IDLE: State = { phase: 'idle', wanted: null };

export const UNKNOWN_SUBSCRIPTION: SubscriptionView = {
  suscrito: false,
  pending: false,
  thanks: false,
  loginRequired: false,
  redirect: null,
};

export function createSubscriptionClient(context: ShopContext): SubscriptionClient {
  const { shop, session, clock, toasts } = context;
  const { say } = createTexts(browsingTexts, context.texts.get);
  const tell = (said: BrowsingNotice) => toasts.show(say(said));
  const view = createStore(UNKNOWN_SUBSCRIPTION);
  let state = IDLE;
  let timer: unknown;
  let attempt = new AbortController();

  /** Whether the account is subscribed; null without a login. */
  const known = (): boolean | null => {
    const { token, usuario } = session.read();
    return token === null ? null : usuario?.suscrito === true;
  };
  const update = () => {
    const { phase, wanted } = state;
    view.set({
      suscrito: wanted ?? known() === true,
      pending: phase === 'saving',
      thanks: phase === 'thanks',
      loginRequired: phase === 'loginRequired' || phase === 'redirecting',
      redirect: phase !== 'redirecting' ? null : known() === null ? 'login' : 'profile',
    });
  };
  /** What it goes on to by itself is `next`, after `ms`. */
  const enter = (entered: State, next?: State, ms = 0) => {
    clock.clearTimeout(timer);
    if (next) timer = clock.setTimeout(() => enter(next), ms);
    state = entered;
    update();
  };

  const save = async (estadoSuscripcion: boolean, isSwitch: boolean, onSaved: () => void) => {
    const { token } = session.read();
    const { signal } = (attempt = new AbortController());
    enter({ phase: 'saving', wanted: isSwitch ? estadoSuscripcion : null });
    try {
      const saved = await shop.subscription.set({ estadoSuscripcion }, { signal });
      if (signal.aborted) return;
      const now = session.read();
      // An answer to an account that has been left changes nothing of the next one.
      if (now.usuario && now.token === token)
        session.write({ usuario: { ...now.usuario, suscrito: saved.suscrito } });
      onSaved();
      tell(savedNotice(saved));
      if (isSwitch) enter(IDLE);
      else enter({ ...IDLE, phase: 'thanks' }, IDLE, timings.subscription.thanks);
    } catch (cause) {
      if (signal.aborted) return;
      const error = asApiError(cause);
      tell(failedNotice(error, isSwitch));
      enter(IDLE);
      if (error.status === 401) context.expireSession();
    }
  };
  const change = (isSwitch: boolean, onSaved: () => void) => {
    if (state.phase !== 'idle' && state.phase !== 'thanks') return;
    const before = known();
    if (before === null)
      enter(
        { ...IDLE, phase: 'loginRequired' },
        { ...IDLE, phase: 'redirecting' },
        timings.subscription.loginRedirect,
      );
    else if (before && !isSwitch) tell(notice('subscription.already'));
    else void save(!before, isSwitch, onSaved);
  };

  return {
    get: view.get,
    subscribe: view.subscribe,
    activate: (onSaved) => change(false, onSaved),
    toggle: (onSaved) => change(true, onSaved),
    closeLogin() {
      if (view.get().loginRequired) enter(IDLE);
    },
    start() {
      const stopSession = session.subscribe(update);
      update();
      return () => {
        stopSession();
        attempt.abort();
        enter(IDLE);
      };
    },
  };
}

export const subscriptionService: Service<SubscriptionClient> = {
  create: createSubscriptionClient,
  start: (client) => client.start(),
};

/** What is said about a change that was made: the server's sentence where it sent one. */
function savedNotice({ suscrito, message }: Subscription): BrowsingNotice {
  const made = notice(suscrito ? 'subscription.activated' : 'subscription.deactivated');
  return message === null ? made : { ...made, said: message };
}

function failedNotice(error: ApiError, isSwitch: boolean): BrowsingNotice {
  if (error.kind === 'timeout') return notice('subscription.timeout');
  return orSaid(notice(isSwitch ? 'subscription.updateFailed' : 'subscription.failed'), error);
}
