import { accountTexts, HttpProblem } from '@filigrana/sdk/answers';
import { normalizeEmail } from '@filigrana/sdk/domain';
import type { AccountRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { isConfirmed } from './account-view.ts';
import { accountOf } from './find-account.ts';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;
/** Links of one account that can be out at once; further letters are not sent. */
const LINKS_MAX = 5;

/** Asks the owner of an account's e-mail to confirm it. */
export function askToConfirm(world: World, { idUsuario, correo }: AccountRow): void {
  const now = world.now();
  world.confirmations = world.confirmations.filter(({ expira }) => expira > now.toISOString());
  const links = world.confirmations.filter((link) => link.idUsuario === idUsuario);
  if (!world.extensions.has('emailConfirmation') || links.length >= LINKS_MAX) return;
  const token = world.random(43);
  const expira = new Date(now.getTime() + VALID_MS).toISOString();
  world.confirmations.push({ token, idUsuario, correoNormalizado: normalizeEmail(correo), expira });
  world.mail.push({ kind: 'email-confirmation', to: correo, token });
}

/** @throws HttpProblem 409 INVALID_STATE when the e-mail is confirmed. */
export function askAgain(world: World, idUsuario: number): void {
  const account = accountOf(world, idUsuario);
  if (isConfirmed(account))
    throw new HttpProblem('INVALID_STATE', { error: accountTexts.confirmedBefore });
  askToConfirm(world, account);
}

/** @throws HttpProblem 404 for a link that cannot be used (any more). */
export function confirmEmail(world: World, token: string): void {
  const now = world.now().toISOString();
  const link = world.confirmations.find((one) => one.token === token && one.expira > now);
  const account = link && accountOf(world, link.idUsuario);
  if (!account || normalizeEmail(account.correo) !== link.correoNormalizado)
    throw new HttpProblem('NOT_FOUND', { error: accountTexts.confirmationDead });
  account.correoConfirmado = link.correoNormalizado;
  world.confirmations = world.confirmations.filter((one) => one !== link);
}
