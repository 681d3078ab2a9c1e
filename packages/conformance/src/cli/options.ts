import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EXTENSION_NAMES } from '@filigrana/sdk/contract';
import { cases, tags } from '../cases/index.ts';
import { selectCases, type ConformanceOptions } from '../run-conformance.ts';
import type { Credentials, Target } from '../target.ts';
import { outboxReader } from './outbox.ts';

/** Something about the command line is wrong; the message says what. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Command {
  target: Target;
  options: ConformanceOptions;
  /** Where the report goes as JSON: a file, standard output, or nowhere. */
  json: { file: string } | 'stdout' | null;
  /** Files for the report as a page, and as CI systems read it. */
  html: string | undefined;
  junit: string | undefined;
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  host: { type: 'string' },
  admin: { type: 'string' },
  manager: { type: 'string' },
  customer: { type: 'string' },
  products: { type: 'string' },
  person: { type: 'string' },
  storefront: { type: 'boolean' },
  outbox: { type: 'string' },
  extensions: { type: 'string' },
  write: { type: 'boolean' },
  disposable: { type: 'boolean' },
  'rate-limits': { type: 'boolean' },
  timeout: { type: 'string' },
  tag: { type: 'string', multiple: true },
  case: { type: 'string', multiple: true },
  json: { type: 'string' },
  html: { type: 'string' },
  junit: { type: 'string' },
} as const;

const STDOUT = '-';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the command line; the environment gives what it does not say.
 *
 * @returns null when only help is wanted.
 * @throws UsageError
 */
export function readCommand(args: readonly string[], env: Environment): Command | null {
  const values = parse(args);
  if (values.help) return null;
  const { write = false, disposable = false, 'rate-limits': rateLimits = false } = values;
  if (!write && (disposable || rateLimits))
    throw new UsageError('--disposable and --rate-limits need --write');
  const json = values.json;
  return {
    target: {
      host: readHost(values.host ?? env['FILIGRANA_HOST']),
      administrator: credentials('--admin', values.admin ?? env['FILIGRANA_ADMIN']),
      manager: credentials('--manager', values.manager ?? env['FILIGRANA_MANAGER']),
      customer: credentials('--customer', values.customer ?? env['FILIGRANA_CUSTOMER']),
      products: readProducts(values.products),
      person: values.person,
      extensions: readExtensions(values.extensions),
      mailedToken:
        values.outbox === undefined ? undefined : outboxReader(folder('--outbox', values.outbox)),
    },
    options: {
      write,
      disposable,
      rateLimits,
      timeoutMs: readSeconds(values.timeout ?? '10') * 1000,
      ...readSelection({ ...values, storefront: values.storefront ?? false }),
    },
    json:
      json === undefined ? null : json === STDOUT ? 'stdout' : { file: reportFile('--json', json) },
    html: values.html && reportFile('--html', values.html),
    junit: values.junit && reportFile('--junit', values.junit),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: args.flatMap(withJsonValue), options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `--json` alone means standard output; the parser knows no options whose value may be absent. */
function withJsonValue(arg: string, index: number, args: readonly string[]): string[] {
  const next = args[index + 1];
  return arg === '--json' && (next === undefined || next.startsWith('-')) ? [arg, STDOUT] : [arg];
}

/** Seen before the run: its report should not be lost over a misspelt folder. */
function folder(option: string, name: string): string {
  if (statSync(name, { throwIfNoEntry: false })?.isDirectory()) return name;
  throw new UsageError(`${option}: there is no folder ${name}`);
}

function reportFile(option: string, file: string): string {
  folder(option, path.dirname(file));
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return file;
  throw new UsageError(`${option} ${file} is a folder; it takes a file`);
}

function readHost(text: string | undefined): string {
  if (!text) throw new UsageError('--host is missing: where is the host?');
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new UsageError(`--host ${text} is no address; it begins with http:// or https://`);
  return text.replace(/\/+$/, '');
}

/** `correo:contrasena`; the password may hold colons. The text itself is never repeated. */
function credentials(option: string, text: string | undefined): Credentials | undefined {
  if (!text) return undefined;
  const colon = text.indexOf(':');
  const [correo, contrasena] = [text.slice(0, colon), text.slice(colon + 1)];
  if (colon < 1 || !contrasena) throw new UsageError(`${option} is written correo:contrasena`);
  return { correo, contrasena };
}

function readExtensions(text = ''): Target['extensions'] {
  if (text === 'all') return 'all';
  const named = text.split(',').filter(Boolean);
  const unknown = named.filter((name) => !EXTENSION_NAMES.some((known) => known === name));
  if (unknown.length > 0) {
    const known = ['all', ...EXTENSION_NAMES].join(', ');
    throw new UsageError(`--extensions knows ${known}, not ${unknown.join(', ')}`);
  }
  return Object.fromEntries(named.map((name) => [name, true]));
}

function readProducts(text: string | undefined): number[] | undefined {
  const ids = text?.split(',').map(Number);
  if (ids?.every((id) => Number.isInteger(id) && id > 0) ?? true) return ids;
  throw new UsageError('--products is a list of product ids: 3,7,12');
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= 600) return seconds;
  throw new UsageError('--timeout is a number of seconds, at most 600');
}

function readSelection({
  tag: wantedTags,
  case: ids,
  storefront,
}: {
  tag?: string[] | undefined;
  case?: string[] | undefined;
  storefront: boolean;
}) {
  const unknown = (wantedTags ?? []).find((tag) => !tags.includes(tag));
  if (unknown !== undefined)
    throw new UsageError(`--tag ${unknown} is unknown; the tags are ${tags.join(', ')}`);
  const missing = (ids ?? []).find((wanted) => !cases.some(({ id }) => id.startsWith(wanted)));
  if (missing !== undefined) throw new UsageError(`No case begins with ${missing}`);
  const selection = {
    ...(wantedTags && { tags: wantedTags }),
    ...(ids && { cases: ids }),
    storefront,
  };
  if (selectCases(selection).length === 0)
    throw new UsageError('No case has all of this: tag, name, storefront');
  return selection;
}
