import type { Shop } from '@filigrana/sdk';
import { systemClock, type Clock } from '../../shared/clock.ts';
import { withPatience } from '../../shared/patience.ts';
import { timings } from '../../shared/timings.ts';
import type { CartCommand } from './cart.commands.ts';
import type { CartAnswer, CartPort } from './cart.port.ts';

const LOCK = 'filigrana:cart';

/** The cart of a shop: the SDK's calls, none of which keeps a person waiting, and one tab at a time. */
export function shopCartPort({ cart }: Pick<Shop, 'cart'>, clock: Clock = systemClock): CartPort {
  const patience = { clock, ms: timings.cart.patience };
  return {
    read: (given) => withPatience(given, patience, (signal) => cart.get({ signal })),
    send: (command, given) =>
      withPatience(given, patience, (signal) => sendCommand(cart, command, signal)),
    lock: requestLock,
  };
}

async function sendCommand(
  cart: Shop['cart'],
  command: CartCommand,
  signal: AbortSignal,
): Promise<CartAnswer> {
  switch (command.kind) {
    case 'add': {
      const { idProducto_talla, cantidad, precioUnitario } = command.item;
      const addition = { idProducto_talla, cantidad, precioUnitario };
      const { carrito } = await cart.add(addition, { signal });
      return carrito ? { kind: 'cart', cart: carrito } : { kind: 'done' };
    }
    case 'set': {
      const { line, cantidad } = command;
      const change = await cart.changeQuantity(
        { idProducto_talla: line, nuevaCantidad: cantidad },
        { signal },
      );
      return { kind: 'line', line, change };
    }
    case 'remove':
      await cart.remove({ idProducto_talla: command.line }, { signal });
      return { kind: 'done' };
    case 'empty':
      await cart.empty({ signal });
      return { kind: 'done' };
  }
}

/** One tab of the browser at a time; where a browser knows or allows no locks, at once. */
function requestLock(granted: () => void): () => void {
  const locks = globalThis.navigator?.locks;
  if (!locks) {
    granted();
    return () => undefined;
  }
  const giveUp = new AbortController();
  let release = () => giveUp.abort();
  const hold = () =>
    new Promise<void>((done) => {
      release = done;
      granted();
    });
  locks.request(LOCK, { signal: giveUp.signal }, hold).catch(() => {
    // Rejected because this tab stopped asking, or because locks are forbidden here.
    if (!giveUp.signal.aborted) granted();
  });
  return () => release();
}
