import type { OperationId } from '@filigrana/sdk/contract';

/** What the shop asks of the logins of its staff. */
export interface StaffLogins {
  /** Hours without use after which one ends. */
  idleHours: number;
  /** `required`: without a second step a login may only set it up. */
  twoStep: 'optional' | 'required';
}

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
