import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useActed } from '../../shared/use-acted.ts';

/** A place far down the page: what stands there does not come before somebody comes near. */
export function ReachedPlace({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const isReached = useReached(place);
  return (
    <Place ref={place} aria-label={label}>
      {isReached && children}
    </Place>
  );
}

/**
 * True once an element has been near the screen of somebody who does something: a screen that is high enough
 * shows all of a page at once.
 */
function useReached(element: RefObject<HTMLElement | null>): boolean {
  const [isReached, setReached] = useState(false);
  const hasActed = useActed();
  useEffect(() => {
    const { current } = element;
    if (!hasActed || !current || !window.IntersectionObserver) return;
    // A page that is flung is there before the code is: it begins a screen and a half ahead.
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true);
      },
      { rootMargin: '150% 0px' },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, hasActed]);
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
