import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { resetTokenCheck } from '../normalize/user.ts';
import * as operations from '../operations.gen.ts';

/** Forgotten passwords. */
export function recoveryResource({ caller }: Api) {
  return {
    /** E-mails a reset link. 404 `EMAIL_NOT_FOUND` for an address without account. */
    request: caller(operations.requestPasswordReset, confirmation),

    /** Whether the token of a link can still be used; it fails when it cannot. */
    verify: caller(operations.verifyResetToken, resetTokenCheck),

    /** Sets the new password and uses the token up. */
    reset: caller(operations.resetPassword, confirmation),

    /**
     * Extension `emailChange`: gives an account the e-mail back that it had, with the link that went
     * there. 409 `EMAIL_IN_USE` when another account has it by now.
     */
    undoEmail: caller(operations.undoEmailChange, confirmation),
  };
}
