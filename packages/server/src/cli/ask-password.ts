import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { cliTexts } from './cli-texts.ts';
import { CommandError } from './command-error.ts';

/**
 * A new password: asked twice, unseen, on a terminal; elsewhere (or when told so) the first line
 * of the standard input. Never an argument, which other users of the machine could read.
 */
export async function askPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin || !process.stdin.isTTY) {
    return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  }
  const password = await askUnseen(cliTexts.adminPassword);
  if ((await askUnseen(cliTexts.adminPasswordAgain)) !== password) {
    throw new CommandError(cliTexts.adminPasswordsDiffer);
  }
  return password;
}

async function askUnseen(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await prompt.question('');
  } finally {
    prompt.close();
    process.stdout.write('\n');
  }
}
