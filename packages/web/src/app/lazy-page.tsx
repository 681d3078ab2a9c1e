import { use, type ComponentType } from 'react';
import { createDownload, type Download } from './download.ts';
import type { AppRoute, PageModule } from './route.ts';

type Loadable = Pick<AppRoute, 'load'>;

const downloads = new WeakMap<AppRoute['load'], Download<PageModule>>();

function downloadOf({ load }: Loadable): Download<PageModule> {
  const known = downloads.get(load) ?? createDownload(load);
  downloads.set(load, known);
  return known;
}

/** Loads the page of a route once; a failed download is tried again by the next call. */
export const loadPage = (route: Loadable): Promise<PageModule> => downloadOf(route).start();

/** True when the page can be rendered without waiting. */
export const isLoaded = (route: Loadable): boolean => downloadOf(route).code !== undefined;

/**
 * The page of a route. Renders at once when its file is here (always so on the server and while
 * hydrating), otherwise suspends until it is. A failed download is shown as one.
 */
export function LazyPage({ route }: { route: AppRoute }) {
  const download = downloadOf(route);
  const module = download.code ?? use(download.latest());
  const Page: ComponentType = module.default;
  return <Page />;
}
