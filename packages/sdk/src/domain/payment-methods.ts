import type { PaymentMethod } from '../entities.ts';

/** The payment methods as sent, in the order of the forms. Source: specification §9. */
export const PAYMENT_METHODS = [
  'sinpe',
  'transferencia',
] as const satisfies readonly PaymentMethod[];

/** The payment methods in the words people read. Source: specification §9, decisions. */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  sinpe: 'SINPE Móvil',
  transferencia: 'Transferencia bancaria',
};

/** The only shipping method. Source: specification §1. */
export const SHIPPING_METHOD = 'Correos de Costa Rica (todo el país)';
