import { newLinkToken } from '../auth/link-tokens.ts';
import type { Ids } from '../ports/ids.ts';
import type { MailMessage, Mailer } from './mailer.ts';
import { sendPatiently } from './send-patiently.ts';

/** What becomes of the secret of a link. */
export interface MailedLink {
  /** Keeps its hash; false when no further letter is to be sent. */
  keep(hash: string): Promise<boolean>;
  /** Forgets it again: its letter was refused. */
  forget(hash: string): Promise<void>;
  letter(token: string): MailMessage;
}

/**
 * Mails a link with a new secret. Only its hash is kept: whoever reads the database cannot use it.
 *
 * @returns false when the mail server refused the letter; the link is forgotten then.
 */
export async function mailLink(
  { ids, mailer }: { ids: Ids; mailer: Mailer },
  { keep, forget, letter }: MailedLink,
): Promise<boolean> {
  const { token, hash } = newLinkToken(ids);
  if (!(await keep(hash)) || (await sendPatiently(mailer, letter(token)))) return true;
  await forget(hash);
  return false;
}
