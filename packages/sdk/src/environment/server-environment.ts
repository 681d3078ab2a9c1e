import { browserEnvironment } from './browser-environment.ts';
import type { Environment } from './environment.ts';
import { NO_STORAGE } from './page-storage.ts';

/**
 * The environment of a server that renders pages for many: it keeps nothing and hears of nobody,
 * whatever globals its runtime has.
 *
 * @example
 * const { storage } = serverEnvironment();
 * storage.setItem('token', 'a.b.c');
 * storage.getItem('token'); // null
 */
export function serverEnvironment(parts: Partial<Environment> = {}): Environment {
  return browserEnvironment({
    storage: NO_STORAGE,
    tabStorage: NO_STORAGE,
    openFiles: () => Promise.resolve(null),
    onStorage: () => () => undefined,
    openChannel: () => null,
    ...parts,
  });
}
