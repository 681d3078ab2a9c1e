import { currentPasswordProblem, HttpProblem, recoveryTexts } from '@filigrana/sdk/answers';
import { normalizeEmail } from '@filigrana/sdk/domain';
import type { AccountRow, EmailUndoRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { isConfirmed } from './account-view.ts';
import { askToConfirm } from './email-confirmation.ts';
import { openUndos, undosTo } from './email-undos.ts';
import { accountOf, assertEmailIsFree, findByEmail } from './find-account.ts';

const UNDO_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Gives an account another e-mail. In a shop with `emailChange` that takes the current password, and
 * leaves a link that undoes it for 7 days.
 *
 * @throws HttpProblem 400 naming `contrasenaActual`, 409 EMAIL_IN_USE.
 */
export function changeEmail(
  world: World,
  account: AccountRow,
  correo: string,
  contrasenaActual: string | undefined,
): void {
  const from = account.correo;
  if (normalizeEmail(from) === normalizeEmail(correo)) {
    account.correo = correo;
    return;
  }
  const isGuarded = world.extensions.has('emailChange');
  if (isGuarded && contrasenaActual?.trim() !== account.contrasena)
    throw currentPasswordProblem(contrasenaActual);
  assertEmailIsFree(world, correo, account);
  if (!isGuarded) return moveEmail(world, account, correo);
  const [undone] = undosTo(world, correo);
  moveEmail(world, account, correo);
  if (undone) endUndosFrom(world, undone);
  else {
    const expira = new Date(world.now().getTime() + UNDO_MS).toISOString();
    const { idUsuario } = account;
    world.emailUndos.push({ token: world.random(43), idUsuario, correo: from, expira });
  }
  const token = undone ? null : (world.emailUndos.at(-1)?.token ?? null);
  tell(world, account, from, token);
}

/**
 * Takes a change back with all that came after it; logins, reset links and the password end.
 *
 * @throws HttpProblem 404 for a link that is dead, 409 EMAIL_IN_USE.
 */
export function undoEmailChange(world: World, token: string): void {
  const undo = openUndos(world).find((link) => link.token === token);
  if (!undo) throw new HttpProblem('NOT_FOUND', { error: recoveryTexts.linkDead });
  const account = accountOf(world, undo.idUsuario);
  const holder = findByEmail(world, undo.correo);
  if (holder && holder !== account)
    throw new HttpProblem('EMAIL_IN_USE', { error: recoveryTexts.emailTaken });
  const from = account.correo;
  endUndosFrom(world, undo);
  moveEmail(world, account, undo.correo);
  account.contrasena = world.random(43);
  account.tokenVersion += 1;
  tell(world, account, from, null);
}

/** Reset links that went to the old e-mail stop working. */
function moveEmail(world: World, account: AccountRow, correo: string): void {
  account.correo = correo;
  world.resetTokens = world.resetTokens.filter(({ idUsuario }) => idUsuario !== account.idUsuario);
}

function endUndosFrom(world: World, first: EmailUndoRow): void {
  const start = world.emailUndos.indexOf(first);
  world.emailUndos = world.emailUndos.filter(
    ({ idUsuario }, index) => index < start || idUsuario !== first.idUsuario,
  );
}

function tell(world: World, account: AccountRow, from: string, token: string | null): void {
  world.mail.push({ kind: 'email-left', to: from, token });
  if (!isConfirmed(account)) askToConfirm(world, account);
}
