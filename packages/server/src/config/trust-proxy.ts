import { BlockList, isIP } from 'node:net';
import { ConfigError } from './config-error.ts';
import { text, type Environment } from './readers.ts';

/**
 * Whose `X-Forwarded-For` is believed: nobody's (false), that of this many proxies before the
 * server, or that of the listed addresses and networks.
 */
export type TrustProxy = false | number | string[];

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export function readTrustProxy(env: Environment): TrustProxy {
  const value = text(env, 'TRUST_PROXY');
  if (value === undefined || value === 'false' || value === '0') return false;
  if (value === 'true') return 1;
  if (/^\d$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  throw new ConfigError(
    'TRUST_PROXY',
    `debe ser true, false, un número de proxies o una lista de direcciones (llegó "${value}").`,
  );
}

function isNetwork(value: string): boolean {
  if (NAMED_NETWORKS.includes(value)) return true;
  const [ip = '', prefix, ...rest] = value.split('/');
  if (rest.length > 0 || isIP(ip) === 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(ip, Number(prefix), isIP(ip) === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}
