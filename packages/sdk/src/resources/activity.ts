import type { Api } from '../client/call.ts';
import { activityPage } from '../normalize/activity.ts';
import * as operations from '../operations.gen.ts';

/** The record of who did what. An extension of the contract: a backend without it answers 404. */
export function activityResource({ caller }: Api) {
  return {
    /**
     * One page of the record, newest first; `antesDe` with the `siguiente` of one page asks for the
     * next. Days are days in Costa Rica and count themselves.
     */
    list: caller(operations.listActivity, activityPage),
  };
}
