import { isUniqueSize } from '@filigrana/sdk/domain';
import { useCallback, useState } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import type { ShopContext } from '../../shared/services/service.ts';
import { useService } from '../../shared/services/use-service.ts';
import { createTexts } from '../../shared/texts/say.ts';
import { localCartService } from '../local-cart/local-cart-client.ts';
import { notice } from '../texts/storefront-notice.ts';
import { cartTexts } from '../texts/cart-texts.ts';
import { cartService } from './cart-client.ts';
import type { CartItem, CartOutcome } from './cart.types.ts';

/**
 * Puts a piece into the cart, and into the browser's local one, unless that has followed the cart
 * already; says 'Producto agregado'. What went wrong, or that there were fewer pieces, the cart
 * itself says.
 */
export async function addToCart(context: ShopContext, item: CartItem): Promise<CartOutcome> {
  const { idProducto_talla: line, preview } = item;
  // Without types it is easily left out, and only missed when the piece is in the cart.
  if (!preview) throw new TypeError('preview is missing');
  const cart = context.service(cartService);
  const outcome = await cart.command({ kind: 'add', line, item });
  if (!outcome.ok) return outcome;
  const localCart = context.service(localCartService);
  const { limitedTo } = outcome;
  const kept = localCart.get().productos.find(({ _id }) => _id === line)?.cantidad ?? 0;
  const cantidad = limitedTo === null ? item.cantidad : limitedTo - kept;
  if (cantidad > 0 && !cart.get().isSettled)
    localCart.send({
      type: 'localCart.add',
      line: {
        _id: line,
        cantidad,
        nombre: preview.productoNombre,
        precio: item.precioUnitario,
        image_url: preview.image_url,
        talla: preview.tallaNombre,
      },
    });
  if (limitedTo === null) {
    const { say } = createTexts(cartTexts, context.texts.get);
    const { productoNombre, tallaNombre, nombreMaterial, image_url } = preview;
    const params = {
      productoNombre,
      talla: isUniqueSize(tallaNombre) ? '' : tallaNombre,
      nombreMaterial: nombreMaterial ?? '',
      precioUnitario: item.precioUnitario,
      cantidad,
      image_url: image_url ?? '',
    };
    context.toasts.show(say({ ...notice('cart.added'), params }));
  }
  return outcome;
}

/**
 * Puts pieces into the cart, and into the browser's local one, and says 'Producto agregado'; a
 * failure is said too. Creates the anonymous session when there is none. The toast's `params` tell the
 * piece: `productoNombre`, `talla`, `nombreMaterial`, `precioUnitario`, `cantidad` and `image_url`; ''
 * where it has no size or picture, or what it is made of is not known.
 *
 * @example const { add, isAdding } = useAddToCart();
 */
export function useAddToCart(): { add(item: CartItem): Promise<CartOutcome>; isAdding: boolean } {
  const context = useShopContext();
  useService(cartService);
  useService(localCartService);
  const [underWay, setUnderWay] = useState(0);
  const add = useCallback(
    async (item: CartItem) => {
      setUnderWay((count) => count + 1);
      try {
        return await addToCart(context, item);
      } finally {
        setUnderWay((count) => count - 1);
      }
    },
    [context],
  );
  return { add, isAdding: underWay > 0 };
}
