import type { Product } from '@filigrana/sdk';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { relatedTexts as texts } from './offer-texts.ts';

const RelatedPieces = lazyPart(() => import('./related-pieces.tsx'));

/** Where the pieces stand that go with one. Neither they nor their code come before somebody gets here. */
export function RelatedPlace({ product }: { product: Product }) {
  const place = useRef<HTMLElement>(null);
  const isReached = useReached(place);
  return (
    <Place ref={place} aria-label={texts.title}>
      {isReached && <RelatedPieces product={product} />}
    </Place>
  );
}

/** What somebody does who looks at a page: a screen that is high enough shows all of it at once. */
const ACTS = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** True once an element has been on the screen of somebody who does something there. */
function useReached(element: RefObject<HTMLElement | null>): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !window.IntersectionObserver) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true);
    });
    const begin = () => {
      forget();
      watch.observe(current);
    };
    const forget = () => {
      for (const act of ACTS) window.removeEventListener(act, begin);
    };
    for (const act of ACTS) window.addEventListener(act, begin, { passive: true });
    return () => {
      forget();
      watch.disconnect();
    };
  }, [element]);
  return isReached;
}

/** As high as one row of cards, so that nothing below moves when they come. */
const Place = styled.section`
  margin-top: var(--s-9);
  min-height: 460px;
  @media print {
    display: none;
  }
`;
