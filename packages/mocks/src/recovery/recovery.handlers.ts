import {
  HttpProblem,
  readAccountForm,
  recoveryTexts,
  refuseEmailName,
} from '@filigrana/sdk/answers';
import { normalizeEmail } from '@filigrana/sdk/domain';
import { passwordResetSchema, resetRequestSchema } from '@filigrana/sdk/schemas';
import { undoEmailChange } from '../accounts/change-email.ts';
import { accountOf, findByEmail } from '../accounts/find-account.ts';
import type { HandlersOf } from '../http/call.ts';
import type { ResetTokenRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

const VALID_MS = 60 * 60 * 1000;
/** Links of one account that can be out at once; further letters are not sent. */
const LINKS_MAX = 5;

/** Forgotten passwords. The link's token is in the message that `mail` keeps. */
export function recoveryHandlers(world: World): HandlersOf<'recovery'> {
  const find = (token: string): ResetTokenRow => {
    const now = world.now().toISOString();
    const found = world.resetTokens.find((link) => link.token === token && link.expira > now);
    if (!found) throw new HttpProblem('NOT_FOUND', { error: recoveryTexts.linkDead });
    return found;
  };

  return {
    requestPasswordReset({ body }) {
      const { correo } = readAccountForm(resetRequestSchema, body);
      const reader = findByEmail(world, correo);
      if (!reader) throw new HttpProblem('EMAIL_NOT_FOUND');
      const now = world.now().toISOString();
      const isOut = (link: ResetTokenRow) =>
        link.idUsuario === reader.idUsuario && link.expira > now;
      if (world.resetTokens.filter(isOut).length >= LINKS_MAX)
        return { mensaje: recoveryTexts.linkSent };
      const token = world.random(43);
      const expira = new Date(world.now().getTime() + VALID_MS).toISOString();
      world.resetTokens.push({ token, idUsuario: reader.idUsuario, expira });
      world.mail.push({ kind: 'password-reset', to: reader.correo, token });
      return { mensaje: recoveryTexts.linkSent };
    },
    verifyResetToken({ params }) {
      find(params.token);
      return { valido: true, mensaje: recoveryTexts.linkValid };
    },
    /** Used once; the account's other links and all its logins end. */
    resetPassword({ body }) {
      const { token, nuevaContrasena } = readAccountForm(passwordResetSchema, body);
      const { idUsuario } = find(token);
      const account = accountOf(world, idUsuario);
      refuseEmailName('nuevaContrasena', nuevaContrasena, account.correo);
      account.contrasena = nuevaContrasena;
      account.tokenVersion += 1;
      // Whoever used the link has its e-mail.
      account.correoConfirmado = normalizeEmail(account.correo);
      world.resetTokens = world.resetTokens.filter((link) => link.idUsuario !== idUsuario);
      world.mail.push({ kind: 'password-changed', to: account.correo });
      return { mensaje: recoveryTexts.passwordChanged };
    },
    undoEmailChange({ body }) {
      undoEmailChange(world, body.token);
      return { mensaje: recoveryTexts.emailRestored };
    },
  };
}
