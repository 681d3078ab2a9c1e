import { styled } from 'styled-components';

/** Names of the drawings in the document's sprite. */
export type IconName =
  | 'menu'
  | 'close'
  | 'search'
  | 'user'
  | 'bag'
  | 'down'
  | 'up'
  | 'right'
  | 'left'
  | 'back'
  | 'plus'
  | 'minus'
  | 'trash'
  | 'edit'
  | 'eye'
  | 'eyeoff'
  | 'upload'
  | 'image'
  | 'check'
  | 'info'
  | 'alert'
  | 'ok'
  | 'filter'
  | 'ring'
  | 'layers'
  | 'receipt'
  | 'gem'
  | 'users'
  | 'help'
  | 'sliders'
  | 'horn'
  | 'out'
  | 'mail'
  | 'phone'
  | 'pin'
  | 'truck'
  | 'bank'
  | 'mobile'
  | 'send'
  | 'lock'
  | 'unlock'
  | 'reload'
  | 'pause'
  | 'play'
  | 'ruler'
  | 'copy'
  | 'file'
  | 'zoom'
  | 'fb'
  | 'ig'
  | 'wa'
  | 'clock'
  | 'star'
  | 'link'
  | 'heart'
  | 'hearted';

export type IconSize = 'sm' | 'md' | 'lg';

/**
 * A drawing of the sprite: 24 grid, 1.5 stroke, in the colour of the text. Always decorative: the
 * name of what it does stands beside it or in the `aria-label` of its control.
 */
export function Icon({
  name,
  size = 'md',
  className,
}: {
  name: IconName;
  size?: IconSize;
  className?: string;
}) {
  return (
    <Svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-size={size}
      className={className}
    >
      <use href={`#i-${name}`} />
    </Svg>
  );
}

const Svg = styled.svg`
  width: 22px;
  height: 22px;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-size='sm'] {
    width: 18px;
    height: 18px;
  }
  &[data-size='lg'] {
    width: 28px;
    height: 28px;
    stroke-width: 1.3;
  }
`;
