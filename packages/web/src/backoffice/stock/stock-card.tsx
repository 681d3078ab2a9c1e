import { useStockEdit, type StockDrafts, type StockValues } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { isInactive, isSoldOut } from '@filigrana/sdk/domain';
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton, Punzon } from '../../ui/index.ts';
import { ConflictDialog, shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { shownLeft, shownSizes } from '../shared/shown-sizes.ts';
import { PieceCard, PieceFoot } from '../shared/piece-card.tsx';
import { StockForm } from './stock-form.tsx';
import { StockLevel } from './stock-level.tsx';
import { stockTexts as texts } from './texts.ts';

const CONFLICT: ConflictFields<StockValues> = {
  stock: { label: texts.stock, show: shownText, showBoth: shownLeft },
  tallas: { label: texts.sizeStock, show: shownSizes, showBoth: shownSizes },
};

interface Props {
  product: Product;
  /** What is typed on this screen, also in cards that are not drawn. */
  drafts: StockDrafts;
}

/** A piece with its stock, which can be changed in its place. */
export const StockCard = memo(function StockCard({ product, drafts }: Props) {
  const { idProducto, nombreProducto: name, image_url } = product;
  const [isOpen, setOpen] = useState(() => drafts.has(idProducto));
  const close = useCallback(() => setOpen(false), []);
  const pencil = useFocusAfter(isOpen);
  const isOff = isInactive(product);
  const level = (
    <>
      <StockLevel product={product} />
      <PieceFoot>
        <span>
          <IconButton
            ref={pencil}
            icon="edit"
            label={texts.edit(name)}
            onClick={() => setOpen(true)}
          />
        </span>
      </PieceFoot>
    </>
  );
  return (
    <PieceCard
      name={name}
      image={image_url}
      isOff={isOff}
      badges={
        <>
          {isSoldOut(product) && <Punzon $tone="out">{texts.soldOut}</Punzon>}
          {isOff && <Punzon $tone="off">{texts.inactive}</Punzon>}
        </>
      }
    >
      {isOpen ? (
        <StockEditor product={product} drafts={drafts} closed={level} onClosed={close} />
      ) : (
        level
      )}
    </PieceCard>
  );
});

interface EditorProps extends Props {
  /** Stands in the place of the fields until the card knows that they are closed. */
  closed: ReactNode;
  onClosed: () => void;
}

/** The fields of a card with what runs them: only cards that are being changed have it. */
function StockEditor({ product, drafts, closed, onClosed }: EditorProps) {
  const edit = useStockEdit(product, drafts, { isOpen: true });
  useEffect(() => {
    if (!edit.isOpen) onClosed();
  }, [edit.isOpen, onClosed]);
  if (!edit.isOpen) return closed;
  return (
    <>
      <StockForm edit={edit} name={product.nombreProducto} />
      <ConflictDialog conflict={edit.conflict} fields={CONFLICT} />
    </>
  );
}

/** Hands the focus back to the pencil when the fields it opened are closed. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
