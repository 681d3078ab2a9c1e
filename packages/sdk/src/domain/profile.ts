import type { User } from '../entities.ts';
import { normalizeEmail } from './email.ts';

type Contact = Pick<User, 'correo' | 'telefono'>;

/**
 * Whether an edited profile says the same as the server's ('Sin cambios'): the e-mail and the
 * telephone are all that can be edited. Blanks around them do not count.
 * Source: specification §5, customer profile edit ("No change versus the server profile").
 *
 * @example isSameContact({ correo: 'a@b.cr', telefono: '88112233' }, profile)
 */
export function isSameContact(edited: Contact, profile: Contact): boolean {
  return (
    edited.correo.trim() === profile.correo.trim() &&
    edited.telefono.trim() === profile.telefono.trim()
  );
}

/**
 * Whether an edited profile needs the current password: the e-mail is another one, whatever its case,
 * and the account's backend asks for it.
 *
 * @example
 * const profile = { correo: 'a@b.cr', correoPideContrasena: true as const };
 * needsCurrentPassword({ correo: 'otra@b.cr' }, profile) // true
 */
export function needsCurrentPassword(
  edited: Pick<User, 'correo'>,
  profile: Pick<User, 'correo' | 'correoPideContrasena'>,
): boolean {
  return (
    profile.correoPideContrasena === true &&
    normalizeEmail(edited.correo) !== normalizeEmail(profile.correo)
  );
}
