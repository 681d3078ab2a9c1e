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
    ...(message.identity && { messageId: messageId(message.identity, from) }),
    ...(message.unsubscribeUrl && {
      list: { unsubscribe: message.unsubscribeUrl },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Programs that meet a Message-ID again show one message, or at least can tell. */
function messageId({ id, date }: { id: string; date: Date }, from: string): string {
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}.${date.getTime()}@${domain}>`;
}
