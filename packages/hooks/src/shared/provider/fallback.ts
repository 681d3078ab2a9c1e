import { unstable_serialize } from 'swr';

/**
 * One entry of the provider's `fallback`: data that a server has read, under the key of its hook.
 *
 * @example Object.fromEntries([fallbackEntry(keys.catalog.featured(), products)])
 */
export function fallbackEntry(key: readonly unknown[], data: unknown): [string, unknown] {
  return [unstable_serialize(key), data];
}
