import type { Order } from '@filigrana/sdk';

/** The customer of an order, in one line. */
export const customerOf = (order: Order): string =>
  [order.clienteNombre, order.clientePrimerApellido, order.clienteSegundoApellido]
    .filter(Boolean)
    .join(' ');
