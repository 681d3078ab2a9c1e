import { styled } from 'styled-components';
import { useShopSynonyms } from '../../shared/use-shop-synonyms.ts';
import { Punzon, TextLink } from '../../ui/index.ts';
import { wordOf } from '../../shared/words.ts';
import { namedCategory, searchWays } from './search-ways.ts';

interface Props {
  /** What was searched for. */
  text: string;
  onChosen?: () => void;
  className?: string;
}

/** The category that a search names, and the parts of the catalogue that it leads on to. Nothing where it names none. */
function SearchWayLinks({ text, onChosen, className }: Props) {
  const synonyms = useShopSynonyms();
  const ways = searchWays(text, synonyms);
  if (ways.length === 0) return null;
  const category = namedCategory(text, synonyms);
  return (
    <Ways className={className}>
      {category && <Punzon $tone="plain">{wordOf(category)}</Punzon>}
      {ways.map(({ label, href }) => (
        <TextLink key={href} href={href} onClick={onChosen}>
          {label}
        </TextLink>
      ))}
    </Ways>
  );
}

export default SearchWayLinks;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  align-items: baseline;
`;
