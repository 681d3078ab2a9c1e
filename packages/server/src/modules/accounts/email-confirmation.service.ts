import { accountTexts, HttpProblem } from '@filigrana/sdk/answers';
import { normalizeEmail } from '@filigrana/sdk/domain';
import { hashOfLink } from '../../auth/link-tokens.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { mailLink } from '../../mail/index.ts';
import { findAccount, isConfirmed } from './accounts.repository.ts';
import * as repository from './email-confirmation.repository.ts';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;
/** Links of one account that can be out at once: whoever gives somebody else's e-mail writes to them this often. */
const LINKS_MAX = 5;

/**
 * Asks the owner of an account's e-mail to confirm it: sends a link that is valid for 7 days and used
 * once. Call it whenever an account gets an e-mail, after the transaction: one that differs from the
 * confirmed one is not confirmed, nothing has to be reset. While `LINKS_MAX` links of the account can
 * be used nothing more is sent.
 *
 * @returns false when the mail server refused the letter.
 */
export function askToConfirm(
  { db, clock, ids, mailer, mails }: Pick<Deps, 'db' | 'clock' | 'ids' | 'mailer' | 'mails'>,
  { idUsuario, correo }: { idUsuario: number; correo: string },
): Promise<boolean> {
  const now = clock.now();
  const confirmation = {
    idUsuario,
    correoNormalizado: normalizeEmail(correo),
    expira: new Date(now.getTime() + VALID_MS).toISOString(),
    fechaCreacion: now.toISOString(),
  };
  return mailLink(
    { ids, mailer },
    {
      keep: (hash) =>
        withTransaction(db, (trx) =>
          repository.addConfirmation(trx, { hash, ...confirmation }, LINKS_MAX),
        ),
      forget: async (hash) => void (await repository.deleteConfirmation(db, hash)),
      letter: (token) => mails.confirmEmail({ correo, token }),
    },
  );
}

/**
 * Sends the letter again, for its owner.
 *
 * @throws HttpProblem 409 INVALID_STATE when the e-mail is confirmed; 500 when the mail server refuses
 * the letter.
 */
export async function askAgain(deps: Deps, idUsuario: number): Promise<void> {
  const account = await findAccount(deps.db, idUsuario);
  if (isConfirmed(account))
    throw new HttpProblem('INVALID_STATE', { error: accountTexts.confirmedBefore });
  if (!(await askToConfirm(deps, account)))
    throw new HttpProblem('INTERNAL', { error: accountTexts.confirmationNotSent });
}

/**
 * Confirms the e-mail that a link went to.
 *
 * @throws HttpProblem 404 for a link that is unknown, expired or used, or when the account has another
 * e-mail by now.
 */
export async function confirmEmail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const hash = hashOfLink(token);
  const isDone = await withTransaction(db, async (trx) => {
    const link = await repository.findConfirmation(trx, hash, clock.now().toISOString());
    // The account first, as whoever adds a link does: they wait for each other.
    if (!link || !(await repository.setConfirmed(trx, link))) return false;
    return repository.deleteConfirmation(trx, hash);
  });
  if (!isDone) throw new HttpProblem('NOT_FOUND', { error: accountTexts.confirmationDead });
}
