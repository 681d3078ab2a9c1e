import { unstable_serialize, type Middleware } from 'swr';

/** How long what came with the page counts as read just now, in ms from the start of the app. */
const FRESH_MS = 10_000;

/**
 * What the server has drawn into the page was read for it: it is not asked for again at the start.
 * Later it is read as everything else is, on coming back to it or to the tab.
 */
export function freshFirst(fallback: Record<string, unknown>): Middleware {
  const until = Date.now() + FRESH_MS;
  return (useNext) => (key, fetcher, config) => {
    const isFresh = Object.hasOwn(fallback, unstable_serialize(key)) && Date.now() < until;
    return useNext(key, fetcher, isFresh ? { ...config, revalidateIfStale: false } : config);
  };
}
