import type { ApiError, SynonymTable } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { whereUnsupported } from '../../shared/is-unsupported.ts';
import { synonymKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/** What a backend says of synonyms that keeps none: its search is taken to know those of the trade. */
const NO_TABLE: SynonymTable = { grupos: null };

/**
 * The words that the shop's search takes for each other (extension `synonyms`), for whoever marks what it found or
 * looks for the nearest pieces. `grupos` is null where they are those of the trade, which `foundParts` and
 * `nearestEntries` of `@filigrana/sdk/domain` know by themselves. A failure is only logged. Key: `synonymKeys.table()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { data } = useSynonyms();
 * const synonyms = data?.grupos ? synonymsOf(data.grupos) : undefined;
 * foundParts('Aretes Luna', 'caravanas', synonyms).map(({ text, isFound }) =>
 *   isFound ? <mark key={text}>{text}</mark> : text,
 * );
 */
export function useSynonyms(
  options: ReadOptions<SynonymTable> = {},
): SWRResponse<SynonymTable, ApiError> {
  return useRead(
    synonymKeys.table(),
    (shop) => shop.synonyms.get().catch(whereUnsupported(NO_TABLE)),
    options,
    // Many parts of a page ask at once, and again with every letter that is typed.
    { isLogged: true, revalidateIfStale: false, revalidateOnFocus: false },
  );
}
