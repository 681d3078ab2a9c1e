export { createAlerts, type Alert, type AlertCode, type Alerts } from './alerts.ts';
