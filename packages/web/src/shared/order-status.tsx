import type { OrderStatus, SpecialOrderStatus } from '@filigrana/sdk';
import { StatusTag, type IconName, type StatusTone } from '../ui/index.ts';
import { statusTexts as texts } from './status-texts.ts';

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

interface OrderStatusProps {
  estado: OrderStatus;
  /** It is picked up, and never sent. */
  isPickup?: boolean;
}

/** State of a regular order, as everybody sees it. */
export function OrderStatusTag({ estado, isPickup = false }: OrderStatusProps) {
  const isReady = isPickup && estado === 'enviado';
  return (
    <StatusTag {...ORDER[estado]} {...(isReady && { icon: 'pin' as const })}>
      {isReady ? texts.ready : texts.order[estado]}
    </StatusTag>
  );
}

/** State of a special order, as everybody sees it; null: none was set. */
export function SpecialOrderStatusTag({ estado }: { estado: SpecialOrderStatus | null }) {
  return estado === null ? (
    <StatusTag {...UNSET}>{texts.unset}</StatusTag>
  ) : (
    <StatusTag {...SPECIAL[estado]}>{texts.special[estado]}</StatusTag>
  );
}
