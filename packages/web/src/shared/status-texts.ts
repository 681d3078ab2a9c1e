import {
  orderLifecycle,
  specialOrderLifecycle,
  UNSET_SPECIAL_ORDER_LABEL,
} from '@filigrana/sdk/domain';

/** What the states of orders are called. */
export const statusTexts = {
  order: orderLifecycle.table.labels,
  /** What an order that is picked up is, where others are sent. */
  ready: 'Listo para retirar',
  special: specialOrderLifecycle.table.labels,
  /** A special order without a state. */
  unset: UNSET_SPECIAL_ORDER_LABEL,
};
