import { BANNER_FOCUS_STEP } from '@filigrana/sdk/domain';

/** Widths in pixels that a picture is offered in, besides its own. */
const LADDER: ReadonlySet<number> = new Set([320, 640, 828, 1000, 1600, 2400]);
/** Cuts for the banners of phones, in pixels: what a narrow screen does not show is not sent. */
const CUTS: ReadonlyMap<number, number> = new Map([
  [640, 448],
  [828, 580],
  [1000, 700],
]);

const CONTENT_TYPES = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;

export type ImageFormat = keyof typeof CONTENT_TYPES;

/** What an address under `/media/` asks for. `width` is null for the picture itself. */
export interface ImageRequest {
  id: string;
  width: number | null;
  /** Of a cut; null for the whole picture. */
  height: number | null;
  /** Where a cut looks, in per cent along the side that it shortens; null where nobody has chosen. */
  focus: number | null;
  format: ImageFormat;
  contentType: string;
}

/** `<id>-<width>x<height>-<focus>.<format>`, most of it optional. */
const NAME =
  /^([0-9a-f]{32}_([1-9]\d{0,3})x[1-9]\d{0,3})(?:-([1-9]\d{0,3})(?:x([1-9]\d{0,3})(?:-(\d|[1-9]\d|100))?)?)?\.(webp|avif|jpg)$/;

/**
 * The id of a picture: 128 bits of its content's SHA-256 and its size in pixels, so that a page that
 * knows only the address knows the picture's shape and widths too.
 */
export function imageId(sha256: string, width: number, height: number): string {
  return `${sha256.slice(0, 32)}_${width}x${height}`;
}

/** The address the API names: a WebP of the full size, which every browser reads. */
export function imageUrl(id: string): string {
  return `/media/${id}.webp`;
}

/** The address of a JPEG at most 1000 pixels wide, for mail programs that know no other format. */
export function jpegUrl(id: string): string {
  const width = Math.min(1000, Number(/_(\d+)x/.exec(id)?.[1]));
  return `/media/${id}-${width}.jpg`;
}

/**
 * Reads a file name under `/media/`. Null for any name that no picture can have, among them widths
 * off the ladder, other cuts, and a focus between the steps: nobody can make the server draw sizes at will. A width above the source means the
 * source's own, so that a page which does not look at the size in the id never gets a broken picture.
 *
 * @example parseImageName('0123456789abcdef0123456789abcdef_1200x1200-640.avif')?.width // 640
 */
export function parseImageName(name: string): ImageRequest | null {
  const [, id, source, asked, cut, looks, format] = NAME.exec(name) ?? [];
  if (!id || !isFormat(format)) return null;
  const whole = { id, height: null, focus: null, format, contentType: CONTENT_TYPES[format] };
  if (asked === undefined) return format === 'webp' ? { ...whole, width: null } : null;
  const width = Number(asked);
  if (cut !== undefined) {
    const height = Number(cut);
    const focus = looks === undefined ? null : Number(looks);
    if (CUTS.get(width) !== height || (focus ?? 0) % BANNER_FOCUS_STEP !== 0) return null;
    return { ...whole, width, height, focus };
  }
  if (width !== Number(source) && !LADDER.has(width)) return null;
  return { ...whole, width: Math.min(width, Number(source)) };
}

function isFormat(text: string | undefined): text is ImageFormat {
  return text !== undefined && Object.hasOwn(CONTENT_TYPES, text);
}
