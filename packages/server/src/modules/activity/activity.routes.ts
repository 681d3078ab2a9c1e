import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { readActivity } from './activity.service.ts';

/** The record of who did what: administrators only. */
export const activityHandlers = ({ db }: Deps): HandlersOf<'activity'> => ({
  listActivity: ({ query }) => readActivity(db, query),
});
