/** Widths that the server keeps of every public picture, in px. */
const WIDTHS = [320, 640, 828, 1000, 1600, 2400];

/** `/media/<id>.webp`, with or without an origin before it. */
const MEDIA = /^((?:https?:\/\/[^/]+)?\/media\/[^/?#]+)\.webp$/;

export type Format = 'webp' | 'avif';

/** What the addresses of a picture that the server keeps begin with; undefined for any other. */
export const mediaBase = (url: string): string | undefined => MEDIA.exec(url)?.[1];

/** The picture in several widths, when its address says that there are; otherwise undefined. */
export function srcSetOf(url: string, format: Format = 'webp'): string | undefined {
  const base = mediaBase(url);
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
