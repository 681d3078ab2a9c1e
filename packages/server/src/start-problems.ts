import { dialectOf } from './db/open.ts';
import { StoreProblem } from './media/file-store.ts';
import { ConfigError } from './config/config-error.ts';
import type { Config } from './config/config.ts';

/** The setting to blame when the database or the store of the files cannot be opened. */
export function openProblem(config: Config, error: unknown): unknown {
  return error instanceof StoreProblem
    ? new ConfigError('S3_ENDPOINT', `no se pudo usar el almacén de archivos (${error.reason}).`)
    : databaseProblem(config, error);
}

/** The setting to blame when the database cannot be opened. Never repeats its address. */
export function databaseProblem(config: Config, error: unknown): unknown {
  const isServer = dialectOf(config.databaseUrl) === 'postgres';
  const setting = isServer ? 'DATABASE_URL' : 'DATA_DIR';
  if (/corrupted migrations/.test(messageOf(error))) {
    return new ConfigError(setting, 'la base de datos es de una versión más nueva de Filigrana.');
  }
  const code = codeOf(error);
  if (code === undefined) return error;
  // No such table.
  if (code === '42P01')
    return new ConfigError(setting, 'no hay ninguna tienda en la base de datos.');
  return new ConfigError(setting, `no se pudo abrir la base de datos (${code}).`);
}

/** The setting to blame when the port cannot be opened. */
export function listenProblem(config: Config, error: unknown): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new ConfigError('PORT', `el puerto ${config.port} ya está en uso.`);
    case 'EACCES':
      return new ConfigError('PORT', `no hay permiso para abrir el puerto ${config.port}.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError('HOST', `este equipo no tiene la dirección ${config.host}.`);
    default:
      return error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
