import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * The network that limits count for: an IPv4 address itself, in whichever way it is written, and of an
 * IPv6 address its first 64 bits, which is the least that one customer gets.
 *
 * @example networkOf('2001:db8::7'); // '2001:db8:0:0'
 */
export function networkOf(ip: string): string {
  const address = plainAddress(ip);
  if (isIPv4(address)) return address;
  const [head = [], tail = []] = address.split('::').map(groupsOf);
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

const groupsOf = (part: string) => part.split(':').filter(Boolean);

/** The machine itself. */
export function isOwnAddress(ip: string): boolean {
  const address = plainAddress(ip);
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}

/** Whether a host, a name or an address as URLs write it, can only be this machine. */
export function isLoopback(host: string): boolean {
  return host.toLowerCase() === 'localhost' || isOwnAddress(host.replace(/^\[(.*)\]$/, '$1'));
}

/** An address that a proxy has noted with its port: `203.0.113.7:4711` or `[2001:db8::7]:4711`. */
const WITH_PORT = /^(?:(\d+(?:\.\d+){3})|\[(.+)\])(?::\d+)?$/;

/** An address in its one usual spelling: IPv4 where it stands for one, IPv6 without its zone. */
export function plainAddress(noted: string): string {
  const [, v4, v6] = WITH_PORT.exec(noted) ?? [];
  const ip = v4 ?? v6 ?? noted;
  if (!isIPv6(ip)) return ip;
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  const mapped = address.slice('::ffff:'.length);
  return isIPv4(mapped) ? mapped : address;
}
