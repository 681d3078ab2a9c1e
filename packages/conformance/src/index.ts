/** One suite of HTTP cases for every host of the Filigrana contract. */
export { NEEDS, type ConformanceCase, type Need } from './case.ts';
export { cases, tags } from './cases/index.ts';
export { UNPROVOKABLE, type Unprovokable } from './unprovokable.ts';
export { Difference } from './http/difference.ts';
export { assertConforms } from './assert-conforms.ts';
export { missingNeed } from './needs.ts';
export { startRun, type CaseResult, type Outcome, type Run } from './run.ts';
export { runConformance, type ConformanceOptions } from './run-conformance.ts';
export type { Report } from './report/report.ts';
export { reportHtml } from './report/report-html.ts';
export { reportJunit } from './report/report-junit.ts';
export { reportText } from './report/report-text.ts';
export { TargetError, type Credentials, type RunOptions, type Target } from './target.ts';
export { tokenInMail, type MailedLink } from './fixtures/token-in-mail.ts';
export type { CaseContext } from './case-context.ts';
