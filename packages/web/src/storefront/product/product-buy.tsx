import { useProductSelection, useTexts, type ProductSelection } from '@filigrana/hooks';
import type { Product } from '@filigrana/sdk';
import { chargedPrice, formatUsd } from '@filigrana/sdk/domain';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Alert, below, Button, Hint, NeedsScripts, Stepper, TextButton } from '../../ui/index.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { offerTexts as texts } from './offer-texts.ts';
import { SizeChoice } from './size-choice.tsx';

/** Size, quantity and the button that adds the piece to the cart. */
export function ProductBuy({ product }: { product: Product }) {
  const selection = useProductSelection(product);
  const { needsSize, tamanio, canAdd, isAdding, add } = selection;
  const row = useRef<HTMLDivElement>(null);
  const isMissingSize = needsSize && tamanio === null;
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
      <BottomBar of={row}>
        <span>
          <b>{formatUsd(chargedPrice(product))}</b>
          {tamanio !== null && <small>{texts.sizeName(tamanio, false)}</small>}
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
      <NeedsScripts to={texts.buyIt} />
      <Notes role="status">
        <StockNote selection={selection} />
      </Notes>
    </>
  );
}

/** What there is to say about the quantity. */
function StockNote({ selection }: { selection: ProductSelection }) {
  const { sentence } = useTexts();
  const { maxHint, slowHint, error, stock, needsSize, reload } = selection;
  if (error)
    return (
      <Alert tone="danger" role={null}>
        {sentence(error)} <TextButton onClick={reload}>{texts.retry}</TextButton>
      </Alert>
    );
  if (slowHint) return <Hint>{sentence(slowHint)}</Hint>;
  if (maxHint) return <Hint tone="warning">{sentence(maxHint)}</Hint>;
  if (stock === 0 && !needsSize) return <Hint tone="warning">{texts.soldOut}</Hint>;
  return null;
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
