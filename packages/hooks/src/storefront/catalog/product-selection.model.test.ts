import { hasSizes } from '@filigrana/sdk/domain';
import { expect } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import { describeWalk } from '../../../test/walk.ts';
import {
  provideProductSelection,
  type ProductSelectionEvent,
} from './product-selection.machine.ts';
import { itemOf, mostOf } from './product-selection.state.ts';

const size = (stock: number) => ({ idProducto_talla: 40, tamanio: '6', cm: null, stock });

describeWalk('the selection of a piece', {
  provide: (ask) => provideProductSelection({ find: () => ask('find'), add: () => ask('add') }),
  inputs: [{ product: ringWire() }, { product: productWire() }],
  events: ({ context: { product } }): ProductSelectionEvent[] => [
    ...(hasSizes(product) ? ['6', '8'] : []).map((tamanio) => ({
      type: 'selection.chooseSize' as const,
      tamanio,
    })),
    { type: 'selection.increase' },
    { type: 'selection.decrease' },
    { type: 'selection.setQuantity', cantidad: 9 },
    { type: 'selection.reload' },
    { type: 'selection.productRead', product },
    { type: 'selection.add', id: 1 },
  ],
  answers: {
    find: [{ done: size(2) }, { done: size(0) }, { fail: httpError(404) }, { fail: offline() }],
    add: [
      { done: { ok: true, limitedTo: null } },
      { done: { ok: true, limitedTo: 1 } },
      { done: { ok: false, error: httpError(409, { code: 'STOCK_EXCEEDED', stock: 1 }) } },
      { fail: offline() },
    ],
  },
  key: ({ tamanio, combination, cantidad, error, addition }) => ({
    tamanio,
    stock: combination?.stock,
    cantidad,
    error: error?.code,
    isAdding: addition !== null,
  }),
  home: ({ value }) => value.stock === 'ready' && value.adding === 'idle',
  see(snapshot) {
    const { value, context } = snapshot;
    expect(context.cantidad).toBeGreaterThanOrEqual(1);
    expect(context.cantidad).toBeLessThanOrEqual(Math.max(1, mostOf(context)));
    expect(context.combination !== null).toBe(value.stock === 'ready');
    expect(context.error !== null).toBe(value.stock === 'failed');
    expect(context.addition !== null).toBe(value.adding !== 'idle');
    // A failure can be tried again, and a size always be chosen.
    expect(snapshot.can({ type: 'selection.reload' })).toBe(value.stock === 'failed');
    // What can be put in the cart has a size, a price and pieces that are left.
    const item = itemOf(context);
    if (item !== null) expect(context.combination?.stock).toBeGreaterThanOrEqual(item.cantidad);
    if (value.sizeHint === 'shown') expect(context.tamanio).not.toBeNull();
  },
});
