/** Widths that the server keeps of every public picture, in px. */
const WIDTHS = [320, 640, 1000, 1600, 2400];

/** `/media/<id>.webp`, with or without an origin before it. */
const MEDIA = /^((?:https?:\/\/[^/]+)?\/media\/[^/?#]+)\.webp$/;

/** The picture in several widths, when its address says that there are; otherwise undefined. */
export function srcSetOf(url: string): string | undefined {
  const base = MEDIA.exec(url)?.[1];
  if (base === undefined) return undefined;
  return WIDTHS.map((width) => `${base}-${width}.webp ${width}w`).join(', ');
}
