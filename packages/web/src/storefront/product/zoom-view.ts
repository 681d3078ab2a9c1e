/** How large a picture is shown, and how far it is moved from the middle, in px. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;

/** Keeps a picture in its frame: nothing beyond its edges comes in, and small enough it is whole. */
export function withinFrame(
  { scale, x, y }: ZoomView,
  frame: { width: number; height: number },
): ZoomView {
  const size = Math.min(LARGEST, Math.max(1, scale));
  const keep = (moved: number, side: number) => {
    const most = (side * (size - 1)) / 2;
    return Math.min(most, Math.max(-most, moved)) || 0;
  };
  return { scale: size, x: keep(x, frame.width), y: keep(y, frame.height) };
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
