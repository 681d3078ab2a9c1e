import type { Api } from '../client/call.ts';
import { dashboard } from '../normalize/dashboard.ts';
import * as operations from '../operations.gen.ts';

/** What waits for the administrators. An extension of the contract: a backend without it answers 404. */
export function dashboardResource({ caller }: Api) {
  return {
    /** Orders and requests that wait, pieces that are sold out, and sales by week (USD). */
    get: caller(operations.getDashboard, dashboard),
  };
}
