import { useCatalog, useSavedLines, type SavedLines as Saved } from '@filigrana/hooks';
import type { Product, SavedLine } from '@filigrana/sdk';
import { chargedPrice } from '@filigrana/sdk/domain';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { Approx } from '../../shared/approx.tsx';
import { wordOf } from '../../shared/words.ts';
import { Button, from, Hint, Picture, Price, SectionTitle, TextButton } from '../../ui/index.ts';
import { priceWords } from '../catalog/price-words.ts';
import { focusHeading } from '../purchase/focus-heading.ts';
import { PageFailure } from '../purchase/page-failure.tsx';
import { sizeName } from '../purchase/size-name.ts';
import { purchaseTexts } from '../purchase/texts.ts';
import { cartTexts } from './texts.ts';

const texts = cartTexts.saved;

type Size = Product['tallas'][number];

/** What was put aside from the cart, with an account or on this device; nothing where nothing was. */
export function SavedLines() {
  const saved = useSavedLines();
  if (saved.status === 'failed') return <Failed onRetry={saved.reload} />;
  return saved.lines.length > 0 && <Known saved={saved} />;
}

/** As the catalogue has them now; how many it does not list is told, and they come back with it. */
function Known({ saved }: { saved: Saved }) {
  const { data, error, mutate } = useCatalog();
  const list = useRef<HTMLUListElement>(null);
  if (error && !data) return <Failed onRetry={() => void mutate()} />;
  const rows = saved.lines.flatMap((line) => {
    const product = data?.find(({ idProducto }) => idProducto === line.idProducto);
    const size = product?.tallas.find((each) => each.idProducto_talla === line.idProducto_talla);
    return product && size ? [{ line, product, size }] : [];
  });
  if (!data) return null;
  const unlisted = saved.lines.length - rows.length;
  /** When a row goes, the focus goes to the one that takes its place. */
  const leave = (index: number, act: () => Promise<void>) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-leave]');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (next) next.focus();
    else focusHeading();
    void act();
  };
  return (
    <section aria-label={texts.title}>
      <SectionTitle>{texts.title}</SectionTitle>
      <ul ref={list}>
        {rows.map(({ line, product, size }, index) => (
          <Row
            key={line.idProducto_talla}
            {...{ line, product, size }}
            onMove={() => leave(index, () => saved.moveToCart(line, product))}
            onRemove={() => leave(index, () => saved.remove(line))}
          />
        ))}
      </ul>
      {unlisted > 0 && <Hint>{purchaseTexts.unlisted(unlisted)}</Hint>}
    </section>
  );
}

interface RowProps {
  line: SavedLine;
  product: Product;
  size: Size;
  onMove: () => void;
  onRemove: () => void;
}

function Row({ line, product, size, onMove, onRemove }: RowProps) {
  const name = product.nombreProducto;
  const state = stateOf(product, size);
  return (
    <Line>
      <Picture src={product.image_url} alt="" width={92} height={92} sizes="92px" />
      <div>
        <h3>
          <Link href={storefront.product(product.idProducto)} state={{ product }}>
            {name}
          </Link>
        </h3>
        <Meta>
          {[wordOf(product.nombreMaterial), sizeName(size.tamanio), texts.pieces(line.cantidad)]
            .filter(Boolean)
            .join(' · ')}
        </Meta>
        <Price {...priceWords(product)}>
          <Approx usd={chargedPrice(product)} />
        </Price>
        {state && <Hint tone="warning">{state}</Hint>}
      </div>
      <Actions>
        <Button
          size="sm"
          variant="line"
          disabled={state !== null}
          aria-label={texts.moveNamed(name)}
          onClick={onMove}
        >
          {texts.move}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          data-leave=""
          aria-label={texts.removeNamed(name)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </Actions>
    </Line>
  );
}

/** What keeps it out of the cart just now; null for nothing. */
function stateOf({ unico }: Product, { stock, reservada }: Size): string | null {
  if (reservada === 1) return texts.reserved;
  if (stock > 0) return null;
  return unico === 1 ? texts.sold : texts.soldOut;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <section>
      <PageFailure>
        {texts.failed} <TextButton onClick={onRetry}>{cartTexts.retry}</TextButton>
      </PageFailure>
    </section>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: 10px 18px;
  padding: 18px 0;
  border-bottom: 1px solid var(--line);
  &:first-child {
    padding-top: 0;
  }
  > :first-child {
    width: 92px;
    height: 92px;
    object-fit: cover;
    border-radius: var(--r-sm);
  }
  > div {
    display: grid;
    gap: 2px;
    align-content: start;
    justify-items: start;
  }
  h3 {
    font: 500 1.125rem/1.25 var(--font-display);
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  h3 a {
    display: inline-block;
    padding-block: 10px;
    margin-block: -10px;
  }
  h3 a:hover {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  ${from.md} {
    grid-template-columns: 92px minmax(0, 1fr) auto;
  }
`;

const Meta = styled.p`
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

const Actions = styled.div`
  && {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  ${from.md} {
    && {
      grid-column: 3;
      align-content: start;
    }
  }
`;
