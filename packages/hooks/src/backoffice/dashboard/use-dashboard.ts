import type { Dashboard } from '@filigrana/sdk';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { ROLE } from '@filigrana/sdk/domain';
import { useMemo } from 'react';

import { dashboardKeys } from '../../shared/reads/keys.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { dashboardAlert, type DashboardAlert } from './dashboard-alerts.ts';

export interface DashboardRead extends Omit<OptionalRead<Dashboard>, 'data'> {
  dashboard: Dashboard | null;
  /** What is wrong with the shop itself, oldest first; empty where the backend says nothing of it. */
  alerts: readonly DashboardAlert[];
}

/**
 * What waits for the administrators, what was sold, and what is wrong with the shop itself. `idle` for everybody else, `unsupported`
 * where the backend has no such call: show nothing then. Key: `getDashboard`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { status, dashboard } = useDashboard();
 */
export function useDashboard(options: ReadOptions<Dashboard> = {}): DashboardRead {
  const { role } = useSession();
  const { data: dashboard, ...read } = useOptionalRead(
    role === ROLE.administrador ? dashboardKeys.now() : null,
    (shop) => shop.dashboard.get(),
    notice('dashboard.failed'),
    options,
  );
  const alerts = useMemo(() => (dashboard?.alertas ?? []).map(dashboardAlert), [dashboard]);
  return { ...read, dashboard, alerts };
}
