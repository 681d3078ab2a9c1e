import { operationList, type OperationId } from './contract/contract.ts';

/** A documented status that no request from outside can bring about reliably, and why. */
export interface Unprovokable {
  operation: OperationId;
  status: number;
  reason: string;
}

/** Calls without parameters and without a body. */
const NOTHING_TO_GET_WRONG: readonly OperationId[] = operationList
  .filter(({ parameters, body, id }) => parameters.length === 0 && !body && id !== 'createSession')
  .map(({ id }) => id);

/** The calls whose limits the contract describes closely enough to be tried. */
const LIMITED: readonly OperationId[] = ['requestPasswordReset', 'holdCart'];

/**
 * Every documented status without a case. What is not here has one; a test compares both with the
 * contract.
 */
export const UNPROVOKABLE: readonly Unprovokable[] = [
  ...operationList.map(({ id }) => ({
    operation: id,
    status: 500,
    reason: 'A host that conforms does not fail; how it fails when its parts do is its own test.',
  })),
  ...operationList.map(({ id }) => ({
    operation: id,
    status: 503,
    reason: 'Filling a host’s disk from outside is an attack, not a case.',
  })),
  ...operationList
    .filter(({ id }) => !LIMITED.includes(id))
    .map(({ id }) => ({
      operation: id,
      status: 429,
      reason: 'Where the limit lies is the host’s business: finding it means flooding the host.',
    })),
  ...NOTHING_TO_GET_WRONG.map((id) => ({
    operation: id,
    status: 400,
    reason: 'The call takes neither parameters nor a body: there is nothing to get wrong.',
  })),
  {
    operation: 'undoEmailChange',
    status: 409,
    reason: 'A host may keep the address for its account as long as the link works.',
  },
  ...(['getCustomerProfile', 'updateCustomerProfile', 'endLogin', 'endAllLogins'] as const).map(
    (id) => ({
      operation: id,
      status: 403,
      reason: 'Every role may call it, and the token of a blocked account is dead: that is 401.',
    }),
  ),
];
