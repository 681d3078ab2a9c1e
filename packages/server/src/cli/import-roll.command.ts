import type { Config } from '../config/config.ts';
import { importRoll, type RollProgress } from '../roll/import-roll.ts';
import { rollFaultTexts } from '../roll/roll-texts.ts';
import { cliTexts } from './cli-texts.ts';
import { CommandError } from './command-error.ts';
import { inShopDatabase } from './in-shop-database.ts';

const PLAIN_EVERY_MS = 5000;
const count = new Intl.NumberFormat('es-CR');

/** `filigrana import-roll FILE`: loads the electoral roll and says how it went. */
export async function importRollCommand(config: Config, file: string | undefined): Promise<void> {
  if (file === undefined) throw new CommandError(cliTexts.rollFileMissing);
  try {
    const progress = progressLine();
    const result = await inShopDatabase(config, (db) =>
      importRoll({ db, file, onProgress: progress.show }),
    );
    progress.end();
    for (const { line, fault } of result.firstBad) {
      console.log(cliTexts.rollBadLine(line, rollFaultTexts[fault]));
    }
    const more = result.bad - result.firstBad.length;
    if (more > 0) console.log(cliTexts.rollMoreBadLines(count.format(more)));
    console.log(cliTexts.rollDone(count.format(result.imported), count.format(result.bad)));
    // No line could be read: the file is no electoral roll.
    if (result.imported === 0 && result.bad > 0) process.exitCode = 1;
  } catch (error) {
    if (isFileError(error)) throw new CommandError(cliTexts.rollUnreadable(file));
    throw error;
  }
}

/** One line that is rewritten on a terminal; elsewhere a new line every few seconds. */
function progressLine() {
  const { isTTY } = process.stdout;
  let last = 0;
  return {
    show({ bytes, totalBytes, imported }: RollProgress) {
      if (!isTTY && Date.now() - last < PLAIN_EVERY_MS) return;
      last = Date.now();
      const percent = totalBytes === 0 ? 100 : Math.floor((bytes / totalBytes) * 100);
      const line = cliTexts.rollProgress(percent, count.format(imported));
      process.stdout.write(isTTY ? `\r${line}` : `${line}\n`);
    },
    end() {
      if (isTTY) process.stdout.write('\n');
    },
  };
}

/** Reading a folder fails without naming it. */
function isFileError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'syscall' in error &&
    ('path' in error || ('code' in error && error.code === 'EISDIR'))
  );
}
