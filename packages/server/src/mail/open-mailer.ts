import type { Clock } from '../ports/clock.ts';
import type { MailFailure, Mailer } from './mailer.ts';
import { openFolderMailer } from './folder-mailer.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

export interface MailSettings {
  /** Without it the messages go to the outbox. */
  smtpUrl?: string | undefined;
  outbox: string;
  from: string;
  clock: Clock;
  onFailure?: (failure: MailFailure) => void;
}

/** The mailer that the settings ask for. */
export function openMailer({ smtpUrl, outbox, ...common }: MailSettings): Mailer {
  return smtpUrl
    ? openSmtpMailer({ url: smtpUrl, ...common })
    : openFolderMailer({ folder: outbox, ...common });
}
