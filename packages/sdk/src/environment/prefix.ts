export const DEFAULT_PREFIX = 'filigrana:';

/**
 * What begins the names that a shop keeps. A prefix of the page's own stays as it is; under the default
 * one, a shop on another host than the page's has its address in it: what one shop was told is never
 * sent to another.
 *
 * @example prefixFor('filigrana:', 'https://shop.example') // 'filigrana:https://shop.example:'
 */
export function prefixFor(prefix: string, host: string): string {
  return prefix === DEFAULT_PREFIX && host !== '' ? `${prefix}${shopAddress(host)}:` : prefix;
}

/** The same for one shop however its host was written. */
export const shopAddress = (host: string): string => host.replace(/\/+$/, '');
