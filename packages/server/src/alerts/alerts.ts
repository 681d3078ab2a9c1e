import type { Database } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';
import { deleteAlert, findAlerts, upsertAlert } from './alerts.repository.ts';

/**
 * What an administrator sees on the panel until it is over:
 *
 * - `UNNAMED_PROXY`: requests come through a proxy (`direccion`) that `TRUST_PROXY` does not name.
 * - `SWEEP_REFUSED`: a sweep of the files would have taken suspiciously many (`archivos`, `total`).
 * - `CHORE_FAILED`: a chore of the server failed; `tema` is its name.
 */
export type AlertCode = 'UNNAMED_PROXY' | 'SWEEP_REFUSED' | 'CHORE_FAILED';

export type AlertData = Readonly<Record<string, string | number>>;

export interface Alert {
  codigo: AlertCode;
  tema: string;
  datos: AlertData;
  /** When it was first and last seen. */
  desde: string;
  ultima: string;
}

/** What somebody who runs the shop must know. Kept in the database: every process shows the same. */
export interface Alerts {
  /** Raises an alert, or renews the one with this code and subject. */
  raise(codigo: AlertCode, datos?: AlertData, tema?: string): Promise<void>;
  /** It is over; nothing happens when there was none. */
  clear(codigo: AlertCode, tema?: string): Promise<void>;
  /** Oldest first. */
  list(): Promise<Alert[]>;
}

/** @example await alerts.raise('SWEEP_REFUSED', { archivos: 41, total: 41 }); */
export function createAlerts({ db, clock }: { db: Database; clock: Clock }): Alerts {
  return {
    async raise(codigo, datos = {}, tema = '') {
      const now = clock.now().toISOString();
      const json = JSON.stringify(datos);
      await upsertAlert(db, { codigo, tema, datos: json, desde: now, ultima: now });
    },
    clear: (codigo, tema = '') => deleteAlert(db, codigo, tema),
    async list() {
      const rows = await findAlerts(db);
      return rows.map((row) => ({
        ...row,
        codigo: row.codigo as AlertCode,
        datos: JSON.parse(row.datos) as AlertData,
      }));
    },
  };
}
