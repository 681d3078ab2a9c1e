import { decodeToken, type Environment, type SessionStore, type Shop } from '@filigrana/sdk';
import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { ShopContext } from '../services/service.ts';
import { Services } from '../services/services.ts';
import { endedSession } from '../session/ended-session.ts';
import { logFailure } from '../log.ts';
import type { ReadableStore } from '../store.ts';
import type { OwnTexts } from '../texts/say.ts';
import { keptIn } from '../storage.ts';
import { createToasts } from '../toasts/toasts.ts';
import type { ProvidedShop } from './shop-context.ts';

/** Told of every event and step of the machines, as xstate's `inspect` is: a function or an observer. */
export type Inspect = NonNullable<ActorOptions<AnyActorLogic>['inspect']>;

export interface ShopContextOptions {
  shop: Partial<Shop>;
  session: SessionStore;
  environment: Environment;
  inspect?: Inspect | undefined;
  texts: ReadableStore<OwnTexts>;
  onUnauthenticated(): void;
}

export function createShopContext(options: ShopContextOptions): ProvidedShop {
  const { session, environment, inspect, texts, onUnauthenticated } = options;
  const shop = withEveryTag(options.shop);
  const { clock } = environment;
  const kept = keptIn(environment);
  const services = new Services();
  const context: ShopContext = {
    shop,
    session,
    environment,
    kept,
    clock,
    running: { clock, ...(inspect && { inspect }) },
    texts,
    toasts: createToasts(clock),
    unsent: new Set(),
    expireSession() {
      // It has been told of already, or the person has logged out meanwhile.
      if (session.read().token === null) return;
      context.service(endedSession).isOver = true;
      session.clear();
      onUnauthenticated();
    },
    logout({ everything = false } = {}) {
      const { token } = session.read();
      // It needs the login that is forgotten now.
      for (const send of context.unsent) send();
      session.clear({ sessionToken: everything });
      kept.forgetDrafts();
      // Only where logins are kept. Nobody waits for it: whoever logs out is logged out here anyway.
      if (token && decodeToken(token)?.jti)
        void (async () => shop.logins.end(token))().catch(() => undefined);
    },
    service: (definition) => services.get(definition, context),
  };
  return { context, services };
}

/** A page that asks for a tag which `createShopWith` was not given hears which one it is. */
function withEveryTag(given: Partial<Shop>): Shop {
  const missing = (tag: string) =>
    new Proxy(
      {},
      {
        get(_, name) {
          const call = `shop.${tag}.${String(name)}`;
          const error = new Error(`${call} is not there: give createShopWith the tag '${tag}'.`);
          logFailure(tag, error);
          throw error;
        },
      },
    );
  return new Proxy(given as Shop, {
    get: (shop, tag) =>
      typeof tag === 'symbol' ? undefined : (shop[tag as keyof Shop] ?? missing(tag)),
  });
}
