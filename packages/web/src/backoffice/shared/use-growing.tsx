import { useCallback, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/index.ts';
import { sharedTexts } from './texts.ts';

/** Rows or cards that are drawn at first, and added each time the end comes near. */
const STEP = 30;

interface Growing<Item> {
  /** What is drawn. */
  shown: readonly Item[];
  /** To be placed after the list. */
  more: ReactNode;
}

/**
 * Draws a long list little by little: the browser does only the work that is seen. The rest follows
 * by itself while one scrolls, or by the button.
 *
 * @example const { shown, more } = useGrowing(rows);
 */
export function useGrowing<Item>(items: readonly Item[]): Growing<Item> {
  const [limit, setLimit] = useState(STEP);
  const grow = useCallback(() => setLimit((now) => now + STEP), []);
  const hasMore = limit < items.length;
  return {
    shown: hasMore ? items.slice(0, limit) : items,
    // Another key after each step: a button that is still in sight is told to look again.
    more: hasMore && <More key={limit} onReach={grow} />,
  };
}

function More({ onReach }: { onReach: () => void }) {
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined;
      const nearing = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onReach(),
        { rootMargin: '600px' },
      );
      nearing.observe(place);
      return () => nearing.disconnect();
    },
    [onReach],
  );
  return (
    <Place ref={watch}>
      <Button variant="line" onClick={onReach}>
        {sharedTexts.showMore}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  padding: 20px;
`;
