import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { recoveryCodes, twoStepSetup, twoStepState } from '../normalize/two-step.ts';
import * as operations from '../operations.gen.ts';

/** The second step of the staff's login. An extension of the contract: a backend without it answers 404. */
export function twoStepResource({ caller }: Api) {
  return {
    /** Whether the own account has it, must have it, and how many recovery codes are left. */
    get: caller(operations.getTwoStep, twoStepState),

    /** Draws a secret for an authenticator app; `confirm` turns it on. 409 when it is on already. */
    start: caller(operations.startTwoStep, twoStepSetup),

    /** Turns it on. A wrong password or code is 400 with its field, here and below. */
    confirm: caller(operations.confirmTwoStep, recoveryCodes),

    /** Ten new recovery codes; those of before stop working. */
    renewCodes: caller(operations.renewRecoveryCodes, recoveryCodes),

    /** Turns it off. 409 when the shop demands it. */
    disable: caller(operations.disableTwoStep, confirmation),
  };
}
