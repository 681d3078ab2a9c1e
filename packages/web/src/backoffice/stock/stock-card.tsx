import { useStockEdit, type StockDrafts, type StockValues } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { isInactive, isSoldOut } from '@filigrana/sdk/domain';
import { memo, useEffect, useRef } from 'react';
import { IconButton, Punzon } from '../../ui/index.ts';
import { ConflictDialog, shownText, type ConflictFields } from '../shared/conflict-dialog.tsx';
import { shownSizes } from '../shared/shown-sizes.ts';
import { PieceCard, PieceFoot } from '../shared/piece-card.tsx';
import { useUnsaved } from '../shared/unsaved.ts';
import { StockForm } from './stock-form.tsx';
import { StockLevel } from './stock-level.tsx';
import { stockTexts as texts } from './texts.ts';

const CONFLICT: ConflictFields<StockValues> = {
  stock: { label: texts.stock, show: shownText },
  tallas: { label: texts.sizeStock, show: shownSizes },
};

interface Props {
  product: Product;
  /** What is typed on this screen, also in cards that are not drawn. */
  drafts: StockDrafts;
}

/** A piece with its stock, which can be changed in its place. */
export const StockCard = memo(function StockCard({ product, drafts }: Props) {
  const { nombreProducto: name, image_url } = product;
  const edit = useStockEdit(product, drafts);
  useUnsaved(edit.isDirty);
  const pencil = useFocusAfter(edit.isOpen);
  const isOff = isInactive(product);
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
      {edit.isOpen ? (
        <>
          <StockForm edit={edit} name={name} />
          <ConflictDialog conflict={edit.conflict} fields={CONFLICT} />
        </>
      ) : (
        <>
          <StockLevel product={product} />
          <PieceFoot>
            <span>
              <IconButton ref={pencil} icon="edit" label={texts.edit(name)} onClick={edit.toggle} />
            </span>
          </PieceFoot>
        </>
      )}
    </PieceCard>
  );
});

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
