import { formatUsd } from '../../domain/index.ts';

/** What the purchase says to people. */
export const checkoutTexts = {
  received: 'Pedido recibido. Te contactaremos pronto.',
  emptyCart: 'Tu carrito está vacío.',
  tooFew: (piece: string) => `No hay suficientes unidades de ${piece}.`,
  notSold: (piece: string) =>
    `${piece} ya no está disponible. Elimínala del carrito para continuar.`,
  tooManyPending: (pending: number) =>
    `Tienes ${pending} pedidos por revisar. Podrás comprar de nuevo cuando hayamos revisado alguno; si te urge, escríbenos.`,
  totalChanged: (usd: number) =>
    `El total de tu pedido cambió a ${formatUsd(usd)}. Revísalo antes de confirmar.`,
} as const;
