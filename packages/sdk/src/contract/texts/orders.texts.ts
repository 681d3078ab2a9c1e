import type { OrderEvent } from '../../domain/index.ts';

/** What the order calls say to people. */
export const ordersTexts: { done: Readonly<Record<OrderEvent, string>> } = {
  done: {
    aceptar: 'Pedido aceptado',
    enviar: 'Pedido enviado',
    rechazar: 'Pedido rechazado',
  },
};
