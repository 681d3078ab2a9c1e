import type { Product } from '@filigrana/sdk';
import type { Clock } from '../../shared/clock.ts';
import { runMachine } from '../../shared/machines/run-machine.ts';
import type { Running } from '../../shared/machines/running.ts';
import {
  provideProductSelection,
  type ProductSelectionEmitted,
  type ProductSelectionEvent,
} from './product-selection.machine.ts';
import type { ProductSelectionPort } from './product-selection.port.ts';
import type { ProductSelectionView } from './product-selection.types.ts';
import { selectionView } from './product-selection.view.ts';

export interface SelectionActorOptions {
  product: Product;
  port: ProductSelectionPort;
  clock: Clock;
  onChange(view: ProductSelectionView): void;
  onEmitted(emitted: ProductSelectionEmitted): void;
}

/** Starts the machine. This file and what it imports is loaded after the page is on the screen. */
export function startSelection(options: SelectionActorOptions): Running<ProductSelectionEvent> {
  const { product, port, clock, onChange, onEmitted } = options;
  return runMachine(provideProductSelection(port), {
    clock,
    input: { product },
    onEmitted,
    onSnapshot: ({ value, context }) =>
      onChange(
        selectionView({
          context,
          // `deciding` is left as soon as it is entered.
          status: value.stock === 'deciding' ? 'loading' : value.stock,
          isSizeHintShown: value.sizeHint === 'shown',
          isMaxHintShown: value.maxHint === 'shown',
          isAdding: value.adding !== 'idle',
          isSlow: value.adding !== 'idle' && value.adding.sending === 'slow',
        }),
      ),
  });
}
