import { RING_SIZES, diameterOf, measureText } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';

/** Radius on the drawing for one millimetre of diameter. */
const SCALE = 5.7;
const MIDDLE = 180;
/** The line that all rings stand on. */
const GROUND = 262;

const RADII = RING_SIZES.map(({ cm }) => cm * SCALE);

/** The rings of all sizes inside one another, to scale; the shown one in jade with its diameter. */
export function SizeDrawing({ shown }: { shown: string }) {
  const millimetres = diameterOf(shown) ?? 0;
  const radius = millimetres * SCALE;
  const centre = GROUND - radius;
  const [left, right] = [MIDDLE - radius + 4, MIDDLE + radius - 4];
  return (
    <Svg viewBox="0 0 360 270" aria-hidden="true">
      {RADII.map((r) => (
        <circle key={r} cx={MIDDLE} cy={GROUND - r} r={r} />
      ))}
      <path d={`M16 ${GROUND}H344`} />
      <g data-shown="">
        <circle cx={MIDDLE} cy={centre} r={radius} />
        <path
          d={`M${left} ${centre}H${right}M${left + 8} ${centre - 6}l-8 6 8 6M${right - 8} ${centre - 6}l8 6-8 6`}
        />
        <rect x={MIDDLE - 44} y={centre - 15} width={88} height={30} />
        <text x={MIDDLE} y={centre + 6}>
          {measureText(millimetres)} mm
        </text>
      </g>
    </Svg>
  );
}

const Svg = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: var(--thread);
  stroke-width: 0.9;
  [data-shown] {
    stroke: var(--accent);
    stroke-width: 1.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-shown] circle {
    stroke-width: 2.2;
  }
  rect {
    fill: var(--surface-raised);
    stroke: none;
  }
  text {
    fill: var(--accent);
    stroke: none;
    font: 600 18px var(--font-text);
    font-variant-numeric: lining-nums tabular-nums;
    text-anchor: middle;
  }
`;
