import { styled } from 'styled-components';
import type { Size } from './detail-words.ts';
import { besideWords, COIN_MM, drawnSize } from './drawing-words.ts';
import { PieceOutline } from './piece-outline.tsx';

const RADIUS = COIN_MM / 2;
/** Between a piece and the coin beside it, mm. */
const GAP_MM = 7;
/** So that no line is cut at the edge, mm. */
const MARGIN_MM = 2;

/** A piece and a coin of ₡100 on one line, to scale. */
export function CoinDrawing({ size }: { size: Size }) {
  const { width, height } = drawnSize(size);
  const wide = width + GAP_MM + COIN_MM;
  const ground = Math.max(height, COIN_MM);
  const middle = { x: width + GAP_MM + RADIUS, y: ground - RADIUS };
  const view = [-MARGIN_MM, -MARGIN_MM, wide + 2 * MARGIN_MM, ground + 2 * MARGIN_MM];
  return (
    <Svg
      viewBox={view.join(' ')}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={besideWords(size)}
    >
      <path d={`M${-MARGIN_MM} ${ground}H${wide + MARGIN_MM}`} />
      <PieceOutline size={size} x={0} y={ground - (height || RADIUS)} />
      <circle cx={middle.x} cy={middle.y} r={RADIUS} />
      <circle cx={middle.x} cy={middle.y} r={RADIUS - 1.8} />
      <text x={middle.x} y={middle.y + 2.4}>
        ₡100
      </text>
    </Svg>
  );
}

const Svg = styled.svg`
  circle,
  path:first-child {
    fill: none;
    stroke: var(--thread);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  text {
    fill: var(--ink-muted);
    /* Millimetres, as all of the drawing. */
    font: 500 7px var(--font-text);
    font-variant-numeric: lining-nums;
    text-anchor: middle;
  }
`;
