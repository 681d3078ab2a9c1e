import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { writeAtomically } from '../media/atomic-write.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailFailure, Mailer } from './mailer.ts';
import { toMime } from './mime.ts';
import { openWhenSending } from './transport.ts';

export interface FolderSettings {
  folder: string;
  from: string;
  clock: Clock;
  onFailure?: (failure: MailFailure) => void;
}

/**
 * Writes every message as an .eml file, which any mail program opens. Names begin with the time, so
 * that the newest is the last.
 */
export function openFolderMailer({
  folder,
  from,
  clock,
  onFailure = () => {},
}: FolderSettings): Mailer {
  const transport = openWhenSending(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    async send(message) {
      const { id, date } = message.identity ?? { id: randomUUID().slice(0, 8), date: clock.now() };
      const name = `${date.toISOString().replaceAll(':', '-')}-${id}.eml`;
      try {
        const sent = await (await transport.get()).sendMail({ ...toMime(message, from), date });
        // A draft of its own: another server may write the same letter, or was killed while it did.
        const draft = path.join(folder, `.${randomUUID()}`);
        await writeAtomically(path.join(folder, name), draft, sent.message as Buffer);
        return true;
      } catch (error) {
        onFailure({ code: (error as NodeJS.ErrnoException).code ?? 'EUNKNOWN' });
        return false;
      }
    },
    close: transport.close,
  };
}
