import { useCatalog } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { relatedProducts } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { from, SectionTitle } from '../../ui/index.ts';
import { ProductCard } from '../catalog/product-card.tsx';
import { relatedTexts as texts } from './offer-texts.ts';

const SHOWN = 4;
const SIZES = '(min-width: 1440px) 306px, (min-width: 1024px) 22vw, 62vw';

/** Pieces that go with this one. */
export default function RelatedPieces({ product }: { product: Product }) {
  const { data = [] } = useCatalog();
  const related = relatedProducts(product, data, SHOWN);
  if (related.length === 0) return null;
  return (
    <>
      <SectionTitle>{texts.title}</SectionTitle>
      <Row>
        {related.map((other) => (
          <li key={other.idProducto}>
            <ProductCard product={other} heading="h3" sizes={SIZES} />
          </li>
        ))}
      </Row>
    </>
  );
}

/** Side by side; on phones the next one shows that there are more. */
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 62%;
  gap: var(--grid-gap);
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  li {
    scroll-snap-align: start;
  }
  ${from.lg} {
    grid-auto-columns: calc((100% - 3 * var(--grid-gap)) / 4);
  }
`;
