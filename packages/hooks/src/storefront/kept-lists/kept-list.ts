import { isApiError, type ApiError, type Shop } from '@filigrana/sdk';
import { asApiError } from '../../shared/as-api-error.ts';
import { isUnsupported } from '../../shared/is-unsupported.ts';
import type { Service } from '../../shared/services/service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { createTexts } from '../../shared/texts/say.ts';
import type { BrowsingNotice } from '../texts/storefront-notice.ts';
import { browsingTexts } from '../texts/browsing-texts.ts';

/** What one list of things that somebody keeps is about. */
export interface KeptListRules<Entry, Change> {
  /** Its name in the browser's local storage. */
  name: string;
  /** Of what stands there, what makes sense: a server that refused one would refuse all. */
  read(found: readonly unknown[]): Entry[];
  isSame(one: Entry, other: Entry): boolean;
  /** The list once a change is made. */
  after(entries: readonly Entry[], change: Change): Entry[];
  isMade(entries: readonly Entry[], change: Change): boolean;
  /** Of the account. */
  list(shop: Shop): Promise<Entry[]>;
  /** Puts what a device has kept into the account. */
  handOver(shop: Shop, entries: readonly Entry[]): Promise<Entry[]>;
  send(shop: Shop, change: Change): Promise<Entry[]>;
  /** What is said of a change that could not be made. */
  failed: BrowsingNotice;
}

/** What an account keeps, as the cache has it; null where the backend keeps nothing. */
export type OfAccount<Entry> = Entry[] | null;

/** Puts an answer into the cache, or has it read again; resolves to what is there then. */
export type Settle<Entry> = (answer?: Entry[]) => Promise<OfAccount<Entry> | undefined>;

/** What somebody keeps: on the device without an account, and the account's changes that are under way. */
export interface KeptList<Entry, Change> {
  after: KeptListRules<Entry, Change>['after'];
  readonly ofDevice: ReadableStore<readonly Entry[]>;
  /** Changes of the account's that have no answer yet. */
  readonly pending: ReadableStore<readonly Change[]>;
  /** Reads what the account keeps. What the device kept goes there first, and is forgotten here. */
  read(shop: Shop): Promise<OfAccount<Entry>>;
  changeDevice(change: Change): void;
  /** Sends a change of the account's after those before it; resolves to whether it is made. Never rejects. */
  changeAccount(change: Change, settle: Settle<Entry>): Promise<boolean>;
  /** Follows the other tabs; returns the way to stop. */
  start(): () => void;
}

/**
 * The service of a list that visitors keep on their device and customers in their account: with the login
 * the one goes into the other, and a backend that keeps none leaves it on the device.
 */
export const keptListService = <Entry, Change>(
  rules: KeptListRules<Entry, Change>,
): Service<KeptList<Entry, Change>> => ({
  create(context) {
    const { kept, session, shop, toasts } = context;
    const { name, after } = rules;
    const { say } = createTexts(browsingTexts, context.texts.get);
    const readKept = () => {
      const found = kept.read(name, 'browser')?.[name];
      return rules.read(Array.isArray(found) ? found : []);
    };
    const ofDevice = createStore<readonly Entry[]>(readKept());
    const pending = createStore<readonly Change[]>([]);
    let before: Promise<unknown> = Promise.resolve();

    const keepOnDevice = (entries: readonly Entry[]) => {
      ofDevice.set(entries);
      kept.write(name, entries.length > 0 ? { [name]: entries } : null, 'browser');
    };
    const changeDevice = (change: Change) => keepOnDevice(after(ofDevice.get(), change));

    const send = async (change: Change, settle: Settle<Entry>): Promise<boolean> => {
      let now: OfAccount<Entry> | undefined;
      let error: ApiError | null = null;
      try {
        now = await rules.send(shop, change);
        await settle(now);
      } catch (cause) {
        error = asApiError(cause);
        if (error.status === 401) {
          context.expireSession();
          return false;
        }
        // It may have been done all the same, or the backend may keep none: what is there now tells.
        now = await settle();
      }
      if (now === null) changeDevice(change);
      const isMade = now === null || (now !== undefined && rules.isMade(now, change));
      if (!isMade) toasts.show(say(error ? orSaid(rules.failed, error) : rules.failed));
      return isMade;
    };

    return {
      after,
      ofDevice,
      pending,
      async read(account) {
        const handed = ofDevice.get();
        try {
          if (handed.length === 0) return await rules.list(account);
          const all = await rules.handOver(account, handed);
          keepOnDevice(
            ofDevice.get().filter((entry) => !handed.some((other) => rules.isSame(entry, other))),
          );
          return all;
        } catch (cause) {
          if (isApiError(cause) && isUnsupported(cause)) return null;
          throw cause;
        }
      },
      changeDevice,
      changeAccount(change, settle) {
        const { token } = session.read();
        pending.set([...pending.get(), change]);
        const sent = before.then(async () => {
          // Whoever has logged out meanwhile changes nothing of the next account.
          const isMade = session.read().token === token && (await send(change, settle));
          pending.set(pending.get().filter((other) => other !== change));
          return isMade;
        });
        before = sent;
        return sent;
      },
      start: () => kept.follow(name, () => ofDevice.set(readKept())),
    };
  },
  start: (list) => list.start(),
});
