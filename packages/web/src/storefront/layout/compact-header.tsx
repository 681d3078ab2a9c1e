import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { below } from '../../ui/index.ts';

/** A shorter way is no way: fingers tremble. */
const WAY_PX = 8;
/** As long as so much of the page has not gone by, the header stays whole. */
const TOP_PX = 120;

/** Whether the page is on its way down. */
function useGoesDown(): boolean {
  const [goesDown, setGoesDown] = useState(false);
  useEffect(() => {
    let last = 0;
    const onScroll = () => {
      // Phones let a page go beyond its ends, and spring back.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const now = Math.max(0, Math.min(window.scrollY, end));
      if (Math.abs(now - last) < WAY_PX) return;
      setGoesDown(now > last && now > TOP_PX);
      last = now;
    };
    // It comes with the first scroll, which may have been a long one.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return goesDown;
}

/**
 * On a phone that stands, the header is one line while the page goes down: menu, search and cart.
 * Its place in the page stays as high as it was, so that nothing below it moves.
 */
export default function CompactHeader() {
  return <Mark hidden data-down={useGoesDown() ? '' : undefined} />;
}

const Mark = styled.i`
  ${below.lg} {
    header:has(> &) {
      transition: transform var(--t-base) var(--ease-standard);
    }
    /* A paying header is one line anyway, and whoever comes to its logo by keys sees it. */
    header:has(> &[data-down]):not(:has(> [data-paying], > div > a:focus-visible)) {
      transform: translateY(-60px);
      > div > button,
      > div > a:last-child {
        transform: translateY(52px);
      }
      form > div:first-child {
        width: calc(100% - 84px);
        transform: translateX(42px);
      }
    }
  }
  /* One that lies has a header that goes away with the page. */
  @media (max-height: 30em) {
    header:has(> &[data-down][data-down]) {
      transform: none;
    }
  }
`;
