import { useEffect, useMemo } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useStore } from '../../shared/use-store.ts';
import {
  CLOSED_SEARCH,
  createSearchClient,
  type SearchClient,
  type SearchView,
} from './search-client.ts';

const atServer = () => CLOSED_SEARCH;

/**
 * The search box of the header. Empty text clears and closes; a failed search closes and is only
 * logged; an answer to an older text is ignored. `clear()` after a result was chosen.
 *
 * @example
 * const { text, status, results, setText } = useSearch();
 * <input value={text} onChange={(event) => setText(event.target.value)} />
 */
export function useSearch(): SearchView & Pick<SearchClient, 'setText' | 'clear' | 'close'> {
  const context = useShopContext();
  const client = useMemo(() => createSearchClient(context), [context]);
  useEffect(() => client.stop, [client]);
  const { setText, clear, close } = client;
  return { ...useStore(client, atServer), setText, clear, close };
}
