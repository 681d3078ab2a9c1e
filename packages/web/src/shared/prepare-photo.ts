/** Why a file cannot be made ready: a photo that the browser cannot open, a PDF with too many pages, or one that cannot be drawn. */
export type PhotoProblem = 'heic' | 'pdfLong' | 'pdfUnreadable';

/** A photo that was made ready to be sent, or why it cannot be. */
export type PreparedPhoto = { file: File } | { problem: PhotoProblem };

/** Longest side of what is sent, in pixels: small print of a receipt stays readable. */
const MAX_SIDE = 2400;

/** Photos up to this size go as they are, in bytes. */
const LIGHT = 1_500_000;

const QUALITY = 0.86;

/** Whether a file calls itself a photo as iPhones take them. */
export const isHeic = ({ type, name }: File): boolean =>
  /hei[cf]/i.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/**
 * Makes a photo ready to be sent: large ones are scaled down and written as JPEG, upright; HEIC is
 * turned into JPEG where the browser can read it, and is a problem where it cannot. Whatever is no
 * photo, is light already, or would grow, is handed back as it is. Never rejects.
 *
 * @example const result = await preparePhoto(file); 'file' in result && attach(result.file)
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const heic = isHeic(file);
  if (!heic && (!file.type.startsWith('image/') || file.size <= LIGHT)) return { file };
  const smaller = await redraw(file).catch(() => null);
  if (heic) return smaller ? { file: asJpeg(smaller, file) } : { problem: 'heic' };
  return { file: smaller && smaller.size < file.size ? asJpeg(smaller, file) : file };
}

async function redraw(file: File): Promise<Blob | null> {
  const photo = await createImageBitmap(file);
  try {
    const scale = Math.min(1, MAX_SIDE / Math.max(photo.width, photo.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(photo.width * scale));
    canvas.height = Math.max(1, Math.round(photo.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // Where the photo is transparent JPEG would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, 0, 0, canvas.width, canvas.height);
    return await writeJpeg(canvas);
  } finally {
    photo.close();
  }
}

/** What is on a canvas as JPEG; null where the browser cannot write it. */
export const writeJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

/** The picture of a file in its place, under its name. */
export const asJpeg = (blob: Blob, { name, lastModified }: File): File =>
  new File([blob], `${name.replace(/\.[^.]+$/, '')}.jpg`, { type: 'image/jpeg', lastModified });
