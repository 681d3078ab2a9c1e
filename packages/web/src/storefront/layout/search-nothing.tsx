import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { TextLink } from '../../ui/index.ts';
import { SearchResult } from './search-result.tsx';
import { searchTexts as texts } from './search-texts.ts';
import { useNearest } from './use-nearest.ts';

interface Props {
  /** What nothing was found for. */
  text: string;
  onChosen?: () => void;
}

/** Where a search that found nothing leads: to what comes nearest, and to a piece made for whoever asked. */
export default function SearchNothing({ text, onChosen }: Props) {
  const { title, pieces } = useNearest(text);
  return (
    <>
      <Order>
        <TextLink href={storefront.specialOrder()} onClick={onChosen}>
          {texts.specialOrder}
        </TextLink>
      </Order>
      {pieces.length > 0 && (
        <>
          <Title>{title}</Title>
          <ul aria-label={title}>
            {pieces.map((product) => (
              <SearchResult
                key={product.idProducto}
                product={product}
                text={text}
                onChosen={onChosen}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const Order = styled.p`
  padding: 0 18px 16px;
  text-align: center;
`;

const Title = styled.p`
  padding: 10px 18px 4px;
  border-top: 1px solid var(--line);
  font: 500 1.0625rem/1.2 var(--font-display);
`;
