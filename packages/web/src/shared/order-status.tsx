import type { OrderStatus, SpecialOrderStatus } from '@filigrana/sdk';
import { orderLifecycle, specialOrderLabel } from '@filigrana/sdk/domain';
import { StatusTag, type IconName, type StatusTone } from '../ui/index.ts';

interface Look {
  tone: StatusTone;
  icon?: IconName;
}

const ORDER: Record<OrderStatus, Look> = {
  pendiente: { tone: 'pending' },
  confirmado: { tone: 'success' },
  enviado: { tone: 'info' },
  cancelado: { tone: 'danger' },
};

const SPECIAL: Record<SpecialOrderStatus, Look> = {
  Pendiente: { tone: 'pending' },
  'En proceso': { tone: 'info', icon: 'reload' },
  Aceptado: { tone: 'success' },
  Rechazado: { tone: 'danger' },
  Completado: { tone: 'success', icon: 'star' },
  Enviado: { tone: 'info' },
};

const UNSET: Look = { tone: 'neutral', icon: 'gem' };

/** State of a regular order, as everybody sees it. */
export function OrderStatusTag({ estado }: { estado: OrderStatus }) {
  return <StatusTag {...ORDER[estado]}>{orderLifecycle.table.labels[estado]}</StatusTag>;
}

/** State of a special order, as everybody sees it; null: none was set. */
export function SpecialOrderStatusTag({ estado }: { estado: SpecialOrderStatus | null }) {
  const look = estado === null ? UNSET : SPECIAL[estado];
  return <StatusTag {...look}>{specialOrderLabel(estado)}</StatusTag>;
}
