import {
  useOtherPieces,
  type MissingPiece,
  type MissingPieces,
  type OtherPiece,
} from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { formatUsd, fromCents, lineSubtotal, pieceName, toCents } from '@filigrana/sdk/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Loading, ModalText, Picture, Radio, VisuallyHidden } from '../../../ui/index.ts';
import { EditDialog } from '../../shared/edit-dialog.tsx';
import { ListFrame } from '../../shared/list-frame.tsx';
import { SearchBox } from '../../shared/search-box.tsx';
import { reviewTexts as texts } from './texts.ts';

interface Props {
  order: Order;
  piece: MissingPiece;
  pieces: MissingPieces;
  onClose: () => void;
}

const nameOf = ({ nombreProducto: productoNombre, tallaNombre }: OtherPiece) =>
  pieceName({ productoNombre, tallaNombre });

/** Chooses the piece that takes the place of one that is gone. */
export function ReplaceDialog({ order, piece, pieces, onClose }: Props) {
  const others = useOtherPieces(piece.cantidad);
  const [chosen, setChosen] = useState<OtherPiece | null>(null);
  const isSending = pieces.pending !== null;
  const send = async () => {
    if (chosen && (await pieces.replace(piece, chosen.idProducto_talla))) onClose();
  };
  return (
    <EditDialog
      title={texts.replaceTitle(pieceName(piece))}
      submit={texts.replaceNow}
      isReady={chosen !== null}
      isSending={isSending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {/* Enter in the search chooses nothing and sends nothing. */}
      <Search onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <SearchBox label={texts.searchPiece} value={others.search} onChange={others.setSearch} />
      </Search>
      <ListFrame list={others} loading={<Loading>{texts.loadingPieces}</Loading>}>
        <Choice disabled={isSending}>
          <legend>
            <VisuallyHidden>{texts.otherPiece}</VisuallyHidden>
          </legend>
          <Scroll>
            {others.pieces.map((other) => (
              <Radio
                key={other.idProducto_talla}
                name="otra-pieza"
                checked={chosen?.idProducto_talla === other.idProducto_talla}
                onChange={() => setChosen(other)}
              >
                <Piece>
                  <Picture src={other.image_url} alt="" width={44} height={44} sizes="44px" />
                  <span>
                    {nameOf(other)}
                    <small>
                      {formatUsd(other.precio)} · {texts.inStock(other.stock)}
                    </small>
                  </span>
                </Piece>
              </Radio>
            ))}
            {others.pieces.length === 0 && <p>{texts.noPieces}</p>}
            {others.hasMore && (
              <Button
                size="sm"
                variant="quiet"
                busy={others.isReadingMore && texts.loadingPieces}
                onClick={others.readMore}
              >
                {texts.morePieces}
              </Button>
            )}
          </Scroll>
        </Choice>
      </ListFrame>
      <ModalText role="status">
        {chosen && texts.newTotal(nameOf(chosen), totalWith(order, piece, chosen))}
      </ModalText>
    </EditDialog>
  );
}

/** What the order comes to with the other piece, in words. */
function totalWith({ montoTotal }: Order, piece: MissingPiece, { precio }: OtherPiece): string {
  const difference =
    toCents(lineSubtotal(precio, piece.cantidad)) - toCents(piece.subtotalProducto);
  return formatUsd(fromCents(toCents(montoTotal) + difference));
}

const Search = styled.div`
  display: flex;
`;

const Choice = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Scroll = styled.div`
  max-height: 300px;
  padding: 4px;
  overflow-y: auto;
  label {
    padding-block: 4px;
    border-bottom: 1px solid var(--line);
  }
`;

const Piece = styled.span`
  display: flex;
  gap: 12px;
  align-items: center;
  overflow-wrap: anywhere;
  img,
  svg {
    flex: none;
    width: 44px;
    height: 44px;
    object-fit: cover;
    border-radius: var(--r-sm);
  }
  small {
    display: block;
    color: var(--ink-muted);
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
