/**
 * The ids of the machines that `@filigrana/hooks/machines` exports, as `inspect` tells them: `cart` is
 * that of `cartMachine`.
 *
 * @example machineNames.includes('cart') // true
 */
export const machineNames = [
  'cart',
  'checkout',
  'hold',
  'novedad',
  'order',
  'orderReview',
  'specialOrder',
] as const;
export type MachineName = (typeof machineNames)[number];
