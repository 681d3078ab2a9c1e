import type { ShopAlert } from '@filigrana/sdk';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';

/** Something that is wrong with the shop itself. */
export interface DashboardAlert {
  /** The same while it lasts. */
  id: string;
  /** What it is, and in its text what to do. */
  notice: BackofficeNotice;
  /** When it was first and last seen: ISO 8601, UTC. */
  desde: string;
  /** When it was last seen: ISO 8601, UTC. */
  ultima: string;
}

/** Chores by the names that the reference server gives them. */
const CHORES: Readonly<Record<string, BackofficeNotice>> = {
  mail: notice('alerts.mailFailed'),
  'waiting letters': notice('alerts.lettersFailed'),
  receipts: notice('alerts.receiptsFailed'),
  'orphaned files': notice('alerts.orphanedFilesFailed'),
  'expired rows': notice('alerts.expiredRowsFailed'),
};

export function dashboardAlert(alert: ShopAlert): DashboardAlert {
  const { codigo, tema, desde, ultima } = alert;
  return { id: `${codigo} ${tema}`, notice: noticeOf(alert), desde, ultima };
}

function noticeOf({ codigo, tema, datos }: ShopAlert): BackofficeNotice {
  const { direccion = '', archivos = '', total = '', dias = '' } = datos;
  switch (codigo) {
    case 'UNNAMED_PROXY':
      return notice('alerts.unnamedProxy', { direccion });
    case 'SWEEP_REFUSED':
      return notice('alerts.sweepRefused', { archivos, total });
    case 'CHORE_FAILED':
      return CHORES[tema] ?? notice('alerts.choreFailed', { tarea: tema });
    case 'EXCHANGE_RATE_OLD':
      return notice('alerts.rateOld', { dias });
    default:
      return notice('alerts.unknown', { codigo });
  }
}
