import {
  environmentOf,
  isApiError,
  sessionOf,
  type Environment,
  type SessionStore,
  type Shop,
} from '@filigrana/sdk';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { createStore } from '../store.ts';
import type { TextOverrides } from '../texts/say.ts';
import { createShopContext, type Inspect } from './create-shop-context.ts';
import { ProvidedShopContext } from './shop-context.ts';

export interface ShopProviderProps {
  /** The client, made once by `createShop`, or by `createShopWith` with the tags that the page uses. */
  shop: Partial<Shop>;
  /**
   * The session store that the client was made with: by default the shop's own. A client that
   * `createShop` has not made, such as a copy, needs it.
   */
  session?: SessionStore | undefined;
  /** Answers known from server rendering, by serialised key (see `fallbackEntry`). */
  fallback?: Readonly<Record<string, unknown>> | undefined;
  /** Texts that replace the shop's own, by code. */
  texts?: TextOverrides | undefined;
  /**
   * Says `texts` (or the shop's own) in place of the server's sentences as well, which are Spanish: of
   * a refusal the text of its `problem.CODE` where `texts` has it.
   */
  preferOwnTexts?: boolean | undefined;
  /**
   * What differs from the environment that the shop was made with. Read once: another one takes
   * another provider.
   */
  environment?: Partial<Environment> | undefined;
  /**
   * Told of every event and step of the machines, such as `createBrowserInspector().inspect` of
   * `@statelyai/inspect`. Read once.
   */
  inspect?: Inspect | undefined;
  /** The server refused the login token and it has been forgotten. */
  onUnauthenticated?: (() => void) | undefined;
  /** Everything that uses the hooks. */
  children?: ReactNode;
}

const NO_TEXTS: TextOverrides = {};
const NO_FALLBACK = {};
const newCache = () => new Map();

/** What makes SWR read again, where the environment says it in place of the window. */
const eventsOf = ({ onFocus, onReconnect }: Environment) => ({
  ...(onFocus && { initFocus: onFocus }),
  ...(onReconnect && { initReconnect: onReconnect }),
});

/**
 * Gives the hooks below it their shop. Every provider has its own cache, cart and toasts, so one
 * page can hold several shops and a server several visitors.
 *
 * @example
 * const shop = createShop({ host });
 * <ShopProvider shop={shop}><App /></ShopProvider>
 */
export function ShopProvider(props: ShopProviderProps): ReactElement {
  const { shop, texts = NO_TEXTS, preferOwnTexts = false, fallback = NO_FALLBACK } = props;
  const session = props.session ?? sessionOf(shop);
  if (!session)
    throw new Error('<ShopProvider> needs the session of a shop that createShop has not made.');
  const [environment] = useState(() => environmentOf(shop, props.environment));
  const [inspect] = useState(() => props.inspect);

  // Read when they are needed, so that a new object or function in a render renews nothing.
  const { onUnauthenticated } = props;
  const [latest] = useState(() => createStore(onUnauthenticated));
  useEffect(() => latest.set(onUnauthenticated), [latest, onUnauthenticated]);
  const [ownTexts] = useState(() => createStore({ texts, preferOwnTexts }));
  useEffect(() => ownTexts.set({ texts, preferOwnTexts }), [ownTexts, texts, preferOwnTexts]);

  const provided = useMemo(
    () =>
      createShopContext({
        shop,
        session,
        environment,
        inspect,
        texts: ownTexts,
        onUnauthenticated: () => latest.get()?.(),
      }),
    [shop, session, environment, inspect, latest, ownTexts],
  );
  useEffect(() => provided.services.run(), [provided]);

  const cache = useMemo(
    () => ({
      provider: newCache,
      fallback,
      ...eventsOf(environment),
      // The SDK has already repeated what is worth repeating.
      shouldRetryOnError: false,
      onError: (error: unknown) => {
        if (isApiError(error) && error.status === 401) provided.context.expireSession();
      },
    }),
    [environment, fallback, provided],
  );

  return (
    <ProvidedShopContext.Provider value={provided}>
      <SWRConfig value={cache}>{props.children}</SWRConfig>
    </ProvidedShopContext.Provider>
  );
}
