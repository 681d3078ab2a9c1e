import { useCatalog } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { relatedProducts } from '@filigrana/sdk/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { from, SectionTitle } from '../../ui/index.ts';
import { ProductCard } from '../catalog/product-card.tsx';
import { relatedTexts as texts } from './offer-texts.ts';

const SHOWN = 4;
const SIZES = '(min-width: 1440px) 306px, (min-width: 1024px) 22vw, 62vw';

/** Pieces that go with this one. Nothing is read before somebody scrolls here. */
export default function RelatedPieces({ product }: { product: Product }) {
  const place = useRef<HTMLElement>(null);
  const isSeen = useSeen(place);
  return (
    <Place ref={place} aria-label={texts.title}>
      {isSeen && <Pieces product={product} />}
    </Place>
  );
}

function Pieces({ product }: { product: Product }) {
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

/** True once an element has been on the screen. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !window.IntersectionObserver) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return isSeen;
}

/** As high as one row of cards, so that nothing below moves when they come. */
const Place = styled.section`
  margin-top: var(--s-9);
  min-height: 460px;
  @media print {
    display: none;
  }
`;

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
