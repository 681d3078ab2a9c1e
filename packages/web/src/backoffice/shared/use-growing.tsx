import type { Paged } from '@filigrana/hooks/backoffice';
import { useCallback, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/index.ts';
import type { ListMemory } from './list-memory.ts';
import { sharedTexts } from './texts.ts';

/** Rows or cards that are drawn at first, and added each time the end comes near. */
const STEP = 30;

interface Growing<Item> {
  /** What is drawn. */
  shown: readonly Item[];
  /** To be placed after the list. */
  more: ReactNode;
}

interface Options {
  narrowedBy?: string;
  memory?: ListMemory;
  /** A list that is read part by part: at the end of what is there, more of it is read. */
  list?: Paged;
}

/**
 * Draws a long list little by little: the browser does only the work that is seen. The rest follows
 * by itself while one scrolls, or by the button.
 *
 * @param options What the list is narrowed down by, for another one begins at the start again; the
 * memory of the screen, which knows how much was drawn when one left it; and how more is read.
 * @example const { shown, more } = useGrowing(rows, { narrowedBy: search });
 */
export function useGrowing<Item>(
  items: readonly Item[],
  { narrowedBy = '', memory, list }: Options = {},
): Growing<Item> {
  const [progress, setProgress] = useState({
    narrowedBy,
    limit: Math.max(STEP, memory?.before.shown ?? 0),
  });
  const limit = progress.narrowedBy === narrowedBy ? progress.limit : STEP;
  const grow = useCallback(() => {
    setProgress({ narrowedBy, limit: limit + STEP });
    memory?.keep({ shown: limit + STEP });
  }, [limit, memory, narrowedBy]);
  const hasMore = limit < items.length;
  // Another key after each step: a button that is still in sight is told to look again.
  const more = () => {
    if (hasMore) return <More key={limit} onReach={grow} />;
    return list?.hasMore ? (
      <More key={items.length} onReach={list.readMore} isBusy={list.isReadingMore} />
    ) : null;
  };
  return { shown: hasMore ? items.slice(0, limit) : items, more: more() };
}

function More({ onReach, isBusy = false }: { onReach: () => void; isBusy?: boolean }) {
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
      <Button variant="line" busy={isBusy && sharedTexts.reading} onClick={onReach}>
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
