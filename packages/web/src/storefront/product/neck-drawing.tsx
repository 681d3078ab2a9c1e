import { styled } from 'styled-components';
import { drawingTexts as texts } from './drawing-texts.ts';
import { CHEST_MM, COLLARBONE_MM, fallOf, NECK } from './drawing-words.ts';

/** The right half of a bust from the middle of the neck, mm; the other is its mirror image. */
const HALF =
  'M52 -70C53 -40 56 -18 66 -6C84 10 124 18 160 34C188 46 198 72 202 110L212 500M10 72C40 58 84 60 128 44M140 500C146 320 146 230 140 150';
const JAW = 'M-66 -96C-60 -62 -30 -40 0 -40C30 -40 60 -62 66 -96';
/** Points of the chain, enough for a smooth line. */
const STEPS = 32;
/** Where the words of the lines stand. */
const WORDS = 226;

/** A chain around a neck, as long as it is: where it falls. */
export function NeckDrawing({ length, label }: { length: number; label: string }) {
  const fall = fallOf(length);
  if (!fall) return null;
  const end = Math.max(CHEST_MM, fall.depth) + 30;
  return (
    <Svg
      viewBox={`-220 -90 600 ${end + 90}`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={label}
    >
      <path d={HALF} />
      <path d={HALF} transform="scale(-1 1)" />
      <path d={JAW} />
      {[
        { y: COLLARBONE_MM, word: texts.collarbone },
        { y: CHEST_MM, word: texts.chest },
      ].map(({ y, word }) => (
        <g key={word}>
          <path d={`M0 ${y}H${WORDS - 6}`} />
          <text x={WORDS} y={y + 7}>
            {word}
          </text>
        </g>
      ))}
      <path d={chainPath(fall)} data-chain="" />
    </Svg>
  );
}

/** From one side of the neck to the other. */
function chainPath({ shape, depth }: { shape: number; depth: number }): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    // Closer together where it is steep: at its ends.
    const x = -NECK.half * Math.cos((step / STEPS) * Math.PI);
    const y = depth - shape * (Math.cosh(x / shape) - 1);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}

const Svg = styled.svg`
  path {
    fill: none;
    stroke: var(--thread);
    stroke-width: 1px;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  g path {
    stroke-dasharray: 2 4;
  }
  [data-chain] {
    stroke: var(--accent);
    stroke-width: 2px;
    stroke-linejoin: round;
  }
  text {
    fill: var(--ink-muted);
    /* Millimetres, as all of the drawing. */
    font: 500 24px var(--font-text);
  }
`;
