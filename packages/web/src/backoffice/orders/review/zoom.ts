/** How a picture is looked at: how large, and moved by how many pixels from the middle. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };

const LARGEST = 8;
const STEP = 1.25;

/** Keeps the picture over the middle of its frame: it cannot be lost by moving it. */
function within(zoom: Zoom, { width, height }: Size): Zoom {
  const room = (length: number) => Math.max(0, (length * (zoom.scale - 1)) / 2);
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return { ...zoom, x: clamp(zoom.x, room(width)), y: clamp(zoom.y, room(height)) };
}

/**
 * Larger (above 0) or smaller by steps; the point at (x, y) from the middle of the frame stays where it is.
 */
export function zoomBy(zoom: Zoom, steps: number, frame: Size, point = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * STEP ** steps));
  const grown = scale / zoom.scale;
  const x = point.x - (point.x - zoom.x) * grown;
  const y = point.y - (point.y - zoom.y) * grown;
  return within({ scale, x, y }, frame);
}

/** Moved by so many pixels. */
export function panBy(zoom: Zoom, dx: number, dy: number, frame: Size): Zoom {
  return within({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame);
}
