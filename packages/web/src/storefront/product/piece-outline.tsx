import { styled } from 'styled-components';
import type { Size } from './detail-words.ts';
import { drawnSize } from './drawing-words.ts';

interface Props {
  size: Size;
  /** Its upper left corner, mm. */
  x: number;
  y: number;
}

/** The room that a piece takes: a frame of its size, or a line with two ends where one side is known. */
export function PieceOutline({ size, x, y }: Props) {
  const { width, height } = drawnSize(size);
  if (width > 0 && height > 0)
    return <Outline as="rect" {...{ x, y, width, height }} rx={Math.min(width, height) / 4} />;
  const [line, end] = width > 0 ? [`h${width}`, 'm0-2v4'] : [`v${height}`, 'm-2 0h4'];
  return <Outline d={`M${x} ${y}${end}M${x} ${y}${line}${end}`} />;
}

export const Outline = styled.path`
  fill: var(--surface-tint);
  stroke: var(--accent);
  stroke-width: 2px;
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`;
