import type { CardRow, CardRows } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { sharedTexts } from './texts.ts';
import { useGrowing } from './use-growing.tsx';
import { useWide } from './use-wide.ts';

/** One card, drawn from its product. */
type DrawCard = (product: Product) => ReactNode;

interface Props {
  list: Pick<CardRows, 'products' | 'rows' | 'scrolled'>;
  card: DrawCard;
}

/** Products as cards: three rows that scroll sideways on a desktop, one list on a phone. */
export function ProductRows({ list, card }: Props) {
  const isWide = useWide();
  if (!isWide) return <SingleList products={list.products} card={card} />;
  return (
    <Rows>
      {list.rows.map(
        (row, index) =>
          row.total > 0 && (
            <Row key={index} row={row} index={index} scrolled={list.scrolled} card={card} />
          ),
      )}
    </Rows>
  );
}

function SingleList({ products, card }: { products: readonly Product[]; card: DrawCard }) {
  const { shown, more } = useGrowing(products);
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
}

function Row({ row, index, scrolled, card }: RowProps) {
  const place = useFilled(index, row.products.length, scrolled);
  return (
    <Strip
      ref={place}
      tabIndex={0}
      aria-label={sharedTexts.row(index + 1)}
      onScroll={(event) => scrolled(index, event.currentTarget)}
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
    if (!row) return;
    const fill = () => {
      if (row.clientWidth > 0 && row.scrollWidth <= row.clientWidth) scrolled(index, row);
    };
    fill();
    if (typeof ResizeObserver === 'undefined') return;
    const widths = new ResizeObserver(fill);
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

/** The faded edge says that there is more; the room at the end keeps the last card clear of it. */
const Strip = styled.ul`
  --fade: 48px;
  display: flex;
  gap: 14px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 0 var(--fade);
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;
  padding: 0 var(--fade) 10px 0;
  mask: linear-gradient(90deg, #000 calc(100% - var(--fade)), transparent);
  border-radius: var(--r-md);
  > li {
    display: grid;
    flex: 0 0 216px;
    scroll-snap-align: start;
  }
  /* What lies outside is cut off: the ring is drawn inside. */
  &:focus-visible {
    outline-offset: -2px;
  }
`;
