import {
  useMissingPieces,
  type MissingPiece,
  type MissingPieces,
} from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import {
  formatUsd,
  isUniqueSize,
  isWithoutPiece,
  pieceName,
  priceWithout,
} from '@filigrana/sdk/domain';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { bothAmounts } from '../../../shared/amounts.ts';
import { Alert, Button, Hint } from '../../../ui/index.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { sharedTexts } from '../../shared/texts.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { reviewTexts as texts } from './texts.ts';

type Question = 'remake' | 'replace' | 'return';

interface Props {
  order: Order;
  /** Asks whether to reject the order, which gives the money back; undefined while that cannot be done. */
  onReject: (() => void) | undefined;
  /** Payments are noted here, and none is: there is nothing yet that could be given back. */
  isUnpaid: boolean;
}

/** What was bought, and what becomes of the pieces that were paid and gone by then. */
export function BoughtLines({ order, onReject, isUnpaid }: Props) {
  const pieces = useMissingPieces(order);
  const [asked, setAsked] = useState<{ piece: MissingPiece; about: Question } | null>(null);
  // Somebody else has decided on it meanwhile.
  if (asked && !pieces.missing.some((one) => one.idProducto_talla === asked.piece.idProducto_talla))
    setAsked(null);
  const close = () => setAsked(null);
  return (
    <>
      {isWithoutPiece(order) && <Alert tone="warning">{texts.withoutPiece}</Alert>}
      <Bought>
        {order.productos.map((line, index) => {
          const missing = pieces.missing.find((one) => one === line);
          return (
            <li key={index}>
              <span>
                <Kept isReturned={line.devuelta}>
                  {texts.units(line.cantidad)} {line.productoNombre}
                  {!isUniqueSize(line.tallaNombre) && (
                    <small> ({sharedTexts.size(line.tallaNombre)})</small>
                  )}
                </Kept>
                <Became line={line} />
              </span>
              <span>
                <Kept isReturned={line.devuelta}>{formatUsd(line.subtotalProducto)}</Kept>
              </span>
              {missing && (
                <Choices
                  piece={missing}
                  pieces={pieces}
                  onAsk={(about) => setAsked({ piece: missing, about })}
                  onReject={onReject}
                  isUnpaid={isUnpaid}
                />
              )}
            </li>
          );
        })}
      </Bought>
      {asked?.about === 'remake' && (
        <ConfirmDialog
          title={texts.remakeTitle(pieceName(asked.piece))}
          confirm={texts.remake}
          tone="plain"
          busy={pieces.pending !== null && sharedTexts.saving}
          onConfirm={() => void pieces.remake(asked.piece).then(close)}
          onCancel={close}
        >
          {texts.remakeText(formatUsd(asked.piece.subtotalProducto))}
        </ConfirmDialog>
      )}
      {asked?.about === 'return' && (
        <ConfirmDialog
          title={texts.returnTitle(pieceName(asked.piece))}
          confirm={texts.returnMoney}
          busy={pieces.pending !== null && sharedTexts.saving}
          onConfirm={() => void pieces.returnMoney(asked.piece).then(close)}
          onCancel={close}
        >
          {returnWords(order, asked.piece)}
        </ConfirmDialog>
      )}
      {asked?.about === 'replace' && (
        <ReplaceDialog order={order} piece={asked.piece} pieces={pieces} onClose={close} />
      )}
    </>
  );
}

/** What is given back for a piece, and what the order comes to without it, in both currencies. */
function returnWords(order: Order, piece: MissingPiece): string {
  const left = priceWithout(order, piece);
  const colones = left.montoColones === null ? null : (order.montoColones ?? 0) - left.montoColones;
  return texts.returnText(
    bothAmounts(piece.subtotalProducto, colones),
    bothAmounts(left.montoTotal, left.montoColones),
  );
}

/** Struck through where its money is returned. */
function Kept({ isReturned, children }: { isReturned: true | undefined; children: ReactNode }) {
  return isReturned ? <s>{children}</s> : children;
}

/** What became of the piece of a line, where it was gone. */
function Became({ line }: { line: Order['productos'][number] }) {
  const { sinPieza, idPedidoEspecial, enVezDe, devuelta } = line;
  if (devuelta) return <small> {texts.returned}</small>;
  if (enVezDe !== undefined) return <small> {texts.insteadOf(enVezDe)}</small>;
  if (idPedidoEspecial !== undefined) return <small> {texts.remadeBy(idPedidoEspecial)}</small>;
  return sinPieza ? <small> {texts.paidWithout}</small> : null;
}

interface ChoicesProps extends Pick<Props, 'onReject' | 'isUnpaid'> {
  piece: MissingPiece;
  pieces: MissingPieces;
  onAsk: (about: Question) => void;
}

function Choices({ piece, pieces, onAsk, onReject, isUnpaid }: ChoicesProps) {
  const isFree = pieces.canDecide;
  return (
    <Row role="group" aria-label={texts.decideOn(pieceName(piece))}>
      <Button size="sm" variant="line" disabled={!isFree} onClick={() => onAsk('remake')}>
        {texts.remake}
      </Button>
      <Button size="sm" variant="line" disabled={!isFree} onClick={() => onAsk('replace')}>
        {texts.replace}
      </Button>
      {pieces.canReturn ? (
        <Button size="sm" variant="quiet" disabled={!isFree} onClick={() => onAsk('return')}>
          {texts.returnMoney}
        </Button>
      ) : (
        <>
          <Button
            size="sm"
            variant="quiet"
            disabled={!isFree || !onReject || isUnpaid}
            onClick={onReject}
          >
            {texts.giveBack}
          </Button>
          {isUnpaid && <Hint>{texts.enterFirst}</Hint>}
        </>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  flex-basis: 100%;
  padding-block: 4px 8px;
`;

const Bought = styled.ul`
  font-variant-numeric: lining-nums tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 14px;
    padding: 4px 0;
    border-bottom: 1px dotted var(--line-strong);
  }
  li > span:first-child {
    flex: 1 1 0;
    min-width: 0;
  }
  small {
    color: var(--ink-muted);
  }
`;
