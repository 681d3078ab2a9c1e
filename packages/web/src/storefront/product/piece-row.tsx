import type { Product } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { from } from '../../ui/index.ts';
import { ProductCard } from '../catalog/product-card.tsx';

const SIZES = '(min-width: 1440px) 306px, (min-width: 1024px) 22vw, 62vw';

/** Pieces side by side; on phones the next one shows that there are more. */
export function PieceRow({ products }: { products: readonly Product[] }) {
  return (
    <Row>
      {products.map((product) => (
        <li key={product.idProducto}>
          <ProductCard product={product} heading="h3" sizes={SIZES} />
        </li>
      ))}
    </Row>
  );
}

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
