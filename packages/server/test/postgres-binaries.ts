import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NEEDED = ['initdb', 'postgres'];

/**
 * Folder of PostgreSQL's programs: from PATH, from Debian's usual place, or installed there.
 *
 * @throws an error that says what to install where neither is possible.
 */
export function findPostgresBinaries(): string {
  return locate() ?? install();
}

function locate(): string | undefined {
  const debian = join('/usr/lib/postgresql');
  const versions = list(debian)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'));
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...path, ...versions].find((folder) =>
    NEEDED.every((name) => isRunnable(join(folder, name))),
  );
}

function install(): string {
  const advice =
    'The server tests need PostgreSQL 15 or newer: install it (Debian: apt-get install postgresql) or put its programs on PATH.';
  if (process.getuid?.() !== 0 || !isRunnable('/usr/bin/apt-get')) throw new Error(advice);
  console.log('Installing PostgreSQL for the server tests…');
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const get = () =>
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options);
  try {
    get();
  } catch {
    execFileSync('apt-get', ['update'], options);
    get();
  }
  const found = locate();
  if (found === undefined) throw new Error(advice);
  return found;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
