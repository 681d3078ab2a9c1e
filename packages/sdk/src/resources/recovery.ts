import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { EmailUndo, PasswordReset, PasswordResetRequest } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { resetTokenCheck } from '../normalize/user.ts';
import type { Confirmation, ResetTokenCheck } from '../results.ts';

/** Forgotten passwords. */
export function recoveryResource({ client, call }: Api) {
  return {
    /** E-mails a reset link. 404 `EMAIL_NOT_FOUND` for an address without account. */
    request: (body: PasswordResetRequest, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'requestPasswordReset',
        send: (init) => client.POST('/api/recuperacion/solicitar', { ...init, body }),
        read: confirmation,
        options,
      }),

    /** Whether the token of a link can still be used; it fails when it cannot. */
    verify: (token: string, options?: CallOptions): Promise<ResetTokenCheck> =>
      call({
        operation: 'verifyResetToken',
        send: (init) =>
          client.GET('/api/recuperacion/verificar/{token}', {
            ...init,
            params: { path: { token } },
          }),
        read: resetTokenCheck,
        options,
      }),

    /** Sets the new password and uses the token up. */
    reset: (body: PasswordReset, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'resetPassword',
        send: (init) => client.POST('/api/recuperacion/restablecer', { ...init, body }),
        read: confirmation,
        options,
      }),

    /**
     * Extension `emailChange`: gives an account the e-mail back that it had, with the link that went
     * there. 409 `EMAIL_IN_USE` when another account has it by now.
     */
    undoEmail: (body: EmailUndo, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'undoEmailChange',
        send: (init) => client.POST('/api/recuperacion/deshacer-correo', { ...init, body }),
        read: confirmation,
        options,
      }),
  };
}
