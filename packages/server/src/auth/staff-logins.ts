import type { OperationId } from '@filigrana/sdk/contract';

/** What a login may do that has yet to set its second step up: that, seeing whose it is, and ending. */
export const SET_UP_OPERATIONS: ReadonlySet<string> = new Set<OperationId>([
  'getCustomerProfile',
  'getStaffProfile',
  'getTwoStep',
  'startTwoStep',
  'confirmTwoStep',
  'endLogin',
  'endAllLogins',
]);
