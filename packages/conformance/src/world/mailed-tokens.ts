import { setTimeout as wait } from 'node:timers/promises';
import { check } from '../http/difference.ts';
import type { MailedLink } from './token-in-mail.ts';
import type { Account, World } from './world.ts';

const MAIL_PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 50;

/**
 * Takes the token of a link out of the newest message, once it has arrived.
 *
 * @param before The token of an earlier message: another one is waited for.
 */
export async function mailedToken(
  { target }: Pick<World, 'target'>,
  correo: string,
  link: MailedLink,
  before: string | null = null,
): Promise<string> {
  const until = Date.now() + MAIL_PATIENCE_MS;
  for (;;) {
    const token = await target.mailedToken?.(correo, link);
    if (token && token !== before) return token;
    check(Date.now() < until, `No ${link} link arrived for ${correo}`);
    await wait(LOOK_EVERY_MS);
  }
}

/** Confirms the e-mail of a new customer, where the host asks for that. */
export async function confirmEmailOf(world: World, { token, correo }: Account): Promise<void> {
  const { usuario } = (await world.ask('getCustomerProfile', '', { token })).ok();
  if (usuario.correoConfirmado !== false) return;
  if (!world.target.mailedToken)
    world.skip('the host writes to confirmed addresses only, and its mail cannot be read');
  const params = { token: await mailedToken(world, correo, 'confirmation') };
  (await world.ask('confirmEmail', '', { params })).ok();
}
