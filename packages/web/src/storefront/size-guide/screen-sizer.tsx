import { useScreenScale } from '@filigrana/hooks';
import { measureText, sizeOfDiameter } from '@filigrana/sdk/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { below, Button, Field, Hint, PickCards } from '../../ui/index.ts';
import { useTakeOver } from '../../ui/use-take-over.ts';
import { KeepSize } from './keep-size.tsx';
import { sizeGuideTexts } from './texts.ts';

const texts = sizeGuideTexts.screen;

type Thing = keyof typeof texts.things;

/** What everybody has at hand, mm: the short side of a bank card (ISO/IEC 7810), the coin's diameter. */
const THINGS: Readonly<Record<Thing, number>> = { tarjeta: 53.98, moneda: 29.5 };
const NAMES = Object.keys(THINGS) as Thing[];

/** Where calibrating begins: what CSS takes a screen for, CSS pixels for one millimetre. */
const USUAL = 96 / 25.4;
/** From a television to the finest phone. */
const SCALES = { min: 1.5, max: 9, step: 0.005 };
const DIAMETERS = { min: 14.5, max: 22, step: 0.1 };

/** A ring is laid on the screen, once the screen knows how large a millimetre is. */
export function ScreenSizer() {
  const { pixelsPerMm, calibrate } = useScreenScale();
  const [isCalibrating, setCalibrating] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const change = (isAgain: boolean) => {
    flushSync(() => setCalibrating(isAgain));
    // The button that was pressed is gone.
    ref.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={ref}>
      {pixelsPerMm === null || isCalibrating ? (
        <Calibration
          from={pixelsPerMm ?? USUAL}
          onDone={(scale) => {
            calibrate(scale);
            change(false);
          }}
        />
      ) : (
        <Comparison scale={pixelsPerMm} onAgain={() => change(true)} />
      )}
    </div>
  );
}

function Calibration({ from, onDone }: { from: number; onDone: (scale: number) => void }) {
  const [thing, setThing] = useState<Thing>('tarjeta');
  const [scale, setScale] = useState(from);
  const pixels = THINGS[thing] * scale;
  const isTooWide = useHydrated() && pixels > window.innerWidth;
  return (
    <>
      <p>{texts.calibrate}</p>
      <Narrow>
        <PickCards
          legend={texts.thing}
          value={thing}
          onChange={setThing}
          options={NAMES.map((value) => ({ value, label: texts.things[value] }))}
        />
        <Slider label={texts.adjust[thing]} {...SCALES} value={scale} onChange={setScale} />
      </Narrow>
      <Stage>
        <Drawn $is={thing} pixels={pixels} />
      </Stage>
      <Warning role="status">{isTooWide && <Hint tone="warning">{texts.tooWide}</Hint>}</Warning>
      <Button disabled={isTooWide} onClick={() => onDone(scale)}>
        {texts.fits}
      </Button>
    </>
  );
}

function Comparison({ scale, onAgain }: { scale: number; onAgain: () => void }) {
  const [diameter, setDiameter] = useState(17.3);
  const tamanio = sizeOfDiameter(diameter);
  return (
    <>
      <p>{texts.compare}</p>
      <Narrow>
        <Slider label={texts.diameter} {...DIAMETERS} value={diameter} onChange={setDiameter} />
      </Narrow>
      <Stage>
        <Drawn $is="moneda" pixels={diameter * scale} />
      </Stage>
      <Found role="status">{sizeGuideTexts.found(measureText(diameter), tamanio)}</Found>
      <KeepSize tamanio={tamanio} />
      <Button variant="quiet" onClick={onAgain}>
        {texts.again}
      </Button>
    </>
  );
}

/** The page's policy forbids style attributes from the server. */
function Drawn({ $is, pixels }: { $is: Thing; pixels: number }) {
  const style = useHydrated() ? { width: `${pixels}px` } : undefined;
  return <Shape $is={$is} style={style} data-to-scale="" />;
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, onChange, ...range }: SliderProps) {
  const early = useTakeOver();
  return (
    <Field label={label}>
      {({ id }) => (
        <Range
          id={id}
          ref={early}
          type="range"
          {...range}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

const Narrow = styled.div`
  display: grid;
  gap: 20px;
  max-width: 560px;
  margin-top: 20px;
`;

const Range = styled.input`
  width: 100%;
  min-height: 44px;
  accent-color: var(--accent);
`;

/** Wider than the text on small phones, so that a whole card fits. */
const Stage = styled.div`
  display: grid;
  justify-content: start;
  margin-block: 20px;
  overflow: hidden;
  ${below.sm} {
    margin-inline: calc(-1 * var(--page-pad));
    justify-content: center;
  }
`;

const Warning = styled.div`
  &:not(:empty) {
    margin-bottom: 20px;
  }
`;

const Shape = styled.div<{ $is: Thing }>`
  box-sizing: border-box;
  background: var(--surface-tint);
  box-shadow: inset 0 0 0 1.5px var(--accent);
  ${({ $is }) =>
    $is === 'moneda'
      ? 'aspect-ratio: 1; border-radius: 50%;'
      : 'height: 180px; border-radius: 10px 10px 0 0;'}
`;

const Found = styled.p`
  font-size: var(--fs-lead);
  font-weight: 600;
  font-variant-numeric: lining-nums tabular-nums;
`;
