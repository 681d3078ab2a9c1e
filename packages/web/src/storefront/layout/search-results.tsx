import { useSearch } from '@filigrana/hooks';
import { useEffect } from 'react';
import { SearchDropdown } from './search-dropdown.tsx';

interface Props {
  text: string;
  /** The focus is in the search box or its results. */
  inside: boolean;
  onClear: () => void;
}

/** Searches for the text of the box and shows what was found. */
export default function SearchResults({ text, inside, onClear }: Props) {
  const search = useSearch();
  const { setText, close } = search;
  useEffect(() => {
    // Coming back to a text that is still there finds its results again.
    if (inside) setText(text);
    else close();
  }, [inside, text, setText, close]);
  if (search.status === 'closed') return null;
  return <SearchDropdown view={search} onClose={close} onChosen={onClear} />;
}
