export { backUp } from './back-up.ts';
export { backupTexts, BackupProblem } from './backup-problem.ts';
export { loadPostgres, refuseOrders } from './load-postgres.ts';
export { restore } from './restore.ts';
