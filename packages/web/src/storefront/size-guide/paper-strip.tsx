import { RING_SIZES, ringMeasures } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { Button } from '../../ui/index.ts';
import { sizeGuideTexts } from './texts.ts';

const texts = sizeGuideTexts.paper;

/** The drawing in mm: it fits between the margins of letter paper and of A4, lying or not. */
const WIDTH = 120;
const HEIGHT = 44;
/** Where the cut is, from the left. */
const CUT = 14;
const MARKS = RING_SIZES.map(ringMeasures).map(({ tamanio, circumference }) => ({
  tamanio,
  x: CUT + circumference,
}));
const RULER = Array.from({ length: 101 }, (_, mm) => mm);

/** A strip to be laid around a finger, printed in its true size. */
export function PaperStrip() {
  return (
    <>
      <Steps data-screen>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.strip}>
        <path d={`M0.2 4H96L104 10L96 16H0.2Z`} />
        <path d={`M${CUT} 6V14`} strokeDasharray="1 0.8" />
        <text x={CUT} y={2.8}>
          {texts.cut}
        </text>
        {MARKS.map(({ tamanio, x }) => (
          <g key={tamanio}>
            <path d={`M${x} 4V${isFar(tamanio) ? 10 : 7}`} />
            <text x={x} y={isFar(tamanio) ? 13 : 9.6}>
              {tamanio}
            </text>
          </g>
        ))}
        <path d={RULER.map((mm) => `M${mm + 1} 26V${26 + tickOf(mm)}`).join('')} />
        <text x={51} y={38}>
          {texts.ruler}
        </text>
      </Drawing>
      <div data-screen>
        <Button variant="line" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </>
  );
}

/** Every second number stands further from the edge: they are wider than what lies between two sizes. */
const isFar = (tamanio: string) => Number(tamanio) % 2 === 0;

/** How long a mark of the ruler is, mm. */
const tickOf = (mm: number) => (mm % 10 === 0 ? 6 : mm % 5 === 0 ? 4.5 : 3);

const Steps = styled.ol`
  display: grid;
  gap: 8px;
  max-width: 62ch;
  padding-left: 1.2em;
  list-style: decimal;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: ${WIDTH}mm;
  height: auto;
  margin-block: 24px;
  path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.25;
  }
  text {
    font: 2.6px var(--font-text);
    font-variant-numeric: lining-nums;
    text-anchor: middle;
    fill: var(--ink);
  }
  @media print {
    width: ${WIDTH}mm;
    max-width: none;
  }
`;
