import type { Product } from '@filigrana/sdk';
import { useEffect, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useService } from '../../shared/services/use-service.ts';
import { useStore } from '../../shared/use-store.ts';
import { cartService } from '../cart/cart-client.ts';
import { localCartService } from '../local-cart/local-cart-client.ts';
import { createSelectionClient } from './product-selection-client.ts';
import { NO_SELECTION, initialSelection, selectionView } from './product-selection.ts';
import type { ProductSelection } from './product-selection.types.ts';

/**
 * Size, quantity and adding to the cart on the product page. Choosing a size fetches its stock; a
 * piece without sizes has its stock fetched at once. Until that answers, what the product says of its
 * stock counts, and where it says nothing, nothing can be added. Writes the cart and the local cart.
 *
 * @example
 * const { data: product } = useProduct(7);
 * const { sizes, chooseSize, cantidad, increase, canAdd, add } = useProductSelection(product);
 */
export function useProductSelection(product: Product | undefined): ProductSelection {
  const context = useShopContext();
  useService(cartService);
  useService(localCartService);
  const client = useMemo(() => createSelectionClient(context), [context]);
  useEffect(() => {
    if (product) client.show(product);
  }, [client, product]);
  useEffect(() => client.stop, [client]);

  const shown = useStore(client);
  const view = useMemo(() => {
    if (!product) return NO_SELECTION;
    // Of another product nothing is shown, and before the first effect there is nothing to show yet.
    const isShown = shown?.product.idProducto === product.idProducto;
    return selectionView(isShown ? shown : initialSelection(product));
  }, [product, shown]);
  const { chooseSize, increase, decrease, setQuantity, reload, add } = client;
  return { ...view, chooseSize, increase, decrease, setQuantity, reload, add };
}
