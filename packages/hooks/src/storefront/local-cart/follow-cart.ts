import type { Cart } from '@filigrana/sdk';
import type { LocalCartClient } from './local-cart-client.ts';

/**
 * Has the local cart hold what the shop's cart holds. What the server told once is followed once:
 * later another tab may know better.
 */
export function followCart(localCart: Pick<LocalCartClient, 'send'>): (told: Cart | null) => void {
  let followed: Cart | null = null;
  return (told) => {
    if (told === followed) return;
    followed = told;
    const lines = (told?.productos ?? []).map((line) => ({
      _id: line.idProducto_talla,
      cantidad: line.cantidad,
      nombre: line.productoNombre,
      precio: line.precioUnitario,
      image_url: line.image_url,
      talla: line.tallaNombre,
      ...(!line.disponible && { disponible: false }),
    }));
    localCart.send({ type: 'localCart.replace', lines });
  };
}
