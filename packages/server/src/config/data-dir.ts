import {
  accessSync,
  chmodSync,
  constants,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { dialectOf } from '../db/open.ts';
import type { Ids } from '../ports/ids.ts';
import { ConfigError } from './config-error.ts';
import { EMBEDDED_DATABASE, type Config } from './config.ts';

/**
 * Makes the data folder, proves that it can be written, and keeps what the shop has in it to its
 * owner, also what an older version, a copy or a hand has left open.
 *
 * @throws ConfigError when it cannot be written, or when what is in it cannot be closed to others.
 */
export function openDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Who reads letters there may look before the first one is written.
    mkdirSync(join(dataDir, 'outbox'), { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigError('DATA_DIR', `no se puede escribir en ${dataDir}.`);
  }
  // Windows has other rights.
  if (process.platform === 'win32') return;
  closeFolder(dataDir);
  // By name, so that files of other programs in the same folder keep their rights.
  for (const name of OWN) closeToOthers(join(dataDir, name));
}

/** Keeps a folder to its owner. One that somebody else has lent (a volume, a mount) is theirs to close. */
export function closeFolder(folder: string): void {
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
}

/** What the shop keeps in its data folder. */
const OWN = [
  ...['', '-wal', '-shm'].map((ending) => EMBEDDED_DATABASE + ending),
  'token-secret',
  'files',
  'outbox',
];

function closeToOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  const mode = found.isDirectory() ? 0o700 : 0o600;
  try {
    if ((found.mode & 0o777) !== mode) chmodSync(path, mode);
  } catch (error) {
    // A server that is running beside this one may just have deleted it.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw new ConfigError('DATA_DIR', `otros pueden leer ${path}, y no hay permiso de cambiarlo.`);
  }
  if (!found.isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (!entry.isSymbolicLink()) closeToOthers(join(path, entry.name));
}

/**
 * The secret that signs login tokens: that of the settings, or one that the data folder keeps.
 *
 * @throws ConfigError with a database server: of servers that share it each would make one of its
 * own, and refuse the logins of the others.
 */
export function tokenSecretOf(
  { tokenSecret, databaseUrl, dataDir }: Pick<Config, 'tokenSecret' | 'databaseUrl' | 'dataDir'>,
  ids: Ids,
): string {
  if (tokenSecret !== undefined) return tokenSecret;
  if (dialectOf(databaseUrl) === 'sqlite') return keptTokenSecret(dataDir, ids);
  throw new ConfigError(
    'TOKEN_SECRET',
    `falta, y DATABASE_URL lo necesita: usa lo que dice ${secretFile(dataDir)} si existe, o haz uno con: openssl rand -hex 32`,
  );
}

const secretFile = (dataDir: string) => join(dataDir, 'token-secret');

/** The secret that signs login tokens, made on the first start so that tokens survive the next. */
export function keptTokenSecret(dataDir: string, ids: Ids): string {
  const file = secretFile(dataDir);
  const kept = readSecret(file);
  if (kept !== undefined) return kept;
  // Written beside and linked into place: of two first starts, both use the same secret.
  const draft = `${file}.${ids.random(6)}`;
  writeFileSync(draft, `${ids.random(48)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return keptTokenSecret(dataDir, ids);
}

function readSecret(file: string): string | undefined {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new ConfigError('DATA_DIR', `no se puede leer ${file}.`);
  }
  if (secret.length >= 32) return secret;
  throw new ConfigError('DATA_DIR', `${file} está dañado: bórralo para crear otro.`);
}
