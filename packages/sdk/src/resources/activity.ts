import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { ActivityPage } from '../entities.review.ts';
import { given, type ActivityQuery } from '../inputs.ts';
import { activityPage } from '../normalize/activity.ts';

/** The record of who did what. An extension of the contract: a backend without it answers 404. */
export function activityResource({ client, call }: Api) {
  return {
    /**
     * One page of the record, newest first; `antesDe` with the `siguiente` of one page asks for the
     * next. Days are days in Costa Rica and count themselves.
     */
    list: (query: ActivityQuery = {}, options?: CallOptions): Promise<ActivityPage> =>
      call({
        operation: 'listActivity',
        bearer: true,
        send: (init) => client.GET('/api/actividad', { ...init, params: { query: given(query) } }),
        read: activityPage,
        options,
      }),
  };
}
