export type { ActivityAction } from '@filigrana/sdk/domain';
export { deleteActivity } from './activity.repository.ts';
export { changesBetween, recordActivity, type Activity, type ActivityChanges } from './activity.ts';
