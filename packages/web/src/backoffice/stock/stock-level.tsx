import type { Product } from '@filigrana/sdk';
import { isRing, isUniqueSize, totalStock } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { sharedTexts } from '../shared/texts.ts';
import { stockTexts as texts } from './texts.ts';

/** How many pieces there are: one number, or one for each size of a ring. None is told apart. */
export function StockLevel({ product }: { product: Product }) {
  if (!isRing(product)) return <Level name={texts.stock} pieces={totalStock(product) ?? 0} />;
  const sizes = product.tallas.filter(({ tamanio }) => !isUniqueSize(tamanio));
  if (sizes.length === 0) return <Note>{texts.noSizes}</Note>;
  return (
    <Sizes>
      {sizes.map(({ tamanio, stock }) => (
        <Level key={tamanio} name={sharedTexts.size(tamanio)} pieces={stock} as="li" />
      ))}
    </Sizes>
  );
}

function Level({ name, pieces, as }: { name: string; pieces: number; as?: 'li' }) {
  return (
    <Line as={as}>
      <span>{name}: </span>
      <b data-none={pieces === 0 ? '' : undefined}>{pieces}</b>
    </Line>
  );
}

const Line = styled.p`
  font-variant-numeric: lining-nums tabular-nums;
  b {
    font-weight: 600;
  }
  [data-none] {
    color: var(--danger);
  }
`;

const Note = styled.p`
  color: var(--ink-muted);
  font-size: 0.875rem;
`;

const Sizes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 14px;
  font-size: 0.875rem;
  > ${Line} {
    display: flex;
    justify-content: space-between;
    padding: 1px 0;
    border-bottom: 1px dotted var(--line-strong);
    span {
      color: var(--ink-muted);
    }
    b:not([data-none]) {
      font-weight: 400;
    }
  }
`;
