import type { Product, ProductSizeStock } from '@filigrana/sdk';
import { UNIQUE_SIZE, hasSizes } from '@filigrana/sdk/domain';
import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { timings } from '../../shared/timings.ts';
import type { CartItem, CartOutcome } from '../cart/cart.types.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import {
  initialSelection,
  itemOf,
  keepQuantity,
  missingCombination,
  mostOf,
  refusal,
  withCombination,
  withProduct,
  type ProductSelectionContext,
} from './product-selection.state.ts';
import type { ProductSelectionPort, SelectionChoice } from './product-selection.port.ts';
import type { AddResult } from './product-selection.types.ts';

export type ProductSelectionEvent =
  | { type: 'selection.chooseSize'; tamanio: string }
  | { type: 'selection.setQuantity'; cantidad: number }
  | { type: 'selection.increase' }
  | { type: 'selection.decrease' }
  /** Asks for the stock again after a failure. */
  | { type: 'selection.reload' }
  /** The same product was read again. */
  | { type: 'selection.productRead'; product: Product }
  /** `id` comes back in the emitted `settled`. */
  | { type: 'selection.add'; id: number }
  /** Raised by the machine itself. */
  | { type: 'selection.stockKnown' }
  | { type: 'selection.maxReached' };

export type ProductSelectionEmitted =
  | { type: 'settled'; id: number; result: AddResult }
  | { type: 'notice'; notice: StorefrontNotice };

interface Addition {
  readonly id: number;
  readonly item: CartItem;
}

const machine = setup({
  types: {
    context: {} as ProductSelectionContext & { readonly addition: Addition | null },
    events: {} as ProductSelectionEvent,
    emitted: {} as ProductSelectionEmitted,
    input: {} as { product: Product },
  },
  actors: {
    find: fromPromise<ProductSizeStock, SelectionChoice>(unprovided),
    add: fromPromise<CartOutcome, CartItem>(unprovided),
  },
  delays: {
    sizeHint: timings.product.sizeHint,
    maxHint: timings.product.maxHint,
    slowHint: timings.product.slowHint,
  },
  guards: {
    needsSize: ({ context }) => hasSizes(context.product),
    hasChosen: ({ context }) => context.tamanio !== null,
    hasStock: ({ context }) => context.combination !== null && context.combination.stock > 0,
    isAtMost: ({ context }) => context.cantidad >= mostOf(context),
    canAdd: ({ context }) => itemOf(context) !== null,
  },
  actions: {
    hintMax: raise({ type: 'selection.maxReached' }),
    settle: enqueueActions(({ context, enqueue }, outcome: CartOutcome) => {
      const result = !outcome.ok ? 'refused' : outcome.limitedTo === null ? 'added' : 'limited';
      const left = outcome.ok ? undefined : outcome.error.stock;
      if (left !== undefined && context.combination !== null)
        enqueue.assign(withCombination(context, { ...context.combination, stock: left }));
      if (left !== undefined || result === 'limited')
        enqueue.raise({ type: 'selection.maxReached' });
      if (context.addition !== null)
        enqueue.emit({ type: 'settled', id: context.addition.id, result });
      enqueue.assign({ addition: null });
    }),
  },
}).createMachine({
  id: 'productSelection',
  context: ({ input }) => ({ ...initialSelection(input.product), addition: null }),
  type: 'parallel',
  on: {
    'selection.productRead': {
      actions: assign(({ context, event }) => withProduct(context, event.product)),
    },
    'selection.decrease': {
      actions: assign({ cantidad: ({ context }) => keepQuantity(context, context.cantidad - 1) }),
    },
    'selection.increase': [
      { guard: 'isAtMost', actions: 'hintMax' },
      {
        guard: 'hasStock',
        actions: assign({ cantidad: ({ context }) => keepQuantity(context, context.cantidad + 1) }),
      },
    ],
    'selection.setQuantity': {
      guard: 'hasStock',
      actions: [
        assign({ cantidad: ({ context, event }) => keepQuantity(context, event.cantidad) }),
        enqueueActions(({ context, event, enqueue }) => {
          if (event.cantidad > mostOf(context)) enqueue('hintMax');
        }),
      ],
    },
  },
  states: {
    stock: {
      initial: 'deciding',
      on: {
        'selection.chooseSize': {
          target: '.loading',
          actions: assign(({ event }) => ({ tamanio: event.tamanio })),
        },
      },
      states: {
        deciding: { always: [{ guard: 'needsSize', target: 'choosing' }, { target: 'loading' }] },
        choosing: {},
        loading: {
          entry: assign({ combination: null, error: null }),
          invoke: {
            src: 'find',
            input: ({ context }) => ({
              idProducto: context.product.idProducto,
              tamanio: context.tamanio ?? UNIQUE_SIZE,
            }),
            onDone: {
              target: 'ready',
              actions: [
                assign(({ context, event }) => withCombination(context, event.output)),
                raise({ type: 'selection.stockKnown' }),
              ],
            },
            onError: {
              target: 'failed',
              actions: enqueueActions(({ context, event, enqueue }) => {
                const error = missingCombination(context, asApiError(event.error));
                enqueue.assign({ error });
                // A lost connection is said beside the button alone, with the way to try again.
                if (error.code !== 'connection.failed')
                  enqueue.emit({ type: 'notice', notice: error });
              }),
            },
          },
        },
        ready: {},
        failed: { on: { 'selection.reload': 'loading' } },
      },
    },
    /** What was chosen, for 3 s. */
    sizeHint: {
      initial: 'hidden',
      on: {
        'selection.chooseSize': '.hidden',
        'selection.stockKnown': { guard: 'hasChosen', target: '.shown' },
      },
      states: { hidden: {}, shown: { after: { sizeHint: 'hidden' } } },
    },
    /** There are no more, for 2.5 s. */
    maxHint: {
      initial: 'hidden',
      on: { 'selection.chooseSize': '.hidden', 'selection.maxReached': '.shown' },
      states: { hidden: {}, shown: { after: { maxHint: 'hidden' } } },
    },
    adding: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'selection.add': [
              {
                guard: 'canAdd',
                target: 'sending',
                actions: assign(({ context, event }) => {
                  const item = itemOf(context);
                  return { addition: item && { id: event.id, item } };
                }),
              },
              {
                actions: [
                  emit(({ context }) => ({ type: 'notice', notice: refusal(context) })),
                  emit(({ event }) => ({ type: 'settled', id: event.id, result: 'refused' })),
                ],
              },
            ],
          },
        },
        sending: {
          initial: 'quick',
          states: { quick: { after: { slowHint: 'slow' } }, slow: {} },
          invoke: {
            src: 'add',
            input: ({ context }) => addedItem(context.addition),
            onDone: {
              target: 'idle',
              actions: { type: 'settle', params: ({ event }) => event.output },
            },
            onError: {
              target: 'idle',
              actions: [
                emit({ type: 'notice', notice: notice('cart.addFailed') }),
                {
                  type: 'settle',
                  params: ({ event }) => ({ ok: false, error: asApiError(event.error) }),
                },
              ],
            },
          },
          on: {
            // A double click adds once.
            'selection.add': {
              actions: emit(({ event }) => ({ type: 'settled', id: event.id, result: 'refused' })),
            },
          },
        },
      },
    },
  },
});

