import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { cliTexts } from './cli-texts.ts';
import { CommandError } from './command-error.ts';

/** Where a person is asked. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: { write(text: string): unknown };
}

/**
 * A new password: asked twice, unseen, on a terminal; elsewhere (or when told so) the first line
 * of the standard input. Never an argument, which other users of the machine could read.
 *
 * @throws CommandError when the two differ, or when the person ends the input instead.
 */
export async function askPassword(
  fromStdin: boolean,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<string> {
  if (fromStdin || !input.isTTY) return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // One reader for both: what is typed ahead of the second question answers it.
  const lines = createInterface({ input, output: nowhere, terminal: true });
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    output.write(question);
    const { value, done } = await answers.next();
    output.write('\n');
    if (done) throw new CommandError(cliTexts.adminPasswordMissing);
    return value;
  };
  try {
    const password = await ask(cliTexts.adminPassword);
    if ((await ask(cliTexts.adminPasswordAgain)) !== password)
      throw new CommandError(cliTexts.adminPasswordsDiffer);
    return password;
  } finally {
    lines.close();
  }
}
