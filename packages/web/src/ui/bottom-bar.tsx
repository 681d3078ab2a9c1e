import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

/** Whether an element is outside of what is seen. */
function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !window.IntersectionObserver) return;
    // Several come together where the page is busy; the last one is how it is.
    const watch = new IntersectionObserver((seen) => setAway(!seen.at(-1)?.isIntersecting));
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return isAway;
}

/**
 * The most important button of a page once more, at the bottom of small screens, while the button itself
 * is out of sight. Whoever listens to the page or goes through it by keys finds the button in its
 * place, so this one is not said and gets no focus: give its buttons `tabIndex={-1}`.
 */
export function BottomBar(props: { of: RefObject<HTMLElement | null>; children: ReactNode }) {
  const isAway = useIsAway(props.of);
  return isAway ? (
    <Bar aria-hidden="true" data-bottom-bar="" data-screen="">
      {props.children}
    </Bar>
  ) : null;
}

const Bar = styled.div`
  position: fixed;
  z-index: var(--z-raised);
  inset: auto 0 0;
  display: none;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  padding: 8px 16px calc(8px + env(safe-area-inset-bottom, 0px));
  background: var(--surface-raised);
  border-top: 1px solid var(--line);
  @media (max-width: 47.94em), (max-height: 30em) {
    display: grid;
  }
  > span {
    display: grid;
  }
`;
