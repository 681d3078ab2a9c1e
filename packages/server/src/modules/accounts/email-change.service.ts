import { HttpProblem, recoveryTexts } from '@filigrana/sdk/answers';
import { normalizeEmail } from '@filigrana/sdk/domain';
import { recordActivity } from '../../activity/activity.ts';
import { hashOfLink, newLinkToken } from '../../auth/link-tokens.ts';
import type { Trx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialects.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { sendPatiently } from '../../mail/index.ts';
import { deleteResetTokens, setPassword } from '../recovery/recovery.repository.ts';
import { findAccount, isConfirmed } from './accounts.repository.ts';
import * as repository from './email-change.repository.ts';
import { askToConfirm } from './email-confirmation.service.ts';

const UNDO_MS = 7 * 24 * 60 * 60 * 1000;
const PASSWORD_BYTES = 32;

/** A change of an account's e-mail, for the letters about it. */
export interface EmailMove {
  idUsuario: number;
  nombre: string;
  from: string;
  to: string;
  /** Secret of the link that undoes it; null where no link does. */
  token: string | null;
}

/**
 * The one place where the e-mail of an account becomes another one. Reset links that went to the old
 * one stop working.
 *
 * @returns the account's own link that would have given this address back, if there is one.
 * @throws HttpProblem 409 EMAIL_IN_USE while a link would give the address back to another account;
 * a unique violation when another account has it.
 */
async function moveEmail(
  trx: Trx,
  { idUsuario }: repository.AccountEmail,
  correo: string,
  now: string,
): Promise<repository.OpenUndo | undefined> {
  const correoNormalizado = normalizeEmail(correo);
  const undos = await repository.findUndosTo(trx, correoNormalizado, now);
  if (undos.some((undo) => undo.idUsuario !== idUsuario)) throw new HttpProblem('EMAIL_IN_USE');
  await repository.updateEmail(trx, idUsuario, { correo, correoNormalizado });
  await deleteResetTokens(trx, idUsuario);
  return undos[0];
}

/**
 * Gives an account another e-mail, and leaves a link that undoes it for 7 days. Moving back to an
 * address that an open link would restore does what that link does: it and the later ones are over.
 *
 * @param account As `holdAccount` gave it in this transaction.
 */
export async function changeEmail(
  trx: Trx,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  account: repository.AccountEmail,
  correo: string,
): Promise<EmailMove> {
  const { idUsuario, nombre } = account;
  const now = clock.now();
  const undone = await moveEmail(trx, account, correo, now.toISOString());
  const link = undone ? null : newLinkToken(ids);
  if (undone) await repository.deleteUndosFrom(trx, undone);
  if (link) {
    await repository.insertUndo(trx, {
      hash: link.hash,
      idUsuario,
      correo: account.correo,
      correoNormalizado: account.correoNormalizado,
      expira: new Date(now.getTime() + UNDO_MS).toISOString(),
    });
  }
  await recordActivity(trx, {
    fecha: now.toISOString(),
    idUsuario,
    accion: 'cuenta.correo',
    objeto: `cuenta ${idUsuario}`,
    cambios: { correo: ['', ''] },
  });
  return { idUsuario, nombre, from: account.correo, to: correo, token: link?.token ?? null };
}

/**
 * Tells the old address, and asks the new one to confirm that it is its owner's unless it has done so
 * before; a mail server that is down does not undo what it tells of.
 */
export async function tellOfEmailChange(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'mailer' | 'mails'>,
  { idUsuario, nombre, from, to, token }: EmailMove,
): Promise<void> {
  const isKnown = isConfirmed(await findAccount(deps.db, idUsuario));
  await Promise.all([
    sendPatiently(deps.mailer, deps.mails.emailLeft({ correo: from, nombre, token })),
    isKnown || askToConfirm(deps, { idUsuario, correo: to }),
  ]);
}

/**
 * Takes a change of the e-mail back, with all that came after it. Every login ends, and the password
 * opens nothing any more: whoever changed the e-mail knew it.
 *
 * @throws HttpProblem 404 for a link that is unknown, expired or used; 409 EMAIL_IN_USE when another
 * account has the address by now.
 */
export async function undoEmailChange(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'passwords' | 'mailer' | 'mails'>,
  token: string,
): Promise<void> {
  const { db, clock, ids, passwords } = deps;
  const now = clock.now().toISOString();
  const hash = hashOfLink(token);
  if (!(await repository.findUndo(db, hash, now))) throw deadLink();
  const nobodysHash = await passwords.hash(ids.random(PASSWORD_BYTES));
  const move = await withTransaction(db, async (trx): Promise<EmailMove> => {
    const seen = await repository.findUndo(trx, hash, now);
    const account = seen && (await repository.holdAccount(trx, seen.idUsuario));
    if (!account || !(await repository.deleteUndosFrom(trx, seen))) throw deadLink();
    await moveEmail(trx, account, seen.correo, now);
    const { idUsuario, nombre } = account;
    await setPassword(trx, idUsuario, nobodysHash);
    await recordActivity(trx, {
      fecha: now,
      idUsuario: null,
      accion: 'cuenta.correoDeshecho',
      objeto: `cuenta ${idUsuario}`,
    });
    return { idUsuario, nombre, from: account.correo, to: seen.correo, token: null };
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpProblem('EMAIL_IN_USE', { error: recoveryTexts.emailTaken }, { cause: error });
  });
  await tellOfEmailChange(deps, move);
}

function deadLink(): HttpProblem {
  return new HttpProblem('NOT_FOUND', { error: recoveryTexts.linkDead });
}
