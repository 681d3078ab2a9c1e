import { useExchangeRate } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CardGrid, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { phoneSizes } from '../../ui/srcset.ts';
import { catalogTexts } from './texts.ts';
import { ProductCard } from './product-card.tsx';

type Columns = 'catalog' | 'offers' | 'featured';

/** Share of the screen that a card's picture takes, by grid. */
const SIZES: Record<Columns, string> = {
  catalog: phoneSizes(
    88,
    '(min-width: 1440px) 306px, (min-width: 1024px) 22vw, (min-width: 640px) 46vw',
  ),
  offers: phoneSizes(
    88,
    '(min-width: 1440px) 306px, (min-width: 1024px) 22vw, (min-width: 768px) 46vw',
  ),
  featured: phoneSizes(88, '(min-width: 1440px) 400px, (min-width: 768px) 30vw'),
};

interface Props {
  columns: Columns;
  products: readonly Product[];
  /** Level of the names in the page's outline. */
  heading?: 'h2' | 'h3';
  /** The first cards are seen at once: so many pictures do not wait. */
  eager?: number;
  /** Draws words that are searched in. */
  words?: ((of: string) => ReactNode) | undefined;
}

/** Pieces side by side: how many depends on the screen and on the page. */
export function ProductGrid({ columns, products, heading = 'h2', eager = 0, words }: Props) {
  return (
    <CardGrid as="ul" $columns={columns}>
      {products.map((product, index) => (
        <li key={product.idProducto}>
          <ProductCard
            product={product}
            heading={heading}
            sizes={SIZES[columns]}
            priority={eager > 0 && index === 0}
            eager={index < eager}
            {...(words && { words })}
          />
        </li>
      ))}
    </CardGrid>
  );
}

/** The same grid while its pieces are on their way. */
export function ProductGridSkeleton({ columns, cards }: { columns: Columns; cards: number }) {
  // Asked for with the pieces: what it says stands on their cards.
  useExchangeRate();
  return (
    <>
      <VisuallyHidden role="status">{catalogTexts.loading}</VisuallyHidden>
      <CardGrid $columns={columns} aria-hidden="true">
        {Array.from({ length: cards }, (_, index) => (
          <Cell key={index}>
            <Skeleton $shape="square" />
            <Lines $dear={columns === 'offers'}>
              <Skeleton $width="70%" $height={22} />
              <Skeleton $width="45%" />
            </Lines>
          </Cell>
        ))}
      </CardGrid>
    </>
  );
}

const Cell = styled.div`
  container-type: inline-size;
`;

/** As tall as the words of a card, which stand in more lines the narrower it is; `$dear`: with two prices. */
const Lines = styled.div<{ $dear: boolean }>`
  display: grid;
  align-content: start;
  gap: 10px;
  padding-top: 18px;
  min-height: ${({ $dear }) => ($dear ? 96 : 71)}px;
  @container (max-width: 359px) {
    min-height: ${({ $dear }) => ($dear ? 120 : 73)}px;
  }
  @container (max-width: 250px) {
    min-height: 97px;
  }
`;
