import { parseArgs } from 'node:util';
import { BackupProblem } from '../backup/backup-problem.ts';
import { ConfigError } from '../config/config-error.ts';
import { readConfig } from '../config/config.ts';
import { askPassword } from './ask-password.ts';
import { adoptFilesCommand } from './adopt-files.command.ts';
import { backupCommand, restoreCommand } from './backup.command.ts';
import { cliTexts } from './cli-texts.ts';
import { CommandError } from './command-error.ts';
import { createAdminCommand } from './create-admin.command.ts';
import { filesCommand } from './files.command.ts';
import { importRollCommand } from './import-roll.command.ts';
import { migrateToPostgresCommand } from './migrate-to-postgres.command.ts';
import { staffCommand } from './staff.command.ts';
import { startCommand } from './start.command.ts';
import { twoStepOffCommand } from './two-step-off.command.ts';

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  web: { type: 'string' },
  correo: { type: 'string' },
  identificacion: { type: 'string' },
  nombre: { type: 'string' },
  'primer-apellido': { type: 'string' },
  'segundo-apellido': { type: 'string' },
  telefono: { type: 'string' },
  'contrasena-stdin': { type: 'boolean' },
} as const;

/** How many words may follow an order. */
const ARGUMENTS: Record<string, number> = {
  'import-roll': 1,
  backup: 1,
  restore: 1,
  'adopt-files': 1,
  files: Infinity,
};

/** Runs the `filigrana` command; every failure is one line on stderr and exit code 1. */
export async function run(args: string[]): Promise<void> {
  try {
    await dispatch(args);
  } catch (error) {
    console.error(lineAbout(error));
    process.exitCode = 1;
  }
}

async function dispatch(args: string[]): Promise<void> {
  const { values, positionals } = parse(args);
  const [command, ...rest] = positionals;
  const [argument] = rest;
  if (values.help || command === undefined) return console.log(cliTexts.help);
  const extra = rest[ARGUMENTS[command] ?? 0];
  if (extra !== undefined) throw new CommandError(cliTexts.extraArgument(extra));
  const config = readConfig(process.env, process.cwd());
  switch (command) {
    case 'start':
      return startCommand(config, { webDir: values.web });
    case 'import-roll':
      return importRollCommand(config, argument);
    case 'backup':
      return backupCommand(config, argument);
    case 'restore':
      return restoreCommand(config, argument);
    case 'migrate-to-postgres':
      return migrateToPostgresCommand(config);
    case 'files':
      return filesCommand(config, rest);
    case 'adopt-files':
      return adoptFilesCommand(config, argument);
    case 'create-admin':
      return createAdminCommand(config, values, () =>
        askPassword(values['contrasena-stdin'] ?? false),
      );
    case 'two-step-off':
      return twoStepOffCommand(config, values.correo);
    case 'block-staff':
    case 'unblock-staff':
    case 'remove-staff':
      return staffCommand(config, command, values);
    default:
      throw new CommandError(cliTexts.unknownCommand(command));
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new CommandError(optionProblem(error as NodeJS.ErrnoException));
  }
}

/** Node.js tells in English; which option it was stands in quotes. */
function optionProblem({ code, message }: NodeJS.ErrnoException): string {
  const name = /'(?:-\w, )?(-[^' ]*)/.exec(message)?.[1] ?? '';
  return code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    ? cliTexts.unknownOption(name)
    : cliTexts.badOption(name);
}

function lineAbout(error: unknown): string {
  const isExpected = [ConfigError, CommandError, BackupProblem].some(
    (kind) => error instanceof kind,
  );
  if (isExpected && error instanceof Error) return error.message;
  return cliTexts.failed(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
