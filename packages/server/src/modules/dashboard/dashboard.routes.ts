import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/operation-types.ts';
import { readDashboard } from './dashboard.service.ts';

/** The figures of the first page: administrators only. */
export const dashboardHandlers = (deps: Deps): Handlers<'getDashboard'> => ({
  getDashboard: () => readDashboard(deps),
});
