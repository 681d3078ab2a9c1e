import type { Clock, Environment, SessionStore, Shop } from '@filigrana/sdk';
import type { AnyActorLogic, ActorOptions } from 'xstate';
import type { Kept } from '../storage.ts';
import type { ReadableStore } from '../store.ts';
import type { OwnTexts } from '../texts/say.ts';
import type { Toasts } from '../toasts/toasts.ts';

/** What everything in one provider shares. */
export interface ShopContext {
  readonly shop: Shop;
  readonly session: SessionStore;
  readonly environment: Environment;
  /** What is kept in the environment's storages. */
  readonly kept: Kept;
  readonly clock: Clock;
  /** How every machine of the provider runs. */
  readonly running: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;
  /** How the shop wants to speak, as it is now. */
  readonly texts: ReadableStore<OwnTexts>;
  readonly toasts: Toasts;
  /** Each sends a step that waits because it can be undone: called before the login ends. */
  readonly unsent: Set<() => void>;
  /** To be called when the server refused the login token: forgets it and tells the embedder once. */
  expireSession(): void;
  /**
   * The person logs out, here at once and on the server as soon as it hears of it; with `everything`
   * the anonymous session and its cart are forgotten too.
   */
  logout(options?: { everything?: boolean }): void;
  /** The one instance of a service in this provider, made when first asked for. */
  service<Instance>(definition: Service<Instance>): Instance;
}

/** Something that lives as long as the provider, such as the cart. */
export interface Service<Instance> {
  create(context: ShopContext): Instance;
  /** Starts to listen to the world; returns the way to stop. Not called on a server. */
  start?(instance: Instance, context: ShopContext): () => void;
}
