import type { ShopContext } from '../../shared/services/service.ts';
import { localCartService } from '../local-cart/local-cart-client.ts';
import type { LocalCartLine } from '../local-cart/local-cart.ts';
import { startCart, type CartActor, type CartActorOptions } from './cart.actor.ts';
import type { CartContext } from './cart.state.ts';
import { viewOf } from './cart.view.ts';

/**
 * Starts the cart of a provider, and has the browser's local cart follow it. This file and what it
 * imports is loaded when the cart is first needed.
 */
export function runCart(context: ShopContext, options: CartActorOptions): CartActor {
  const localCart = context.service(localCartService);
  const stopLocalCart = localCart.start();
  let followed: CartContext['settled'] = null;
  const actor = startCart({
    ...options,
    onChange(machine) {
      options.onChange(machine);
      const { settled } = machine;
      // What the server told once is followed once: later another tab may know better.
      if (settled === followed || !isCertain(machine)) return;
      followed = settled;
      localCart.send({ type: 'localCart.replace', lines: linesOf(settled) });
    },
  });
  return {
    ...actor,
    stop() {
      actor.stop();
      stopLocalCart();
    },
  };
}

/** Nothing is on its way, and no failed command has perhaps been done. */
const isCertain = (machine: CartContext) => viewOf(machine).isSettled && !machine.isDoubtful;

const linesOf = (cart: CartContext['settled']): LocalCartLine[] =>
  (cart?.productos ?? []).map((line) => ({
    _id: line.idProducto_talla,
    cantidad: line.cantidad,
    nombre: line.productoNombre,
    precio: line.precioUnitario,
    image_url: line.image_url,
    talla: line.tallaNombre,
  }));
