import { createHash } from 'node:crypto';
import { withDeadline } from '../http/deadline.ts';
import type { Ids } from '../ports/ids.ts';
import type { MailMessage, Mailer } from './mailer.ts';

const TOKEN_BYTES = 32;
/** A person waits this long for the mail server; what is slower arrives without them waiting. */
const MAIL_PATIENCE_MS = 4000;

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
  const token = ids.random(TOKEN_BYTES);
  const hash = hashOf(token);
  if (!(await keep(hash))) return true;
  const sending = mailer.send(letter(token));
  // Sending never rejects, so what is caught is the deadline: the message is still under way.
  if (await withDeadline(sending, MAIL_PATIENCE_MS).catch(() => true)) return true;
  await forget(hash);
  return false;
}

/** What is stored of a link's token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
