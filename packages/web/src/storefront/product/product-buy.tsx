import { useProductSelection, useTexts, type ProductSelection } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';
import { lazy, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import {
  Alert,
  below,
  Button,
  Hint,
  NeedsScripts,
  Stepper,
  TextButton,
  TextLink,
} from '../../ui/index.ts';
import { storefront } from '../../app/paths.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { offerTexts as texts } from './offer-texts.ts';
import { SizeChoice } from './size-choice.tsx';

const ReservedNote = lazy(() => import('../holds/reserved-note.tsx'));

/** Size, quantity and the button that adds the piece to the cart. */
export function ProductBuy({ product }: { product: Product }) {
  const selection = useProductSelection(product);
  const { needsSize, sizes, tamanio, canAdd, isAdding, add } = selection;
  const row = useRef<HTMLDivElement>(null);
  const isMissingSize = needsSize && tamanio === null;
  const isGone = needsSize ? sizes.every((size) => size.soldOut) : selection.stock === 0;
  const toSizes = () => row.current?.scrollIntoView({ block: 'center' });
  return (
    <>
      {needsSize && <SizeChoice selection={selection} />}
      <Row ref={row}>
        <Stepper
          label={texts.quantity}
          height={54}
          value={selection.cantidad}
          onDecrease={selection.decrease}
          onIncrease={selection.increase}
          increaseDisabled={!selection.canIncrease}
        />
        <Button
          size="lg"
          disabled={!canAdd && !isAdding}
          busy={isAdding && texts.adding}
          onClick={() => void add()}
        >
          {texts.add}
        </Button>
      </Row>
      {!isGone && (
        <BottomBar of={row}>
          <span>
            <b>{formatUsd(chargedPrice(product))}</b>
            {tamanio !== null && <small>{texts.sizeName(tamanio)}</small>}
          </span>
          <Button
            tabIndex={-1}
            disabled={!isMissingSize && !canAdd && !isAdding}
            busy={isAdding && texts.adding}
            onClick={isMissingSize ? toSizes : () => void add()}
          >
            {isMissingSize ? texts.chooseSize : texts.add}
          </Button>
        </BottomBar>
      )}
      <NeedsScripts to={texts.buyIt} />
      <Notes role="status">
        <StockNote selection={selection} product={product} isGone={isGone} />
      </Notes>
      <ReservedPlace product={product} tamanio={tamanio} />
    </>
  );
}

/** What there is to say about the quantity. */
function StockNote(props: { selection: ProductSelection; product: Product; isGone: boolean }) {
  const { selection, product, isGone } = props;
  const { sentence } = useTexts();
  const { maxHint, slowHint, error, reload } = selection;
  if (error)
    return (
      <Alert tone="danger" role={null}>
        {sentence(error)} <TextButton onClick={reload}>{texts.retry}</TextButton>
      </Alert>
    );
  if (slowHint) return <Hint>{sentence(slowHint)}</Hint>;
  if (maxHint) return <Hint tone="warning">{sentence(maxHint)}</Hint>;
  // What is reserved is told with the form for whoever waits.
  if (!isGone || product.reservada === 1 || reservedPiece(product, selection.tamanio)) return null;
  return (
    <Hint tone="warning">
      {product.unico === 1 ? texts.sold : texts.soldOut}{' '}
      <TextLink href={storefront.specialOrder()}>{texts.another}</TextLink>
    </Hint>
  );
}

/** The piece in the chosen size, where somebody holds it. */
function reservedPiece({ tallas }: Product, tamanio: string | null) {
  const chosen = tallas.length === 1 ? tallas[0] : tallas.find((own) => own.tamanio === tamanio);
  return chosen?.reservada === 1 ? chosen : undefined;
}

function ReservedPlace({ product, tamanio }: { product: Product; tamanio: string | null }) {
  const piece = reservedPiece(product, tamanio);
  if (!piece) return null;
  return (
    <Suspense>
      <ReservedNote key={piece.idProducto_talla} idProductoTalla={piece.idProducto_talla} />
    </Suspense>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 28px;
  > button {
    flex: 1 1 10.375rem;
    padding-inline: 12px;
  }
`;

/** Keeps a line free, so that nothing moves when something is said. */
const Notes = styled.div`
  min-height: 21px;
  margin-block: 8px 12px;
  ${below.sm} {
    min-height: 42px;
  }
`;
