import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { tokenInMail, type MailedLink } from '../fixtures/token-in-mail.ts';

/**
 * Reads links from a folder of .eml files whose names sort by time, as the reference server
 * writes them. @returns the token of the newest link of a kind to an address.
 */
export function outboxReader(
  folder: string,
): (correo: string, link: MailedLink) => Promise<string | null> {
  return async (correo, link) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    for (const name of names.sort().reverse()) {
      const message = await readFile(path.join(folder, name), 'utf8');
      const token = isTo(message, correo) ? tokenInMail(decode(message), link) : null;
      if (token !== null) return token;
    }
    return null;
  };
}

function isTo(message: string, correo: string): boolean {
  const to = /^To: (.*)$/im.exec(message)?.[1] ?? '';
  return to.toLowerCase().includes(correo.toLowerCase());
}

/** Undoes quoted-printable, so that links stand in one piece. */
function decode(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}
