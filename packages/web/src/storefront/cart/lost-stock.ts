import type { CartLine } from '@filigrana/sdk';

/** None is left for whose cart it is, and nobody gives one back: it was sold meanwhile. */
export const isSoldOut = ({ disponible, reservada, stock }: CartLine): boolean =>
  disponible && !reservada && stock === 0;
