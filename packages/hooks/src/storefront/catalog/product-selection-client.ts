import type { Product } from '@filigrana/sdk';
import { createLazyActor, type LazyActor } from '../../shared/machines/lazy-actor.ts';
import type { ShopContext } from '../../shared/services/service.ts';
import { createStore, type ReadableStore } from '../../shared/store.ts';
import { createTexts } from '../../shared/texts/say.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { notice } from '../texts/storefront-notice.ts';
import { storefrontTexts } from '../texts/storefront-texts.ts';
import type {
  ProductSelectionEmitted,
  ProductSelectionEvent,
} from './product-selection.machine.ts';
import type { ProductSelectionPort } from './product-selection.port.ts';
import type {
  AddResult,
  ProductSelection,
  ProductSelectionView,
} from './product-selection.types.ts';
import { NO_SELECTION, initialSelectionView } from './product-selection.view.ts';

/** The view with the product that it is about. */
export interface ShownSelection {
  readonly idProducto: number | null;
  readonly view: ProductSelectionView;
}

/**
 * Size and quantity of the product on the screen. The machine behind it is a file of its own,
 * loaded when the page has been shown; what is pressed before that waits for it.
 */
export interface SelectionClient
  extends
    ReadableStore<ShownSelection>,
    Pick<
      ProductSelection,
      'chooseSize' | 'increase' | 'decrease' | 'setQuantity' | 'reload' | 'add'
    > {
  /** The page shows this product now, or what was read of it anew. */
  show(product: Product): void;
  stop(): void;
}

export function createSelectionClient(context: ShopContext): SelectionClient {
  const { shop, clock, toasts } = context;
  const { say } = createTexts(storefrontTexts, context.texts);
  const shown = createStore<ShownSelection>({ idProducto: null, view: NO_SELECTION });
  const callers = new Map<number, (result: AddResult) => void>();
  let actor: LazyActor<ProductSelectionEvent> | null = null;
  /** Pressed before the product was shown, for example while the page came alive. */
  let early: ProductSelectionEvent[] = [];
  let lastId = 0;

  const onEmitted = (emitted: ProductSelectionEmitted) => {
    if (emitted.type === 'notice') return toasts.show(say(emitted.notice));
    callers.get(emitted.id)?.(emitted.result);
    callers.delete(emitted.id);
  };
  const refuseAll = () => {
    for (const resolve of callers.values()) resolve('refused');
    callers.clear();
  };
  const stop = () => {
    actor?.stop();
    actor = null;
    refuseAll();
  };
  const begin = (product: Product) => {
    stop();
    const { idProducto } = product;
    const onChange = (view: ProductSelectionView) => shown.set({ idProducto, view });
    onChange(initialSelectionView(product));
    actor = createLazyActor<ProductSelectionEvent>({
      load: async () => {
        const { startSelection } = await import('./product-selection.actor.ts');
        const port: ProductSelectionPort = {
          find: (choice, signal) => shop.catalog.productSize(choice, { signal }),
          add: (item) => addToCart(context, item),
        };
        return () => startSelection({ product, port, clock, onChange, onEmitted });
      },
      onFailure: () => {
        refuseAll();
        const error = notice('connection.failed');
        onChange({ ...initialSelectionView(product), status: 'failed', error });
      },
    });
    actor.load();
    for (const event of early.splice(0)) actor.send(event);
  };
  const send = (event: ProductSelectionEvent) => {
    if (actor) actor.send(event);
    else early.push(event);
  };

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    show(product) {
      const isShown = actor !== null && shown.get().idProducto === product.idProducto;
      if (isShown) send({ type: 'selection.productRead', product });
      else begin(product);
    },
    stop() {
      stop();
      early = [];
    },
    chooseSize(tamanio) {
      send({ type: 'selection.chooseSize', tamanio });
      // The machine is still on its way: what was pressed shows at once.
      const { idProducto, view } = shown.get();
      if (actor?.isWaiting()) shown.set({ idProducto, view: { ...view, tamanio } });
    },
    increase: () => send({ type: 'selection.increase' }),
    decrease: () => send({ type: 'selection.decrease' }),
    setQuantity: (cantidad) => send({ type: 'selection.setQuantity', cantidad }),
    reload: () => send({ type: 'selection.reload' }),
    add: () =>
      new Promise((resolve) => {
        if (actor === null) return resolve('refused');
        lastId += 1;
        callers.set(lastId, resolve);
        send({ type: 'selection.add', id: lastId });
      }),
  };
}
