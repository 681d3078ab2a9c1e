import { withDeadline } from '../http/deadline.ts';
import type { Mailer, MailMessage } from './mailer.ts';

/** A person waits this long for the mail server; what is slower arrives without them waiting. */
const PATIENCE_MS = 4000;

/** Sends a letter. @returns false when the mail server has refused it by then. */
export function sendPatiently(mailer: Mailer, message: MailMessage): Promise<boolean> {
  // Sending never rejects, so what is caught is the deadline: the message is still under way.
  return withDeadline(mailer.send(message), PATIENCE_MS).catch(() => true);
}
