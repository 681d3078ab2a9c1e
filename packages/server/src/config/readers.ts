import { ConfigError } from './config-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one variable; an empty one counts as absent. */
export function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function integer(
  env: Environment,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new ConfigError(
    name,
    `debe ser un número entero entre ${min} y ${max} (llegó "${value}").`,
  );
}

export function choice<const T extends string>(
  env: Environment,
  name: string,
  options: readonly T[],
  fallback: T,
): T {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const found = options.find((option) => option === value);
  if (found !== undefined) return found;
  throw new ConfigError(name, `debe ser ${options.join(', ')} (llegó "${value}").`);
}

/** An address of one of the given schemes. Its value is not repeated: it may hold a password. */
export function address(
  env: Environment,
  name: string,
  schemes: readonly string[],
): URL | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && url.host !== '' && schemes.includes(url.protocol)) return url;
  throw new ConfigError(
    name,
    `debe ser una dirección completa que empiece con ${schemes.map((s) => `${s}//`).join(' o ')}.`,
  );
}

/** An address without path, query or password, as browsers send it in `Origin`. */
export function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`) {
    return url.origin;
  }
  throw new ConfigError(
    name,
    `debe ser un origen como https://tienda.example, sin ruta (llegó "${value}").`,
  );
}