function addedItem(addition: Addition | null): CartItem {
  if (addition === null) throw new Error('Nothing is being added.');
  return addition.item;
}

/**
 * Size and quantity on the product page. Four things at once: the stock of the choice (deciding →
 * choosing | loading → ready | failed), the hint about the size, the hint about the maximum, and
 * the way into the cart (idle → sending, which says so when it takes long).
 *
 * Events: `selection.chooseSize`, `.setQuantity`, `.increase`, `.decrease`, `.reload`, `.add`,
 * `.productRead`. Emits: `settled`, `notice`. Actors: `find`, `add`. Input: the product.
 *
 * @example
 * const product = await shop.catalog.product(mock.products.ring.idProducto);
 * const selection = createActor(
 *   provideProductSelection({
 *     find: (choice, signal) => shop.catalog.productSize(choice, { signal }),
 *     add: async () => ({ ok: true, limitedTo: null }),
 *   }),
 *   { input: { product } },
 * ).start();
 * selection.send({ type: 'selection.chooseSize', tamanio: product.tallas[0]?.tamanio ?? 'Única' });
 * await waitFor(selection, ({ value }) => value.stock === 'ready');
 */
export const productSelectionMachine = machine;

/** The machine connected to the world. */
export function provideProductSelection(port: ProductSelectionPort) {
  return machine.provide({
    actors: {
      find: fromPromise<ProductSizeStock, SelectionChoice>(({ input, signal }) =>
        port.find(input, signal),
      ),
      add: fromPromise<CartOutcome, CartItem>(({ input }) => port.add(input)),
    },
  });
}
