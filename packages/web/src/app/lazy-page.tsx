import { use, type ComponentType } from 'react';
import type { AppRoute, PageModule } from './route.ts';

const loading = new WeakMap<AppRoute['load'], Promise<PageModule>>();
/** Downloads that came to nothing; the next visit tries again. */
const failed = new WeakSet<AppRoute['load']>();
const loaded = new WeakMap<AppRoute['load'], PageModule>();

/** Loads the page of a route once; a failed download is forgotten, so that it can be tried again. */
export function loadPage({ load }: Pick<AppRoute, 'load'>): Promise<PageModule> {
  let pending = loading.get(load);
  if (!pending || failed.has(load)) {
    failed.delete(load);
    pending = load().then(
      (module) => {
        loaded.set(load, module);
        return module;
      },
      (error: unknown) => {
        failed.add(load);
        throw error;
      },
    );
    loading.set(load, pending);
  }
  return pending;
}

/** True when the page can be rendered without waiting. */
export const isLoaded = ({ load }: Pick<AppRoute, 'load'>): boolean => loaded.has(load);

/**
 * The page of a route. Renders at once when its file is here (always so on the server and while
 * hydrating), otherwise suspends until it is.
 */
export function LazyPage({ route }: { route: AppRoute }) {
  // A failed download is shown as one: asking again here would never come to an end.
  const module = loaded.get(route.load) ?? use(loading.get(route.load) ?? loadPage(route));
  const Page: ComponentType = module.default;
  return <Page />;
}
