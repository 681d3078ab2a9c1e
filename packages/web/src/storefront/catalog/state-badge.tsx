import type { Product } from '@filigrana/sdk';
import { isSoldOut } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Punzon } from '../../ui/index.ts';
import { catalogTexts } from './texts.ts';

const texts = catalogTexts.card;

/** On the picture of a piece: what keeps it from being bought, or that it is new. */
export function StateBadge({ product }: { product: Product }) {
  if (product.reservada === 1) return <Badge>{texts.reserved}</Badge>;
  if (isSoldOut(product))
    return <Badge $tone="off">{product.unico === 1 ? texts.sold : texts.soldOut}</Badge>;
  return product.destacado === 1 && <Badge data-new="">{texts.new}</Badge>;
}

const Badge = styled(Punzon)`
  position: absolute;
  left: 14px;
  top: 14px;
  z-index: 1;
  @container (max-width: 250px) {
    left: 6px;
    top: 6px;
    height: 20px;
    padding: 0 11px;
  }
`;
