import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Cameras need a white edge of this many squares. */
const EDGE = 4;

/** A text as a QR code: dark on white, whatever the page around it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = encode(text, { border: EDGE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.length} ${data.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: min(220px, 100%);
  margin-inline: auto;
  background: #fff;
  fill: #000;
`;
