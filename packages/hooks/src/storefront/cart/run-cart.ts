import type { ShopContext } from '../../shared/services/service.ts';
import { endedSession } from '../../shared/session/ended-session.ts';
import { localCartService } from '../local-cart/local-cart-client.ts';
import type { LocalCartLine } from '../local-cart/local-cart.ts';
import { createTexts } from '../../shared/texts/say.ts';
import { notice } from '../texts/storefront-notice.ts';
import { storefrontTexts } from '../texts/storefront-texts.ts';
import { SESSION_OVER } from './cart-placeholders.ts';
import { startCart, type CartActor, type CartActorOptions } from './cart.actor.ts';
import type { CartContext, CartEmitted } from './cart.state.ts';
import type { CartView } from './cart.types.ts';
import { viewOf } from './cart.view.ts';

export interface RunCartOptions extends Omit<CartActorOptions, 'onChange'> {
  onView(view: CartView): void;
}

/**
 * Starts the cart of a provider, and has the browser's local cart follow it. This file and what it
 * imports is loaded when the cart is first needed.
 */
export function runCart(context: ShopContext, { onView, ...options }: RunCartOptions): CartActor {
  const { session, toasts } = context;
  const { say } = createTexts(storefrontTexts, context.texts);
  const localCart = context.service(localCartService);
  const stopLocalCart = localCart.start();
  let followed: CartContext['settled'] = null;
  const ended = context.service(endedSession);

  const sayUnauthorized = ({ failed }: Extract<CartEmitted, { type: 'unauthorized' }>) => {
    const isLogin = session.read().token !== null;
    // The cart of a visitor whose session has run out is gone: only what was asked of it has failed.
    if (!failed || (!isLogin && failed.code === 'cart.loadFailed')) return;
    const { text } = say(notice('cart.sessionOver'));
    toasts.show(isLogin ? { ...say(failed), text } : say(failed));
  };
  const actor = startCart({
    ...options,
    onEmitted(emitted) {
      if (emitted.type === 'unauthorized') sayUnauthorized(emitted);
      options.onEmitted(emitted);
    },
    onChange(machine) {
      onView(ended.isOver ? SESSION_OVER : viewOf(machine));
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
