import type { Cart, Shop } from '@filigrana/sdk';
import type { HoldPort } from './hold.machine.ts';

/**
 * The holds of a shop, for `holdMachine`.
 *
 * @param shop The shop whose holds they are.
 * @param onChange The cart is another one now, whatever became of the call: what it costs, what is reserved.
 * @example const hold = createActor(provideHold(shopHoldPort(shop))).start();
 */
export function shopHoldPort(
  { holds }: Pick<Shop, 'holds'>,
  onChange: () => void = () => undefined,
): HoldPort {
  const asked = async (answer: Promise<Cart>) => {
    try {
      return (await answer).apartado ?? null;
    } finally {
      onChange();
    }
  };
  return { start: () => asked(holds.start()), prolong: () => asked(holds.prolong()) };
}
