import type { MailMessage, Mailer } from './mailer.ts';

/** A mailer whose messages a test can read. */
export interface MemoryMailer extends Mailer {
  readonly sent: MailMessage[];
}

/**
 * Keeps messages in memory.
 *
 * @param accepts Plays the mail server: false for a message that it refuses.
 */
export function memoryMailer(
  accepts: (message: MailMessage) => boolean = () => true,
): MemoryMailer {
  const sent: MailMessage[] = [];
  return {
    sent,
    async send(message) {
      const isAccepted = accepts(message);
      if (isAccepted) sent.push(message);
      return isAccepted;
    },
    close: async () => {},
  };
}
