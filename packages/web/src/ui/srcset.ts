/** Widths that the server keeps of every public picture, in px. */
const WIDTHS = [320, 640, 828, 1000, 1600, 2400];

/** Cuts for narrow screens that the server keeps of pictures whose size it knows, in px. */
const CUTS = [
  [640, 448],
  [828, 580],
  [1000, 700],
] as const;

/** `/media/<id>.webp`, with or without an origin before it. */
const MEDIA = /^((?:https?:\/\/[^/]+)?\/media\/[^/?#]+)\.webp$/;

type Format = 'webp' | 'avif';

/** In per cent of a picture's width and height. */
interface Point {
  x: number;
  y: number;
}

/** The picture in several widths, when its address says that there are; otherwise undefined. */
export function srcSetOf(url: string, format: Format = 'webp'): string | undefined {
  const base = MEDIA.exec(url)?.[1];
  if (base === undefined) return undefined;
  const own = Number(/_(\d+)x\d+$/.exec(base)?.[1] ?? Infinity);
  // The first width that is not below its own holds all there is.
  const most = WIDTHS.findIndex((width) => width >= own) + 1 || WIDTHS.length;
  return WIDTHS.slice(0, most)
    .map((width) => `${base}-${width}.${format} ${width}w`)
    .join(', ');
}

/**
 * `sizes` for a phone whose screen has three points for a pixel: two show all that an eye sees, and
 * weigh half as much.
 *
 * @param vw Share of a phone's width that the picture takes, in per cent.
 * @param beyond Widths that are no phone's, as in HTML.
 */
export const phoneSizes = (vw: number, ...beyond: string[]): string =>
  [
    `(max-width: 639px) and (min-resolution: 2.5dppx) ${Math.round((vw * 2) / 3)}vw`,
    ...beyond,
    `${vw}vw`,
  ].join(', ');

/**
 * A part of a wide picture, 10 to 7, for screens that would show no more of it.
 *
 * @param focus What has to be in it, in per cent; the server looks at the right side by itself.
 */
export function cutSetOf(url: string, format: Format, focus: Point | null = null) {
  const base = MEDIA.exec(url)?.[1] ?? '';
  const [, width, height] = /_(\d+)x(\d+)$/.exec(base) ?? [];
  if (!width) return undefined;
  // A cut shortens one side only.
  const looks = focus && `-${Number(width) * 7 > Number(height) * 10 ? focus.x : focus.y}`;
  return CUTS.map(([w, h]) => `${base}-${w}x${h}${looks ?? ''}.${format} ${w}w`).join(', ');
}
