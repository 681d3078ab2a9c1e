import path from 'node:path';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import type { Config } from '../config/config.ts';
import { openProblem } from '../start-problems.ts';
import { systemClock } from '../ports/clock.ts';
import { cliTexts } from './cli-texts.ts';
import { CommandError } from './command-error.ts';

const count = new Intl.NumberFormat('es-CR');

/** `filigrana backup FOLDER`: copies the shop, which may be selling meanwhile, into a new folder. */
export async function backupCommand(config: Config, folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new CommandError(cliTexts.backupFolderMissing);
  const target = path.resolve(folder);
  const { files, lostFiles } = await backUp(config, target, systemClock.now()).catch(
    (error: unknown) => {
      throw copyProblem(config, target, error);
    },
  );
  report(lostFiles, cliTexts.backupDone(target, count.format(files)));
}

/** `filigrana restore FOLDER`: puts a backup where there is no shop yet. */
export async function restoreCommand(config: Config, folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new CommandError(cliTexts.restoreFolderMissing);
  const { files, lostFiles } = await restore(path.resolve(folder), config, systemClock.now()).catch(
    (error: unknown) => {
      throw copyProblem(config, config.dataDir, error);
    },
  );
  report(lostFiles, cliTexts.restoreDone(config.dataDir, count.format(files)));
}

/** Files that were lost before are no reason to have no copy, but somebody must hear of them. */
function report(lostFiles: readonly string[], done: string): void {
  for (const key of lostFiles) console.error(cliTexts.fileLost(key));
  if (lostFiles.length > 0) process.exitCode = 1;
  console.log(done);
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

/** What stopped a copy on its way into a folder: the disk, a file, or the shop's database. */
function copyProblem(config: Config, folder: string, error: unknown): unknown {
  const { code, path: file } = error as { code?: unknown; path?: unknown };
  if (typeof code !== 'string') return openProblem(config, error);
  if (FULL.has(code)) return new CommandError(cliTexts.noRoom(folder));
  if (typeof file === 'string') return new CommandError(cliTexts.unusableFile(file, code));
  return openProblem(config, error);
}
