import { isOwnAddress } from '../http/network-of.ts';

/** Whether a host, a name or an address as URLs write it, can only be this machine. */
export function isLoopback(host: string): boolean {
  return host.toLowerCase() === 'localhost' || isOwnAddress(host.replace(/^\[(.*)\]$/, '$1'));
}
