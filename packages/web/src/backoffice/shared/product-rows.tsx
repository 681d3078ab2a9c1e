import type { CardRow, CardRows, Paged } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { ADMIN_ROWS } from '@filigrana/sdk/domain';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListMemory } from './list-memory.ts';
import { sharedTexts } from './texts.ts';
import { useGrowing } from './use-growing.tsx';
import { useWide } from '../../shared/use-wide.ts';

const UNMOVED = { shown: 0, scroll: 0 };

/** One card, drawn from its product. */
type DrawCard = (product: Product) => ReactNode;

interface Props {
  list: Pick<CardRows, 'products' | 'rows' | 'scrolled'> & Paged;
  card: DrawCard;
  /** What the list is narrowed down by. */
  search: string;
  memory: ListMemory;
}

/** Products as cards: three rows that scroll sideways on a desktop, one list on a phone. */
export function ProductRows({ list, card, search, memory }: Props) {
  const isWide = useWide();
  const places = useRef<readonly { shown: number; scroll: number }[]>(memory.before.rows);
  const keep = useCallback(
    (index: number, place: { shown: number; scroll: number }) => {
      const rows = Array.from({ length: ADMIN_ROWS }, (_, row) => places.current[row] ?? UNMOVED);
      places.current = rows.map((known, row) => (row === index ? place : known));
      memory.keep({ rows: places.current });
    },
    [memory],
  );
  if (!isWide) return <SingleList list={list} card={card} search={search} memory={memory} />;
  return (
    <Rows>
      {list.rows.map(
        (row, index) =>
          row.total > 0 && (
            <Row
              key={index}
              row={row}
              index={index}
              scrolled={list.scrolled}
              card={card}
              start={memory.before.rows[index]?.scroll ?? 0}
              keep={keep}
            />
          ),
      )}
    </Rows>
  );
}

function SingleList({ list, card, search, memory }: Props) {
  const { shown, more } = useGrowing(list.products, { narrowedBy: search, memory, list });
  return (
    <>
      <List>
        {shown.map((product) => (
          <li key={product.idProducto}>{card(product)}</li>
        ))}
      </List>
      {more}
    </>
  );
}

interface RowProps {
  row: CardRow;
  index: number;
  scrolled: CardRows['scrolled'];
  card: DrawCard;
  /** Where it was scrolled to when one left the screen. */
  start: number;
  keep: (index: number, place: { shown: number; scroll: number }) => void;
}

function Row({ row, index, scrolled, card, start, keep }: RowProps) {
  const shown = row.products.length;
  const place = useFilled(index, shown, scrolled);
  useEffect(() => {
    if (start > 0) place.current?.scrollTo({ left: start, behavior: 'instant' });
  }, [place, start]);
  return (
    <Strip
      ref={place}
      tabIndex={0}
      aria-label={sharedTexts.row(index + 1)}
      onScroll={({ currentTarget }) => {
        scrolled(index, currentTarget);
        keep(index, { shown, scroll: Math.round(currentTarget.scrollLeft) });
      }}
    >
      {row.products.map((product) => (
        <li key={product.idProducto}>{card(product)}</li>
      ))}
    </Strip>
  );
}

/** A row that its cards do not fill cannot be scrolled: it is at its end already. */
function useFilled(index: number, shown: number, scrolled: CardRows['scrolled']) {
  const place = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = place.current;
    if (!row || typeof ResizeObserver === 'undefined') return;
    // Told at once and with every change, when the browser has laid the row out: to ask it here
    // would make it do so in the middle of what somebody is typing.
    const widths = new ResizeObserver(() => {
      if (row.clientWidth > 0 && row.scrollWidth <= row.clientWidth) scrolled(index, row);
    });
    widths.observe(row);
    return () => widths.disconnect();
  }, [index, scrolled, shown]);
  return place;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  min-width: 0;
`;

/**
 * The faded edge says that there is more; the room at the end keeps the last card clear of it. It
 * snaps to no card: WebKit would move a row by itself when cards are added.
 */
const Strip = styled.ul`
  --fade: 48px;
  display: flex;
  gap: 14px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: 0 var(--fade);
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;
  padding: 0 var(--fade) 10px 0;
  mask: linear-gradient(90deg, #000 calc(100% - var(--fade)), transparent);
  border-radius: var(--r-md);
  > li {
    display: grid;
    flex: 0 0 216px;
    /* What happens in one card moves no other. */
    contain: layout style;
  }
  /* What lies outside is cut off: the ring is drawn inside. */
  &:focus-visible {
    outline-offset: -2px;
  }
`;
