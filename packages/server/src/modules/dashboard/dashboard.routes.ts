import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { createDashboard } from './dashboard.service.ts';

/** The figures of the first page: administrators only. */
export const dashboardHandlers = (deps: Deps): HandlersOf<'dashboard'> => ({
  getDashboard: createDashboard(deps),
});
