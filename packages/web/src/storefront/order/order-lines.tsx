import type { OrderLine } from '@filigrana/sdk';
import { formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Picture } from '../../ui/index.ts';
import { pieceLine } from '../purchase/piece-line.ts';
import { sizeName } from '../purchase/size-name.ts';
import { purchaseTexts } from '../purchase/texts.ts';

/** The pieces of an order. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <List aria-label={purchaseTexts.summary.lines}>
      {lines.map(
        ({ productoNombre, tallaNombre, cantidad, subtotalProducto, image_url }, index) => (
          <li key={index}>
            <Picture src={image_url} alt="" width={56} height={56} sizes="56px" />
            <div>
              <b>{productoNombre}</b>
              <small>
                {sizeName(tallaNombre)}, {purchaseTexts.units(cantidad)}
              </small>
            </div>
            <span>{formatUsd(subtotalProducto)}</span>
          </li>
        ),
      )}
    </List>
  );
}

const List = styled.ul`
  margin-bottom: 8px;
  ${pieceLine}
`;
