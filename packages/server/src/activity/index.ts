export {
  recordActivity,
  type Activity,
  type ActivityAction,
  type ActivityChanges,
} from './activity.ts';
