export { deleteActivity } from './activity.repository.ts';
export {
  changesBetween,
  recordActivity,
  type Activity,
  type ActivityAction,
  type ActivityChanges,
} from './activity.ts';
