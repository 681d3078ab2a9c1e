import { useMemo } from 'react';
import { useService } from '../../shared/services/use-service.ts';
import { useStore } from '../../shared/use-store.ts';
import { EMPTY_LOCAL_CART, type LocalCart, type LocalCartLine } from './local-cart.ts';
import { localCartService } from './local-cart-client.ts';

export interface LocalCartCommands {
  /** Puts a line in; one with the same `_id` becomes more. */
  add(line: LocalCartLine): void;
  increase(_id: number): void;
  /** Never below 1. */
  decrease(_id: number): void;
  remove(_id: number): void;
  empty(): void;
}

const atServer = () => EMPTY_LOCAL_CART;

/**
 * The cart that the browser keeps for the payment page. It follows the shop's cart (`useCart`), which
 * is what is bought: once that is read, and whenever a change of it is answered, the two hold the
 * same lines. While the shop cannot be asked it stays as it is. Empty on a server.
 *
 * @example const { productos, increase } = useLocalCart();
 */
export function useLocalCart(): LocalCart & LocalCartCommands {
  const client = useService(localCartService);
  const commands = useMemo<LocalCartCommands>(
    () => ({
      add: (line) => client.send({ type: 'localCart.add', line }),
      increase: (_id) => client.send({ type: 'localCart.increase', _id }),
      decrease: (_id) => client.send({ type: 'localCart.decrease', _id }),
      remove: (_id) => client.send({ type: 'localCart.remove', _id }),
      empty: () => client.send({ type: 'localCart.empty' }),
    }),
    [client],
  );
  return { ...useStore(client, atServer), ...commands };
}
