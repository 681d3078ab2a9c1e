import type { BannerFocus } from '@filigrana/sdk';
import { BANNER_FOCUS_STEP } from '@filigrana/sdk/domain';
import { useId, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Hint, Picture, TextButton } from '../../ui/index.ts';
import { settingsTexts } from './texts.ts';

const texts = settingsTexts.bannerWords;

interface Props {
  picture: string;
  /** Null: the shop cuts as it always did. */
  focus: BannerFocus | null;
  isLocked: boolean;
  onChange: (focus: BannerFocus | null) => void;
}

/** Where the sliders stand while nobody has chosen. */
const MIDDLE = { x: 50, y: 50 };

/** A share as the nearest step that can be chosen, in per cent. */
const step = (share: number) =>
  Math.min(100, Math.max(0, Math.round((share * 100) / BANNER_FOCUS_STEP) * BANNER_FOCUS_STEP));

/** Choosing what stays in sight: by pressing on the picture, or by two sliders and the arrow keys. */
export function FocusPicker({ picture, focus, isLocked, onChange }: Props) {
  const id = useId();
  const { x, y } = focus ?? MIDDLE;
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (isLocked) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: step((clientX - left) / width), y: step((clientY - top) / height) });
  };
  const slider = (axis: 'x' | 'y', label: string) => (
    <Slider>
      <label htmlFor={`${id}-${axis}`}>{label}</label>
      <input
        id={`${id}-${axis}`}
        type="range"
        min={0}
        max={100}
        step={BANNER_FOCUS_STEP}
        value={axis === 'x' ? x : y}
        disabled={isLocked}
        aria-valuetext={focus ? undefined : texts.focusNone}
        onChange={({ target }) => onChange({ x, y, [axis]: Number(target.value) })}
      />
      <output htmlFor={`${id}-${axis}`}>{focus ? `${focus[axis]} %` : '–'}</output>
    </Slider>
  );
  return (
    <Fields>
      <legend>{texts.focus}</legend>
      {/* Pressing it also leads to the first slider, where the arrow keys go on. */}
      <Stage htmlFor={`${id}-x`} onClick={press}>
        <Picture
          src={picture}
          alt=""
          width={600}
          height={250}
          sizes="(min-width: 1024px) 50vw, 100vw"
        />
        {focus && <Mark style={{ left: `${x}%`, top: `${y}%` }} />}
      </Stage>
      <Hint>{focus ? texts.focusHint : texts.focusFree}</Hint>
      {slider('x', texts.across)}
      {slider('y', texts.down)}
      {focus && !isLocked && (
        <TextButton onClick={() => onChange(null)}>{texts.focusReset}</TextButton>
      )}
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: start;
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-weight: 500;
  }
`;

const Stage = styled.label`
  position: relative;
  display: block;
  max-width: 100%;
  border-radius: var(--r-sm);
  overflow: hidden;
  cursor: crosshair;
  img {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 22rem;
  }
`;

/** Seen on any picture: dark within light. */
const Mark = styled.span`
  position: absolute;
  width: 26px;
  height: 26px;
  margin: -13px 0 0 -13px;
  border: 3px solid var(--accent);
  border-radius: 50%;
  background: rgba(255, 255, 255, 0.35);
  box-shadow:
    0 0 0 2px #fff,
    inset 0 0 0 2px #fff;
  pointer-events: none;
`;

const Slider = styled.div`
  width: 100%;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr) 3.5rem;
  gap: 10px;
  align-items: center;
  font-size: var(--fs-small);
  input {
    width: 100%;
    min-height: 32px;
    accent-color: var(--accent);
  }
  output {
    text-align: right;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
