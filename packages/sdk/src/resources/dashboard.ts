import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { Dashboard } from '../entities.review.ts';
import { dashboard } from '../normalize/dashboard.ts';

/** What waits for the administrators. An extension of the contract: a backend without it answers 404. */
export function dashboardResource({ client, call }: Api) {
  return {
    /** Orders and requests that wait, pieces that are sold out, and sales by week (USD). */
    get: (options?: CallOptions): Promise<Dashboard> =>
      call({
        operation: 'getDashboard',
        bearer: true,
        send: (init) => client.GET('/api/panel', init),
        read: dashboard,
        options,
      }),
  };
}
