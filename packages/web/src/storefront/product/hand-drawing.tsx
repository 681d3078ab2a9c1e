import { styled } from 'styled-components';
import { isLong, type Size } from './detail-words.ts';
import { drawnSize, HAND_MM, type Place } from './drawing-words.ts';
import { Outline, PieceOutline } from './piece-outline.tsx';

/** Fingers from the palm to their tips, with their width. All in millimetres. */
const FINGERS: readonly [way: string, width: number][] = [
  ['M24 146C10 140 -2 128 -9 110', 19],
  ['M20 108L12 42', 17],
  ['M41 104L39 26', 17],
  ['M61 106L65 36', 16.5],
  ['M81 114L92 62', 14.5],
];
/** From arm to arm, as wide as `HAND_MM` below the fingers. */
const PALM = `M18 250C19 226 23 212 22 192C20 176 10 160 10 134V104Q10 96 20 96H${HAND_MM}Q${HAND_MM + 10} 96 ${HAND_MM + 10} 106V134C90 158 80 174 80 192C79 212 83 226 84 250Z`;
const EDGE = 1.8;
/** The base of the ring finger, between its neighbours: how it is turned, and half its width. */
const BASE = { at: 'translate(62.3 84) rotate(3.3)', half: 8.3 };
/** A ring of which only one side is known is a band; the ring that carries a stone is narrower. */
const BAND_MM = 2;
/** The narrowest place of the arm, its middle, half its width, and how long a bracelet closes around it. */
const WRIST = { x: 51, y: 190, half: 29, around: 160 };
/** Right of the wrist, below the little finger. */
const BESIDE = { x: 100, y: 174 };
/** Room for what is beside the hand. */
const ROOM_MM = 46;

type OfHand = Exclude<Place, 'neck'>;

/** A piece where a hand wears it, or beside the hand: to scale. */
export function HandDrawing(props: { place: OfHand; size: Size; label: string }) {
  const { place, size, label } = props;
  return (
    <Svg viewBox={viewOf(place, size)} preserveAspectRatio="xMinYMid" role="img" aria-label={label}>
      <Hand data-edge="" />
      <Hand />
      {place === 'finger' && <Ring size={size} />}
      {place === 'wrist' && <Bracelet size={size} />}
      {place === 'hand' && (
        <PieceOutline size={size} x={BESIDE.x} y={BESIDE.y - drawnSize(size).height} />
      )}
    </Svg>
  );
}

/** Close enough for the piece to be seen: the fingers for a ring, the whole hand for the rest. */
function viewOf(place: OfHand, size: Size): string {
  if (place === 'finger') return '-10 14 126 126';
  if (place === 'wrist') return '-30 14 214 214';
  const side = BESIDE.x + 24 + Math.max(ROOM_MM, drawnSize(size).width + 4);
  return `-24 12 ${side} ${side}`;
}

/** Its band around the finger; where both sides are known, what it carries on it. */
function Ring({ size }: { size: Size }) {
  const { width, height } = drawnSize(size);
  const isWhole = width > 0 && height > 0;
  return (
    <g transform={BASE.at} data-worn="">
      <Band half={BASE.half} high={isWhole ? BAND_MM : width + height} sag={2} />
      {isWhole && <PieceOutline size={size} x={-width / 2} y={-height / 2} />}
    </g>
  );
}

/** What is long goes around the wrist, the wider the longer it is; a bangle is as wide as it is. */
function Bracelet({ size: { largoMm, anchoMm } }: { size: Size }) {
  const [length, width] = [largoMm ?? BAND_MM, anchoMm ?? BAND_MM];
  const half = (WRIST.half * length) / WRIST.around;
  return (
    <g transform={`translate(${WRIST.x} ${WRIST.y})`} data-worn="">
      {isLong({ largoMm, anchoMm }) ? (
        <Band half={Math.max(WRIST.half, half)} high={width} sag={12} />
      ) : (
        <Band half={width / 2} high={length} sag={4} />
      )}
    </g>
  );
}

/** What is seen of a band from the front: it bends towards the eye. */
function Band({ half, high, sag }: { half: number; high: number; sag: number }) {
  const wide = half * 2;
  return (
    <Outline
      d={`M${-half} ${-high / 2}q${half} ${sag} ${wide} 0v${high}q${-half} ${sag} ${-wide} 0Z`}
    />
  );
}

/** Drawn twice, the second time a little narrower: what stays in sight is the outline of all of it. */
function Hand(props: { 'data-edge'?: string }) {
  const edge = 'data-edge' in props ? EDGE : 0;
  return (
    <g data-hand="" {...props}>
      <path d={PALM} strokeWidth={edge} />
      {FINGERS.map(([way, width]) => (
        <path key={way} d={way} strokeWidth={width + edge} data-finger="" />
      ))}
    </g>
  );
}

const Svg = styled.svg`
  [data-hand] {
    fill: var(--surface);
    stroke: var(--surface);
    stroke-linecap: round;
  }
  [data-edge] {
    fill: var(--thread);
    stroke: var(--thread);
  }
  [data-finger] {
    fill: none;
  }
`;
