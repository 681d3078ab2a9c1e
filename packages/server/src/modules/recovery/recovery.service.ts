import {
  HttpProblem,
  readAccountForm,
  recoveryTexts,
  refuseEmailName,
} from '@filigrana/sdk/answers';
import { normalizeEmail } from '@filigrana/sdk/domain';
import { passwordResetSchema, resetRequestSchema } from '@filigrana/sdk/schemas';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import { refuseCommonPassword } from '../../auth/common-passwords.ts';
import { hashOfLink } from '../../auth/link-tokens.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { mailLink, sendPatiently } from '../../mail/index.ts';
import * as repository from './recovery.repository.ts';

const VALID_MS = 60 * 60 * 1000;
/** Links of one account that can be out at once: a letter for each, and then no more letters. */
const LINKS_MAX = 5;

/**
 * Sends a link with which a new password can be set: once, within an hour. While `LINKS_MAX` links
 * of the account can be used nothing more is sent and the answer is the same: who asks for somebody
 * else's e-mail can neither fill their box nor take the way back from them.
 *
 * @throws HttpProblem 404 EMAIL_NOT_FOUND; 500 when the mail server refuses the message.
 */
export async function requestReset(
  { db, clock, ids, mailer, mails }: Pick<Deps, 'db' | 'clock' | 'ids' | 'mailer' | 'mails'>,
  body: components['schemas']['PasswordResetRequest'],
): Promise<void> {
  const { correo } = readAccountForm(resetRequestSchema, body);
  const reader = await repository.findReader(db, normalizeEmail(correo));
  if (!reader) throw new HttpProblem('EMAIL_NOT_FOUND');

  const now = clock.now();
  await repository.deleteExpiredTokens(db, now.toISOString());
  const isSent = await mailLink(
    { ids, mailer },
    {
      keep: (hash) =>
        withTransaction(db, (trx) =>
          repository.addResetToken(
            trx,
            {
              hash,
              idUsuario: reader.idUsuario,
              expira: new Date(now.getTime() + VALID_MS).toISOString(),
              usado: null,
              fechaCreacion: now.toISOString(),
            },
            LINKS_MAX,
          ),
        ),
      forget: (hash) => repository.deleteResetToken(db, hash),
      letter: (token) => mails.passwordReset({ correo: reader.correo, token }),
    },
  );
  if (!isSent) throw new HttpProblem('INTERNAL', { error: recoveryTexts.linkNotSent });
}

/** @throws HttpProblem 404 for a link that is unknown, expired or used. */
export async function assertLinkWorks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const found = await repository.findResetToken(db, hashOfLink(token), clock.now().toISOString());
  if (!found) throw deadLink();
}

/**
 * Sets a new password with the token of a link. The token is used up, the account's other links stop
 * working, and so does every login of the account.
 *
 * @throws HttpProblem 400 for a weak, common or forbidden password, which leaves the token usable; 404 for a
 * link that is unknown, expired or used.
 */
export async function resetPassword(
  {
    db,
    clock,
    passwords,
    mailer,
    mails,
  }: Pick<Deps, 'db' | 'clock' | 'passwords' | 'mailer' | 'mails'>,
  body: components['schemas']['PasswordReset'],
): Promise<void> {
  const { token, nuevaContrasena } = readAccountForm(passwordResetSchema, body);
  const hash = hashOfLink(token);
  const now = clock.now().toISOString();
  const found = await repository.findResetToken(db, hash, now);
  if (!found) throw deadLink();
  const { idUsuario, correo, nombre } = found;
  refuseEmailName('nuevaContrasena', nuevaContrasena, correo);
  refuseCommonPassword('nuevaContrasena', nuevaContrasena);
  const contrasenaHash = await passwords.hash(nuevaContrasena);
  await withTransaction(db, async (trx) => {
    // The account first: two links of it that are used at once then wait for each other.
    await repository.setPassword(trx, idUsuario, contrasenaHash);
    if (!(await repository.spendResetToken(trx, hash, now))) throw deadLink();
    await repository.deleteResetTokens(trx, idUsuario);
    await recordActivity(trx, {
      fecha: now,
      idUsuario,
      accion: 'cuenta.contrasena',
      objeto: `cuenta ${idUsuario}`,
    });
  });
  await sendPatiently(mailer, mails.passwordChanged({ correo, nombre, fecha: now }));
}

function deadLink(): HttpProblem {
  return new HttpProblem('NOT_FOUND', { error: recoveryTexts.linkDead });
}
