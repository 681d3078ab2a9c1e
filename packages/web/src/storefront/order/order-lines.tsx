import type { OrderLine } from '@filigrana/sdk';
import { formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { spanishPart } from '../../app/language.ts';
import { Picture } from '../../ui/index.ts';
import { pieceLine } from '../purchase/piece-line.ts';
import { sizeName } from '../purchase/size-name.ts';
import { purchaseTexts } from '../purchase/texts.ts';
import { orderTexts } from './texts.ts';

const texts = orderTexts.pieces;

/** The pieces of an order. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <List aria-label={purchaseTexts.summary.lines}>
      {lines.map((line, index) => (
        <li key={index}>
          <Picture src={line.image_url} alt="" width={56} height={56} sizes="56px" />
          <div>
            <b lang={spanishPart}>
              {line.devuelta ? <s>{line.productoNombre}</s> : line.productoNombre}
            </b>
            <small>
              {sizeName(line.tallaNombre)}, {purchaseTexts.units(line.cantidad)}
            </small>
            <Became {...line} />
          </div>
          <span>
            {line.devuelta ? (
              <s>{formatUsd(line.subtotalProducto)}</s>
            ) : (
              formatUsd(line.subtotalProducto)
            )}
          </span>
        </li>
      ))}
    </List>
  );
}

/** What becomes of a piece that was paid and gone by then. */
function Became({ sinPieza, idPedidoEspecial, enVezDe, devuelta }: OrderLine) {
  if (devuelta) return <Note>{texts.returned}</Note>;
  if (enVezDe !== undefined) return <Note>{texts.insteadOf(enVezDe)}</Note>;
  if (idPedidoEspecial !== undefined) return <Note>{texts.remade(idPedidoEspecial)}</Note>;
  return sinPieza ? <Note>{texts.undecided}</Note> : null;
}

const Note = styled.small`
  display: block;
`;

const List = styled.ul`
  margin-bottom: 8px;
  ${pieceLine}
`;
