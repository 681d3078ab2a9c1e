import type { OrderPage, OrderPageQuery } from '@filigrana/sdk';
import { orderKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { ListSource } from '../reads/use-long-list.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** The list that every screen of orders shares. */
export const ORDERS: ListSource<OrderPage, OrderPageQuery> = {
  key: orderKeys.list(),
  read: (shop, query) => shop.orders.page(query),
  failed: (error) => orSaid(notice('orders.listFailed'), error),
};
