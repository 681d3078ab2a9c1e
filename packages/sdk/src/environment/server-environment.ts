import { browserEnvironment } from './browser-environment.ts';
import type { Environment } from './environment.ts';
import { NO_STORAGE } from './page-storage.ts';

/**
 * The environment of a server that renders pages for many: it keeps nothing and hears of nobody,
 * whatever globals its runtime has.
 *
 * @example
 * <ShopProvider shop={shop} session={memorySession({ token })} environment={serverEnvironment()}>
 */
export function serverEnvironment(parts: Partial<Environment> = {}): Environment {
  return browserEnvironment({
    storage: NO_STORAGE,
    tabStorage: NO_STORAGE,
    onStorage: () => () => undefined,
    openChannel: () => null,
    ...parts,
  });
}
