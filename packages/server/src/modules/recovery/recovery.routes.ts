import { recoveryTexts } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { undoEmailChange } from '../accounts/email-change.service.ts';
import { assertLinkWorks, requestReset, resetPassword } from './recovery.service.ts';

/** Forgotten passwords, and changes of the e-mail that somebody else made. */
export const recoveryHandlers = (deps: Deps): HandlersOf<'recovery'> => ({
  async requestPasswordReset({ body }) {
    await requestReset(deps, body);
    return { mensaje: recoveryTexts.linkSent };
  },
  async verifyResetToken({ params }) {
    await assertLinkWorks(deps, params.token);
    return { valido: true, mensaje: recoveryTexts.linkValid };
  },
  async resetPassword({ body }) {
    await resetPassword(deps, body);
    return { mensaje: recoveryTexts.passwordChanged };
  },
  async undoEmailChange({ body }) {
    await undoEmailChange(deps, body.token);
    return { mensaje: recoveryTexts.emailRestored };
  },
});
