import { useStockEdit } from '@filigrana/hooks/backoffice';
import type { Product } from '@filigrana/sdk';
import { isInactive, isSoldOut } from '@filigrana/sdk/domain';
import { memo, useEffect, useRef } from 'react';
import { IconButton, Punzon } from '../../ui/index.ts';
import { PieceCard, PieceFoot } from '../shared/piece-card.tsx';
import { StockForm } from './stock-form.tsx';
import { StockLevel } from './stock-level.tsx';
import { stockTexts as texts } from './texts.ts';

/** A piece with its stock, which can be changed in its place. */
export const StockCard = memo(function StockCard({ product }: { product: Product }) {
  const { nombreProducto: name, image_url } = product;
  const edit = useStockEdit(product);
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
        <StockForm edit={edit} name={name} />
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
