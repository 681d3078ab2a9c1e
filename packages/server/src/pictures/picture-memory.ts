/** What a file says of its picture. */
export interface PictureHeader {
  /** Pixels. */
  width: number;
  height: number;
  channels: number;
  /** Bytes of one channel of one pixel. */
  sampleBytes: number;
  format: string;
  /** Interlaced: its pixels come in several passes. */
  isProgressive: boolean;
  /** How the colours of a JPEG are thinned out, for example `4:2:0`. */
  chroma?: string | undefined;
}

const MB = 1_000_000;
/**
 * The most that decoding one picture may take. A 50 megapixel photograph of a phone passes (150 MB by
 * this count), and so does an AVIF of 12 megapixels; a worker holds it beside the file itself.
 */
export const DECODING_MAX = 230 * MB;
/** Up to here many may be decoded at a time: 24 megapixels of a JPEG, 4 of an AVIF. */
export const ORDINARY_MAX = 75 * MB;

/** Bytes that decoding a picture takes: those of its pixels, as often as its format needs them. */
export function memoryToDecode(header: PictureHeader): number {
  const { width, height, channels, sampleBytes } = header;
  return width * height * channels * sampleBytes * timesHeld(header);
}

/**
 * Measured as the growth of a process that decodes 12 to 50 megapixels. Most formats come line by
 * line and take less than is counted here; what comes in passes is held whole; an AVIF exists several
 * times, in the decoder's colours and in ours.
 */
function timesHeld({ format, isProgressive, chroma }: PictureHeader): number {
  if (format === 'heif') return 6;
  if (format === 'jpeg' && isProgressive) return chroma === '4:2:0' ? 1.5 : 2.5;
  return isProgressive || format === 'gif' ? 1.6 : 1;
}
