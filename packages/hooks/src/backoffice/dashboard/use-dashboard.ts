import type { Dashboard } from '@filigrana/sdk';
import { ROLE } from '@filigrana/sdk/domain';
import { dashboardKeys } from '../../shared/reads/keys.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';

export interface DashboardRead extends Omit<OptionalRead<Dashboard>, 'data'> {
  dashboard: Dashboard | null;
}

/**
 * What waits for the administrators and what was sold. `idle` for everybody else, `unsupported`
 * where the backend has no such call: show nothing then. Key: `getDashboard`.
 *
 * @example const { status, dashboard } = useDashboard();
 */
export function useDashboard(): DashboardRead {
  const { role } = useSession();
  const { data: dashboard, ...read } = useOptionalRead(
    role === ROLE.administrador ? dashboardKeys.now() : null,
    (shop) => shop.dashboard.get(),
    notice('dashboard.failed'),
  );
  return { ...read, dashboard };
}
