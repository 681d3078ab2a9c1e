import type { OrderStatus, PaymentMethod, PaymentStatus, SpecialOrderStatus } from '@filigrana/sdk';

interface Labels {
  orderStatus: Readonly<Record<OrderStatus, string>>;
  paymentStatus: Readonly<Record<PaymentStatus, string>>;
  specialOrderStatus: Readonly<Record<SpecialOrderStatus, string>>;
  paymentMethod: Readonly<Record<PaymentMethod, string>>;
}

/**
 * What values of the wire are called in English, in place of the labels of the SDK's lifecycles.
 *
 * @example englishLabels.orderStatus.enviado // 'Shipped'
 */
export const englishLabels: Labels = {
  orderStatus: {
    pendiente: 'Pending',
    confirmado: 'Confirmed',
    enviado: 'Shipped',
    cancelado: 'Cancelled',
  },
  paymentStatus: { pendiente: 'Pending', verificado: 'Verified', rechazado: 'Rejected' },
  specialOrderStatus: {
    Pendiente: 'Pending',
    'En proceso': 'In progress',
    Aceptado: 'Accepted',
    Rechazado: 'Rejected',
    Completado: 'Completed',
    Enviado: 'Shipped',
  },
  paymentMethod: { sinpe: 'SINPE Móvil', transferencia: 'Bank transfer' },
};
