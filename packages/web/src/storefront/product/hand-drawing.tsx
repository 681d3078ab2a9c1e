import { styled } from 'styled-components';
import { detailTexts as texts } from './detail-texts.ts';
import { drawnSize, HAND_MM, type Size } from './detail-words.ts';
import { PieceOutline } from './piece-outline.tsx';

/** Fingers from the palm to their tips, with their width. All in millimetres. */
const FINGERS: readonly [way: string, width: number][] = [
  ['M24 146C10 140 -2 128 -9 110', 19],
  ['M20 108L12 42', 17],
  ['M41 104L39 26', 17],
  ['M61 106L65 36', 16.5],
  ['M81 114L92 62', 14.5],
];
/** From wrist to wrist, as wide as `HAND_MM` below the fingers. */
const PALM = `M22 192C20 176 10 160 10 134V104Q10 96 20 96H${HAND_MM}Q${HAND_MM + 10} 96 ${HAND_MM + 10} 106V134C90 158 80 174 80 192Z`;
const MIDDLE = { x: 10 + HAND_MM / 2, y: 138 };
const EDGE = 1.8;

/** A piece on the palm of a hand, to scale. */
export function HandDrawing({ size }: { size: Size }) {
  const { width, height } = drawnSize(size);
  const { x, y } = MIDDLE;
  return (
    <Svg
      viewBox="-41 12 172 172"
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={texts.onHand(HAND_MM)}
    >
      <Hand data-edge="" />
      <Hand />
      <PieceOutline size={size} x={x - width / 2} y={y - height / 2} />
    </Svg>
  );
}

/** Drawn twice, the second time a little narrower: what stays in sight is the outline of all of it. */
function Hand(props: { 'data-edge'?: string }) {
  const edge = 'data-edge' in props ? EDGE : 0;
  return (
    <g {...props}>
      <path d={PALM} strokeWidth={edge} />
      {FINGERS.map(([way, width]) => (
        <path key={way} d={way} strokeWidth={width + edge} data-finger="" />
      ))}
    </g>
  );
}

const Svg = styled.svg`
  g {
    fill: var(--surface);
    stroke: var(--surface);
    stroke-linecap: round;
  }
  g[data-edge] {
    fill: var(--thread);
    stroke: var(--thread);
  }
  [data-finger] {
    fill: none;
  }
`;
