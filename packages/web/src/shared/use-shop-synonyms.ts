import { useSynonyms } from '@filigrana/hooks';
import { synonymsOf, type Synonyms } from '@filigrana/sdk/domain';
import { useMemo } from 'react';

/** What the shop's search takes for each other; undefined where it is what the trade does. */
export function useShopSynonyms(): Synonyms | undefined {
  const { data } = useSynonyms();
  return useMemo(() => (data?.grupos ? synonymsOf(data.grupos) : undefined), [data]);
}
