import { useTexts, type CartLineView } from '@filigrana/hooks';
import { formatUsd, isUniqueSize } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { Approx } from '../../shared/approx.tsx';
import { wordOf } from '../../shared/words.ts';
import {
  below,
  from,
  Hint,
  IconButton,
  Picture,
  Spinner,
  Stepper,
  TextButton,
  TextLink,
  VisuallyHidden,
} from '../../ui/index.ts';
import { waitingTexts } from '../holds/texts.ts';
import { WAITING_PLACE } from '../holds/waiting-place.ts';
import { sizeName } from '../purchase/size-name.ts';
import { purchaseTexts } from '../purchase/texts.ts';
import { isShort, isSoldOut } from './lost-stock.ts';
import { cartTexts as texts } from './texts.ts';

interface Props {
  line: CartLineView;
  onIncrease: () => void;
  onDecrease: () => void;
  onRemove: () => void;
  /** For later. */
  onPutAside: () => void;
}

/** One line of the cart: what it is, how many, what they cost, and what is wrong with it. */
export function CartLine({ line, onIncrease, onDecrease, onRemove, onPutAside }: Props) {
  const { productoNombre: name, idProducto } = line;
  const amount = formatUsd(line.subtotalProducto);
  return (
    <Row data-unavailable={line.disponible ? undefined : ''}>
      <Picture src={line.image_url} alt="" width={128} height={128} sizes="128px" />
      <h2>
        {idProducto === null ? name : <Link href={storefront.product(idProducto)}>{name}</Link>}
      </h2>
      <Remove
        icon="trash"
        tone="danger"
        label={texts.remove(name)}
        data-remove=""
        onClick={onRemove}
      />
      <Meta>
        {line.nombreMaterial && (
          <>
            {wordOf(line.nombreMaterial)}
            <br />
          </>
        )}
        {sizeName(line.tallaNombre)}
        <br />
        <span>{formatUsd(line.precioUnitario)}</span> {texts.each}
      </Meta>
      <Controls>
        <Stepper
          label={texts.quantityOf(name)}
          value={line.cantidad}
          disabled={!line.disponible}
          onDecrease={onDecrease}
          onIncrease={onIncrease}
        />
        <Amount aria-busy={line.pending}>
          {line.pending && <Spinner />}
          {line.disponible ? amount : <s>{amount}</s>}
          {line.disponible && <Approx usd={line.subtotalProducto} />}
        </Amount>
        {line.disponible && idProducto !== null && (
          <Later>
            <TextButton aria-label={texts.saved.saveNamed(name)} onClick={onPutAside}>
              {texts.saved.save}
            </TextButton>
          </Later>
        )}
        <Says line={line} />
      </Controls>
    </Row>
  );
}

/** The form for whoever waits; in more than one size it comes once the size is chosen. */
const waitingHref = (idProducto: number, talla: string) =>
  storefront.product(idProducto) + (isUniqueSize(talla) ? `#${WAITING_PLACE}` : '');

/** Under the stepper of its own line. The place is always there, so that what appears is read aloud. */
function Says({ line }: { line: CartLineView }) {
  const { say, sentence } = useTexts();
  const maximum = line.maxWarning ?? (isShort(line) ? line.stock : null);
  const failure = line.error && say(line.error);
  return (
    <Place role="status">
      {line.pending && <VisuallyHidden>{texts.updating(line.productoNombre)}</VisuallyHidden>}
      {!line.disponible && (
        <Hint tone="error">
          {purchaseTexts.withdrawn} {texts.removeIt}
        </Hint>
      )}
      {isSoldOut(line) && (
        <Hint tone="error">
          {purchaseTexts.soldOut} {texts.removeIt}
        </Hint>
      )}
      {line.reservada && (
        <Hint tone="error">
          {texts.reserved}{' '}
          {line.idProducto !== null && (
            <TextLink href={waitingHref(line.idProducto, line.tallaNombre)}>
              {waitingTexts.label}
            </TextLink>
          )}
        </Hint>
      )}
      {maximum !== null && (
        <Hint tone="warning">
          {sentence({ code: 'cart.maxAvailable', params: { n: maximum } })}
        </Hint>
      )}
      {failure && (
        <Hint tone="error">{[failure.title, failure.text].filter(Boolean).join('. ')}</Hint>
      )}
    </Place>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr) auto;
  gap: 4px 18px;
  padding: 22px 0;
  border-bottom: 1px solid var(--line);
  > :first-child {
    grid-row: 1 / span 3;
    width: 92px;
    height: 92px;
    object-fit: cover;
    border-radius: var(--r-sm);
  }
  h2 {
    font: 500 1.25rem/1.25 var(--font-display);
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  h2 a {
    display: inline-block;
    padding-block: 10px;
    margin-block: -10px;
  }
  h2 a:hover {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  &[data-unavailable] {
    > :first-child {
      opacity: 0.55;
    }
    /* Of the link itself: as an inline block it takes no line from what it stands in. */
    h2,
    h2 a {
      text-decoration-line: line-through;
      text-decoration-thickness: 1px;
    }
  }
  ${from.sm} {
    grid-template-columns: 128px minmax(0, 1fr) auto;
    gap: 4px 24px;
    > :first-child {
      width: 128px;
      height: 128px;
    }
  }
`;

const Remove = styled(IconButton)`
  grid-column: 3;
  grid-row: 1;
  margin: -10px -10px 0 0;
`;

const Meta = styled.p`
  grid-column: 2;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  span {
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Controls = styled.div`
  grid-column: 2/-1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  margin-top: 10px;
`;

const Amount = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  font-weight: 600;
  font-size: 1.0625rem;
  font-variant-numeric: lining-nums tabular-nums;
  &[aria-busy='true'] {
    color: var(--ink-muted);
  }
  small {
    font-weight: 400;
    color: var(--ink-muted);
  }
  /* Below the stepper in every line, whether or not this amount would fit beside it. */
  ${below.sm} {
    flex-basis: 100%;
  }
`;

const Later = styled.div`
  flex-basis: 100%;
`;

const Place = styled.div`
  flex-basis: 100%;
  display: grid;
  gap: 4px;
  position: relative;
  &:empty {
    display: none;
  }
`;
