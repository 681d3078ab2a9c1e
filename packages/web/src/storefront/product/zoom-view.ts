/** How large a picture is shown, and how far it is moved from the middle, in px. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;

interface Sides {
  width: number;
  height: number;
}

/**
 * Keeps a picture in its frame: what it fills stays filled, and along a side that it does not fill it stays in the
 * middle.
 *
 * @param ratio Width of the picture for its height: whole, it touches the frame with two sides.
 */
export function withinFrame({ scale, x, y }: ZoomView, frame: Sides, ratio: number): ZoomView {
  const size = Math.min(LARGEST, Math.max(1, scale));
  const keep = (moved: number, whole: number, side: number) => {
    const most = Math.max(0, (whole * size - side) / 2);
    return Math.min(most, Math.max(-most, moved)) || 0;
  };
  const { width, height } = frame;
  return {
    scale: size,
    x: keep(x, Math.min(width, height * ratio), width),
    y: keep(y, Math.min(height, width / ratio), height),
  };
}

/**
 * The view some times as large, with one point of the screen staying where it is.
 *
 * @param point From the middle of the frame, px.
 */
export function scaledAround(
  view: ZoomView,
  times: number,
  point: { x: number; y: number },
): ZoomView {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * times));
  const grown = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  };
}
