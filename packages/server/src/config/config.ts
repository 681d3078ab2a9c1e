import { HOLD_MINUTES, RECEIPT_REQUEST_HOURS } from '@filigrana/sdk/domain';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { address, choice, integer, origin, text, type Environment } from './readers.ts';
import { isLoopback } from './network-of.ts';
import { readTrustProxy, type TrustProxy } from './trust-proxy.ts';

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What the shop asks of the logins of its staff. */
export interface StaffLogins {
  /** Hours without use after which one ends. */
  idleHours: number;
  /** `required`: without a second step a login may only set it up. */
  twoStep: 'optional' | 'required';
}

/** Every setting, read and checked. `README.md` lists the variables that they come from. */
export interface Config {
  port: number;
  host: string;
  /** Absolute. Embedded database, uploads, outbox, generated secret. */
  dataDir: string;
  /** `postgres://…`, or the path of the SQLite file in `dataDir`. */
  databaseUrl: string;
  /** What an empty database is filled with; `demo-publico` is a demo that others may reach. */
  seed: (typeof SEEDS)[number];
  /** Whether others than whoever sits at this machine may reach the shop. */
  isPublic: boolean;
  /** Absent: generated and kept in `dataDir`, where the database is embedded. */
  tokenSecret: string | undefined;
  tokenDays: number;
  staffLogins: StaffLogins;
  /** Whether names are filled in by identification; otherwise they are typed. */
  rollLookup: boolean;
  /** Minutes that the pieces of somebody who is paying are held. */
  holdMinutes: number;
  /** Months after the end of an order for which its receipt is kept. */
  receiptMonths: number;
  /** Hours that a receipt which was asked for is waited for. */
  receiptHours: number;
  /** Absent: messages go to the outbox folder. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Origin that people see; absent: where the server listens. */
  publicUrl: string | undefined;
  s3: S3Config | undefined;
  /** How long files that nothing speaks of wait before they are deleted. */
  quarantineDays: number;
  /** Other origins whose pages may call the API: those of this machine too while the shop is a demo. */
  corsOrigins: (string | RegExp)[];
  trustProxy: TrustProxy;
  shopFile: string;
  /** Whether the demo's facts stand in for a `shopFile` that nobody named and that is not there. */
  demoFacts: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
}

/** Name of the embedded database in the data folder. */
export const EMBEDDED_DATABASE = 'filigrana.db';

const SEEDS = ['demo', 'demo-publico', 'none'] as const;
/** How long receipts are kept unless a setting says otherwise. */
export const RECEIPT_MONTHS = 24;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads the settings of the environment. Nothing is opened or written.
 *
 * @throws ConfigError naming the first variable with a bad value.
 */
export function readConfig(env: Environment, cwd: string): Config {
  const dataDir = resolve(cwd, text(env, 'DATA_DIR') ?? 'data');
  const databaseServer = address(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href;
  const host = readHost(env);
  const publicUrl = readPublicUrl(env);
  const shopFile = text(env, 'SHOP_CONFIG');
  const isPublic = !isLoopback(host) || (publicUrl?.startsWith('https:') ?? false);
  const seed = readSeed(env, { isPublic, hasServer: databaseServer !== undefined });
  return {
    port: integer(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 }),
    host,
    dataDir,
    databaseUrl: databaseServer ?? resolve(dataDir, EMBEDDED_DATABASE),
    seed,
    isPublic,
    tokenSecret: readTokenSecret(env),
    tokenDays: integer(env, 'TOKEN_DAYS', { fallback: 7, min: 1, max: 365 }),
    staffLogins: {
      idleHours: integer(env, 'STAFF_IDLE_HOURS', { fallback: 12, min: 1, max: 720 }),
      twoStep: choice(env, 'STAFF_TWO_STEP', ['optional', 'required'], 'optional'),
    },
    rollLookup: choice(env, 'ROLL_LOOKUP', ['on', 'off'], 'on') === 'on',
    holdMinutes: integer(env, 'HOLD_MINUTES', { fallback: HOLD_MINUTES, min: 5, max: 240 }),
    receiptMonths: integer(env, 'RECEIPT_MONTHS', { fallback: RECEIPT_MONTHS, min: 1, max: 600 }),
    receiptHours: integer(env, 'RECEIPT_HOURS', {
      fallback: RECEIPT_REQUEST_HOURS,
      min: 1,
      max: 720,
    }),
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:', 'smtp+insecure:'])?.href,
    mailFrom: text(env, 'MAIL_FROM'),
    publicUrl,
    s3: readS3(env),
    quarantineDays: integer(env, 'QUARANTINE_DAYS', { fallback: 30, min: 1, max: 3650 }),
    corsOrigins: [...readCorsOrigins(env), ...(seed === 'demo' ? [THIS_MACHINE] : [])],
    trustProxy: readTrustProxy(env),
    shopFile: resolve(cwd, shopFile ?? 'shop.json'),
    demoFacts: shopFile === undefined && seed !== 'none',
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

/** Where front ends are built against the demo, on any port. A demo like that is nobody else's to reach. */
export const THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

function readCorsOrigins(env: Environment): string[] {
  return (text(env, 'CORS_ORIGINS') ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .map((value) => origin('CORS_ORIGINS', value));
}

function readHost(env: Environment): string {
  const host = text(env, 'HOST') ?? '127.0.0.1';
  if (isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) return host;
  throw new ConfigError('HOST', `debe ser una dirección o un nombre de equipo (llegó "${host}").`);
}

function readPublicUrl(env: Environment): string | undefined {
  const url = text(env, 'PUBLIC_URL');
  return url && origin('PUBLIC_URL', url.replace(/\/$/, ''));
}

/**
 * The demo's passwords are public, so a shop that others can reach gets it only as `demo-publico`.
 */
function readSeed(
  env: Environment,
  { isPublic, hasServer }: { isPublic: boolean; hasServer: boolean },
): Config['seed'] {
  // With a database server the shop starts empty unless `SEED` says otherwise: it is likely a real
  // one.
  const seed = choice(env, 'SEED', SEEDS, hasServer ? 'none' : 'demo');
  if (seed !== 'demo' || !isPublic) return seed;
  throw new ConfigError(
    'SEED',
    'debe ser none, o demo-publico si es a propósito: con este HOST o PUBLIC_URL la tienda se alcanza desde fuera, y las contraseñas de la demostración las conocen todos.',
  );
}

function readTokenSecret(env: Environment): string | undefined {
  const secret = text(env, 'TOKEN_SECRET');
  if (secret !== undefined && secret.length < 32) {
    throw new ConfigError('TOKEN_SECRET', 'debe tener al menos 32 caracteres.');
  }
  return secret;
}

/** An object store needs all of its settings, or none. */
function readS3(env: Environment): S3Config | undefined {
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const endpoint = address(env, 'S3_ENDPOINT', ['http:', 'https:']);
  const [bucket, accessKeyId, secretAccessKey] = names.map((name) => text(env, name));
  const region = text(env, 'S3_REGION');
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return {
      endpoint: endpoint.href.replace(/\/$/, ''),
      bucket,
      region: region ?? 'us-east-1',
      accessKeyId,
      secretAccessKey,
    };
  }
  const all = ['S3_ENDPOINT', ...names, 'S3_REGION'];
  const given = all.filter((name) => text(env, name) !== undefined);
  if (given.length === 0) return undefined;
  const missing = all.slice(0, 4).find((name) => text(env, name) === undefined);
  throw new ConfigError(missing ?? 'S3_ENDPOINT', `falta, y ${given.join(', ')} lo necesita.`);
}
