import { styled } from 'styled-components';
import { besideWords, COIN_MM, coinRatio, drawnSize, GAP_MM, type Size } from './detail-words.ts';
import { PieceOutline } from './piece-outline.tsx';

const RADIUS = COIN_MM / 2;

/** A piece and a coin of ₡100 on one line, to scale. */
export function CoinDrawing({ size }: { size: Size }) {
  const { width, height } = drawnSize(size);
  const across = width + GAP_MM + COIN_MM;
  const ratio = coinRatio(size);
  const high = Math.max(height, COIN_MM, across / ratio) * 1.12;
  const wide = high * ratio;
  const left = (wide - across) / 2;
  const ground = (high + Math.max(height, COIN_MM)) / 2;
  const middle = { x: left + width + GAP_MM + RADIUS, y: ground - RADIUS };
  return (
    <Svg
      viewBox={`0 0 ${wide} ${high}`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={besideWords(size)}
    >
      <path d={`M0 ${ground}H${wide}`} />
      <PieceOutline size={size} x={left} y={ground - (height || RADIUS)} />
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
