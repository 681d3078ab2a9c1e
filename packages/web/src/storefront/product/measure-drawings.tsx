import type { Product } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { CoinDrawing } from './coin-drawing.tsx';
import { isLong, type Size } from './detail-words.ts';
import { drawingTexts as texts } from './drawing-texts.ts';
import { placeOf, placeWords } from './drawing-words.ts';
import { HandDrawing } from './hand-drawing.tsx';
import { NeckDrawing } from './neck-drawing.tsx';

interface Props {
  product: Pick<Product, 'idCategoria' | 'nombreCategoria'>;
  size: Size;
}

/** A piece to scale: beside a coin, and where it is worn. In one file, which comes with the first act. */
export default function MeasureDrawings({ product, size }: Props) {
  const place = placeOf(product, size);
  const words = place && placeWords(place, size);
  // A line says nothing of a ring; around the finger it is a band.
  const isBand = place === 'finger' && (size.largoMm === null || size.anchoMm === null);
  return (
    <Row data-long={isLong(size) ? '' : undefined}>
      {!isBand && (
        <figure>
          <CoinDrawing size={size} />
          <figcaption>{texts.coin}</figcaption>
        </figure>
      )}
      {place && words && (
        <figure>
          {place === 'neck' ? (
            <NeckDrawing length={size.largoMm ?? 0} label={texts.toScale(words)} />
          ) : (
            <HandDrawing place={place} size={size} label={texts.toScale(words)} />
          )}
          <figcaption>{words}</figcaption>
        </figure>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 20px;
  padding-top: 14px;
  svg {
    display: block;
    width: 100%;
    height: 160px;
  }
  figcaption {
    margin-top: 8px;
    color: var(--ink-muted);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }
  /* What is long lies below one another. */
  &[data-long] {
    grid-auto-flow: row;
    figure:first-child:not(:last-child) svg {
      height: 56px;
    }
  }
`;
