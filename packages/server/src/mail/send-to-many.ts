import type { MailMessage, Mailer } from './mailer.ts';

const AT_ONCE = 4;

/**
 * Sends one message to each of many people, a few at a time.
 *
 * @returns how many were accepted.
 * @example const enviados = await sendToMany(mailer, customers, (c) => mails.novedad(c.correo, novedad));
 */
export async function sendToMany<Reader>(
  mailer: Mailer,
  readers: readonly Reader[],
  compose: (reader: Reader) => MailMessage,
): Promise<number> {
  let accepted = 0;
  const queue = readers.values();
  async function work(): Promise<void> {
    for (const reader of queue) if (await mailer.send(compose(reader))) accepted += 1;
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return accepted;
}
