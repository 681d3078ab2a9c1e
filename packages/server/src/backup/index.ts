export { backUp } from './back-up.ts';
export { backupTexts, BackupProblem } from './backup-problem.ts';
export { loadPostgres } from './load-postgres.ts';
export { restore } from './restore.ts';
