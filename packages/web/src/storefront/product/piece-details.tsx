import type { PieceDetails as Details } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { spanishPart } from '../../app/language.ts';
import { useActed } from '../../shared/use-acted.ts';
import { detailTexts as texts } from './detail-texts.ts';
import {
  coinRatio,
  HAND_MM,
  hasSize,
  liesOnHand,
  madeWords,
  measureWords,
} from './detail-words.ts';

const CoinDrawing = lazyPart(async () => ({
  default: (await import('./measure-drawings.ts')).CoinDrawing,
}));
const HandDrawing = lazyPart(async () => ({
  default: (await import('./measure-drawings.ts')).HandDrawing,
}));

/** How large a piece is, drawn to scale, and how it was made. */
export function PieceDetails({ ficha }: { ficha: Details }) {
  const measures = measureWords(ficha);
  const made = madeWords(ficha);
  return (
    <>
      {measures !== '' && (
        <Part>
          <h2>{texts.measures}</h2>
          <p>{measures}</p>
          <Drawings ficha={ficha} />
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

/**
 * Beside a coin, and on a hand where the piece lies on one. They stand in the way of no first view: the words say the
 * same.
 */
function Drawings({ ficha }: { ficha: Details }) {
  const hasActed = useActed();
  if (!hasSize(ficha)) return null;
  return (
    <Row>
      <figure>
        <Place $ratio={coinRatio(ficha)}>{hasActed && <CoinDrawing size={ficha} />}</Place>
        <figcaption>{texts.coin}</figcaption>
      </figure>
      {liesOnHand(ficha) && (
        <figure>
          <Place $ratio={1}>{hasActed && <HandDrawing size={ficha} />}</Place>
          <figcaption>{texts.hand(HAND_MM)}</figcaption>
        </figure>
      )}
    </Row>
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

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 20px;
  margin-top: 14px;
  figcaption {
    margin-top: 8px;
    color: var(--ink-muted);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }
`;

/** As large as its drawing will be: nothing moves when that comes. */
const Place = styled.div<{ $ratio: number }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  max-height: 200px;
  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
