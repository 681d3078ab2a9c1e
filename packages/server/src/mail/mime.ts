import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mailer.ts';

/** Common options of every message that leaves the shop. */
export function toMime(message: MailMessage, from: string): SendMailOptions {
  return {
    from,
    // An object, not a text: a comma in an address must never make it a list.
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(message.unsubscribeUrl ? { list: { unsubscribe: message.unsubscribeUrl } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
