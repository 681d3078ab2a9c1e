export { deleteActivity } from './activity.repository.ts';
export {
  recordActivity,
  type Activity,
  type ActivityAction,
  type ActivityChanges,
} from './activity.ts';
