export { createAlerts, type Alert, type AlertCode, type Alerts } from './alerts.ts';
export { createChoreAlerts, type ChoreAlerts } from './chore-alerts.ts';
