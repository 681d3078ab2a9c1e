import { isIPv4 } from 'node:net';

/**
 * The network that limits count for: an IPv4 address itself, and of an IPv6 address its first 64
 * bits, which is the least that one customer gets.
 *
 * @example networkOf('2001:db8::7'); // '2001:db8:0:0'
 */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return ip;
  const mapped = ip.slice(ip.lastIndexOf(':') + 1);
  if (isIPv4(mapped)) return mapped;
  const [head = [], tail = []] = ip.split('::').map(groupsOf);
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

const groupsOf = (part: string) =>
  part
    .split(':')
    .filter(Boolean)
    .map((group) => parseInt(group, 16).toString(16));

/** The machine itself. */
export const isOwnAddress = (ip: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(ip);
