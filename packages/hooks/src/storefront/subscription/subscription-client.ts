import { createLazyActor } from '../../shared/machines/lazy-actor.ts';
import type { Service, ShopContext } from '../../shared/services/service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import { createTexts } from '../../shared/texts/say.ts';
import { storefrontTexts } from '../texts/storefront-texts.ts';
import type { SubscriptionState } from './subscription.actor.ts';
import type {
  SubscriptionEmitted,
  SubscriptionEvent,
  SubscriptionPort,
} from './subscription.machine.ts';
import type { KnownSubscription, SubscriptionView } from './subscription.types.ts';

/**
 * The newsletter of a provider: one, so that the footer and the profile never change it at the same
 * time. The machine behind it is a file of its own, loaded when it is first needed.
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

const RESTING: SubscriptionState = { value: 'idle', wanted: null };

export const UNKNOWN_SUBSCRIPTION: SubscriptionView = {
  suscrito: false,
  pending: false,
  thanks: false,
  loginRequired: false,
  redirect: null,
};

export function createSubscriptionClient(context: ShopContext): SubscriptionClient {
  const { shop, session, clock, toasts } = context;
  const { say } = createTexts(storefrontTexts, context.texts);
  let state = RESTING;
  /** Who has asked for the change on its way, and whom to tell. */
  let asked: { token: string | null; onSaved: () => void } | null = null;

  const known = (): KnownSubscription => {
    const { token, usuario } = session.read();
    return token === null ? null : usuario?.suscrito === true;
  };
  const viewNow = (): SubscriptionView => ({
    suscrito: state.wanted ?? known() === true,
    pending: actor.isWaiting() || state.value === 'saving',
    thanks: state.value === 'thanks',
    loginRequired: state.value === 'loginRequired' || state.value === 'redirecting',
    redirect: state.value !== 'redirecting' ? null : known() === null ? 'login' : 'profile',
  });
  const view = createStore(UNKNOWN_SUBSCRIPTION);
  const update = () => view.set(viewNow());

  const onEmitted = (emitted: SubscriptionEmitted) => {
    if (emitted.type === 'notice') toasts.show(say(emitted.notice));
    else if (emitted.type === 'unauthorized') context.expireSession();
    else {
      const { token, usuario } = session.read();
      const isSame = token === asked?.token;
      if (usuario && isSame) session.write({ usuario: { ...usuario, suscrito: emitted.suscrito } });
      asked?.onSaved();
    }
  };
  const onChange = (next: SubscriptionState) => {
    state = next;
    update();
  };
  const actor = createLazyActor<SubscriptionEvent>({
    load: async () => {
      const { startSubscription } = await import('./subscription.actor.ts');
      const port: SubscriptionPort = {
        save: (estadoSuscripcion, signal) =>
          shop.subscription.set({ estadoSuscripcion }, { signal }),
      };
      return () => startSubscription({ port, clock, onChange, onEmitted });
    },
    onFailure: () => {
      onChange(RESTING);
      toasts.show(say({ code: 'connection.failed' }));
    },
  });
  const change = (type: 'subscription.subscribe' | 'subscription.toggle', onSaved: () => void) => {
    if (view.get().pending) return;
    asked = { token: session.read().token, onSaved };
    const before = known();
    actor.send({ type, known: before });
    // The switch does not wait for the file of the machine either.
    if (type === 'subscription.toggle' && before !== null && actor.isWaiting())
      state = { ...state, wanted: !before };
    update();
  };

  return {
    get: view.get,
    subscribe: view.subscribe,
    activate: (onSaved) => change('subscription.subscribe', onSaved),
    toggle: (onSaved) => change('subscription.toggle', onSaved),
    closeLogin() {
      if (view.get().loginRequired) actor.send({ type: 'subscription.closeLogin' });
    },
    start() {
      const stopSession = session.subscribe(update);
      update();
      return () => {
        stopSession();
        actor.stop();
        onChange(RESTING);
      };
    },
  };
}

export const subscriptionService: Service<SubscriptionClient> = {
  create: createSubscriptionClient,
  start: (client) => client.start(),
};
