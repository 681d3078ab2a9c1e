import type { Product } from '@filigrana/sdk';
import { formatUsd, isInactive } from '@filigrana/sdk/domain';
import { memo } from 'react';
import { styled } from 'styled-components';
import { IconButton, Price, Punzon } from '../../ui/index.ts';
import { PieceCard, PieceFoot } from '../shared/piece-card.tsx';
import { productsTexts as texts } from './texts.ts';

interface Props {
  product: Product;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
}

const usd = (amount: number | null) => (amount === null ? null : formatUsd(amount));

/** A product of the shop with its price, whether it is for sale, and what can be done with it. */
export const ProductCard = memo(function ProductCard({ product, onEdit, onDelete }: Props) {
  const { nombreProducto: name, precio, precioEspecial, destacado, image_url } = product;
  const isOff = isInactive(product);
  return (
    <PieceCard
      name={name}
      image={image_url}
      isOff={isOff}
      badges={destacado === 1 && <Punzon>{texts.isNew}</Punzon>}
    >
      <Amount regular={usd(precio)} special={usd(precioEspecial)} />
      <PieceFoot>
        <Availability data-off={isOff ? '' : undefined}>
          {isOff ? texts.unavailable : texts.available}
        </Availability>
        <span>
          <IconButton icon="edit" label={texts.edit(name)} onClick={() => onEdit(product)} />
          <IconButton
            icon="trash"
            tone="danger"
            label={texts.delete(name)}
            onClick={() => onDelete(product)}
          />
        </span>
      </PieceFoot>
    </PieceCard>
  );
});

const Amount = styled(Price)`
  font-size: 0.9063rem;
  gap: 0 7px;
`;

const Availability = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 0.8125rem;
  font-weight: 500;
  color: var(--success);
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
  &[data-off] {
    color: var(--ink-muted);
  }
  &[data-off]::before {
    background: none;
    border: 1.5px solid currentColor;
  }
`;
