import { writeFile } from 'node:fs/promises';
import { reportHtml } from '../report/report-html.ts';
import { reportJunit } from '../report/report-junit.ts';
import { reportText } from '../report/report-text.ts';
import { runConformance } from '../run-conformance.ts';
import { TargetError } from '../target.ts';
import { help } from './help.ts';
import { readCommand, UsageError } from './options.ts';

/** What the command needs of the process it runs in. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
  /** Told how far a run is; absent where nobody looks. */
  progress?: ((text: string) => void) | undefined;
}

/** Exit codes. */
const EXIT = { same: 0, different: 1, unusable: 2 } as const;

/** Runs the command. @returns its exit code. */
export async function runCommand(
  args: readonly string[],
  { env, out, err, progress = () => {} }: Surroundings,
): Promise<number> {
  try {
    const command = readCommand(args, env);
    if (!command) {
      out(help);
      return EXIT.same;
    }
    const { target, options, json, html, junit } = command;
    let done = 0;
    const onCase = ({ id }: { id: string }) => progress(`${(done += 1)} ${id}`);
    const report = await runConformance(target, { ...options, onCase });
    progress('');
    const text = JSON.stringify(report, null, 2);
    out(json === 'stdout' ? `${text}\n` : reportText(report));
    if (json !== null && json !== 'stdout') await save(json.file, text);
    if (html !== undefined) await save(html, reportHtml(report));
    if (junit !== undefined) await save(junit, reportJunit(report));
    return report.totals.different > 0 ? EXIT.different : EXIT.same;
  } catch (error) {
    if (error instanceof UsageError) err(`${error.message}\nTry filigrana-conformance --help\n`);
    else if (error instanceof TargetError) err(`${error.message}\n`);
    else throw error;
    return EXIT.unusable;
  }
}

async function save(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, `${text}\n`);
  } catch (error) {
    throw new UsageError(
      `${file} cannot be written: ${error instanceof Error ? error.message : ''}`,
    );
  }
}
