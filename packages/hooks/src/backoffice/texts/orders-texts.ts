import { failure } from '../../shared/texts/message.ts';

/** Regular orders. */
export const ordersTexts = {
  'orders.listFailed': failure('', 'No se pudieron cargar los pedidos'),
  'orders.actionFailed': failure('', 'No se pudo {action} el pedido'),
  'orders.detailsFailed': failure('', 'No se pudieron cargar los detalles del pedido.'),
} as const;
