import type { PieceDetails as Details, Product } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { spanishPart } from '../../app/language.ts';
import { useActed } from '../../shared/use-acted.ts';
import { detailTexts as texts } from './detail-texts.ts';
import { isLong, madeWords, measureWords } from './detail-words.ts';

const MeasureDrawings = lazyPart(() => import('./measure-drawings.tsx'));

interface Props {
  product: Pick<Product, 'idCategoria' | 'nombreCategoria'>;
  ficha: Details;
}

/** How large a piece is, drawn to scale, and how it was made. */
export function PieceDetails({ product, ficha }: Props) {
  const hasActed = useActed();
  const measures = measureWords(ficha);
  const made = madeWords(ficha);
  return (
    <>
      {measures !== '' && (
        <Part>
          <h2>{texts.measures}</h2>
          <p>{measures}</p>
          {/* They stand in the way of no first view: the words say the same. */}
          {(ficha.largoMm ?? ficha.anchoMm) !== null && (
            <Room $long={isLong(ficha)}>
              {hasActed && <MeasureDrawings product={product} size={ficha} />}
            </Room>
          )}
        </Part>
      )}
      {(made !== '' || ficha.historia !== null) && (
        <Part>
          <h2>{texts.made}</h2>
          {made !== '' && <p>{made}</p>}
          {ficha.historia !== null && <p lang={spanishPart}>{ficha.historia}</p>}
        </Part>
      )}
    </>
  );
}

const Part = styled.section`
  padding-block: 18px;
  border-bottom: 1px solid var(--line);
  font-variant-numeric: lining-nums tabular-nums;
  h2 {
    font-size: var(--fs-h4);
    line-height: var(--lh-h4);
  }
  p {
    margin-top: 6px;
    max-width: 54ch;
    text-wrap: pretty;
    white-space: pre-line;
  }
`;

/** As high as the drawings, which lie below one another for what is long: nothing moves when they come. */
const Room = styled.div<{ $long: boolean }>`
  min-height: ${({ $long }) => ($long ? 340 : 226)}px;
`;
