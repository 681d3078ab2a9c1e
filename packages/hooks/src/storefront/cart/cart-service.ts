import type { Service } from '../../shared/services/service.ts';
import { createCartClient, type CartClient } from './cart-client.ts';

/** The cart of the provider. */
export const cartService: Service<CartClient> = {
  create: createCartClient,
  start: (client) => client.start(),
};
