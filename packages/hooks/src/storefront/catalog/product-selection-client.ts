import type { Product } from '@filigrana/sdk';
import { UNIQUE_SIZE, hasSizes } from '@filigrana/sdk/domain';
import { asApiError } from '../../shared/as-api-error.ts';
import type { ShopContext } from '../../shared/services/service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import { createTexts } from '../../shared/texts/say.ts';
import { timings } from '../../shared/timings.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { notice, type BrowsingNotice } from '../texts/storefront-notice.ts';
import { browsingTexts } from '../texts/browsing-texts.ts';
import {
  initialSelection,
  itemOf,
  mostOf,
  refusal,
  stockFailure,
  toldOf,
  withCombination,
  withProduct,
  withQuantity,
  type Selection,
} from './product-selection.ts';
import type { ProductSelection, ProductSelectionView } from './product-selection.types.ts';

/** Size and quantity of the product on the screen; null before one is shown. */
export interface SelectionClient
  extends ReadableStore<Selection | null>, Omit<ProductSelection, keyof ProductSelectionView> {
  /** The page shows this product now, or what was read of it anew. */
  show(product: Product): void;
  stop(): void;
}

/** A choice that waits for its product, and who waits to add it. */
interface Early {
  tamanio?: string;
  added?: (now: Selection | null) => void;
}

type Hint = 'isSizeHintShown' | 'isMaxHintShown' | 'isSlowHintShown';

export function createSelectionClient(context: ShopContext): SelectionClient {
  const { shop, clock, toasts } = context;
  const { say } = createTexts(browsingTexts, context.texts.get);
  const tell = (said: BrowsingNotice) => toasts.show(say(said));
  const shown = createStore<Selection | null>(null);
  const timers: Partial<Record<Hint, unknown>> = {};
  let question = new AbortController();
  /** Done before the product was there, for example while the page came alive. */
  let early: Early = {};

  const change = (made: (now: Selection) => Selection) => {
    const now = shown.get();
    if (now) shown.set(made(now));
  };
  const hide = (hint: Hint) => {
    clock.clearTimeout(timers[hint]);
    change((now) => ({ ...now, [hint]: false }));
  };
  const hint = (which: Hint, ms: number) => {
    hide(which);
    change((now) => ({ ...now, [which]: true }));
    timers[which] = clock.setTimeout(() => hide(which), ms);
  };
  const hintMax = () => hint('isMaxHintShown', timings.product.maxHint);

  const ask = async ({ product: { idProducto }, product, tamanio }: Selection) => {
    question.abort();
    const { signal } = (question = new AbortController());
    const combination = toldOf(product, tamanio);
    change((now) => ({ ...now, tamanio, combination, status: 'loading', error: null }));
    try {
      const choice = { idProducto, tamanio: tamanio ?? UNIQUE_SIZE };
      const answer = await shop.catalog.productSize(choice, { signal });
      if (signal.aborted) return;
      change((now) => withCombination(now, answer));
      if (tamanio !== null) hint('isSizeHintShown', timings.product.sizeHint);
    } catch (cause) {
      if (signal.aborted) return;
      const error = stockFailure(product, asApiError(cause));
      change((now) => ({ ...now, combination: null, status: 'failed', error }));
      // A lost connection is said beside the button alone, with the way to try again.
      if (error.code !== 'connection.failed') tell(error);
    }
  };
  const stop = () => {
    question.abort();
    for (const timer of Object.values(timers)) clock.clearTimeout(timer);
    shown.set(null);
    early.added?.(null);
    early = {};
  };
  const begin = (product: Product) => {
    const { tamanio = null, added } = early;
    early = {};
    stop();
    const selection = { ...initialSelection(product), tamanio };
    shown.set(selection);
    if (tamanio !== null || !hasSizes(product)) void ask(selection);
    added?.(shown.get());
  };
  const setQuantity = (cantidad: number) => {
    const now = shown.get();
    if (!now?.combination?.stock) return;
    change((before) => withQuantity(before, cantidad));
    if (cantidad > mostOf(now)) hintMax();
  };

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    stop,
    show(product) {
      const now = shown.get()?.product;
      if (now?.idProducto !== product.idProducto) return begin(product);
      // Read again, and found as it was: pages may make the object anew each time they are drawn.
      if (JSON.stringify(now) !== JSON.stringify(product))
        change((before) => withProduct(before, product));
    },
    chooseSize(tamanio) {
      const now = shown.get();
      if (!now) return void (early.tamanio = tamanio);
      hide('isSizeHintShown');
      hide('isMaxHintShown');
      void ask({ ...now, tamanio });
    },
    increase: () => setQuantity((shown.get()?.cantidad ?? 0) + 1),
    decrease: () => change((now) => withQuantity(now, now.cantidad - 1)),
    setQuantity,
    reload() {
      const now = shown.get();
      if (now?.status === 'failed') void ask(now);
    },
    async add() {
      const now =
        shown.get() ??
        (await new Promise<Selection | null>((added) => {
          early.added?.(null);
          early.added = added;
        }));
      // A double click adds once.
      if (!now || now.isAdding) return 'refused';
      const item = itemOf(now);
      if (item === null) {
        tell(refusal(now));
        return 'refused';
      }
      change((before) => ({ ...before, isAdding: true }));
      timers.isSlowHintShown = clock.setTimeout(
        () => change((before) => ({ ...before, isSlowHintShown: true })),
        timings.product.slowHint,
      );
      const outcome = await addToCart(context, item).catch((cause: unknown) => {
        tell(notice('cart.addFailed'));
        return { ok: false as const, error: asApiError(cause) };
      });
      // Nobody waits for the outcome any more.
      if (shown.get()?.product.idProducto !== now.product.idProducto) return 'refused';
      const isLimited = outcome.ok && outcome.limitedTo !== null;
      const stock = outcome.ok ? undefined : outcome.error.stock;
      hide('isSlowHintShown');
      change((before) => {
        const after = { ...before, isAdding: false };
        if (stock === undefined || after.combination === null) return after;
        return withCombination(after, { ...after.combination, stock });
      });
      if (isLimited || stock !== undefined) hintMax();
      if (isLimited) return 'limited';
      return outcome.ok ? 'added' : 'refused';
    },
  };
}
