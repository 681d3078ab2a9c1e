import { FILE_SIZE_MAX } from './limits.ts';

/** What is known of a file before its content is read; a `File` of the browser has all three. */
export interface AttachedFile {
  /** MIME type; '' when the browser does not know it. */
  type: string;
  /** Bytes; pickers of React Native may not tell. */
  size?: number | undefined;
  /** Name of the file with its ending, which tells its kind where `type` does not. */
  name?: string;
}

/** What is wrong with a file. */
export type AttachmentProblem = 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'FILE_TYPE';

/** A purpose that files are attached for. */
export type AttachmentKind =
  | 'image'
  | 'video'
  | 'checkoutReceipt'
  | 'paymentPageReceipt'
  | 'anyReceipt';

const IMAGES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
const PDF = 'application/pdf';

/**
 * MIME types by purpose. The checkout takes an image; the payment page png, jpg, jpeg and pdf; the
 * server both. SVG is never accepted. Source: specification §9, decisions.
 */
export const ATTACHMENT_TYPES: Readonly<Record<AttachmentKind, readonly string[]>> = {
  image: IMAGES,
  video: ['video/mp4', 'video/webm'],
  checkoutReceipt: IMAGES,
  paymentPageReceipt: ['image/png', 'image/jpeg', PDF],
  anyReceipt: [...IMAGES, PDF],
};

/** Endings of file names, for browsers that do not know the type of a file. */
const ENDINGS: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: PDF,
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/**
 * The `accept` attribute of a file field.
 *
 * @example attachmentAccept('paymentPageReceipt') // 'image/png,image/jpeg,application/pdf'
 */
export function attachmentAccept(kind: AttachmentKind): string {
  return ATTACHMENT_TYPES[kind].join(',');
}

/**
 * What is wrong with a file for its purpose, or null. This is the quick look of a form; the server
 * checks the content. Source: specification §5 ('Archivo no válido'), §9; decisions (10 MB).
 *
 * @example attachmentProblem({ type: 'application/pdf', size: 900 }, 'checkoutReceipt') // 'FILE_TYPE'
 */
export function attachmentProblem(
  file: AttachedFile,
  kind: AttachmentKind,
): AttachmentProblem | null {
  if (!ATTACHMENT_TYPES[kind].includes(typeOf(file))) return 'FILE_TYPE';
  if (file.size === 0) return 'FILE_EMPTY';
  return (file.size ?? 0) > FILE_SIZE_MAX ? 'FILE_TOO_LARGE' : null;
}

/**
 * Whether a receipt chosen on the payment page can be handed on to the checkout, which takes images.
 * Source: decisions, `/clientes/pago`.
 */
export function isImageFile(file: AttachedFile): boolean {
  return ATTACHMENT_TYPES.image.includes(typeOf(file));
}

function typeOf(file: AttachedFile): string {
  const type = file.type.toLowerCase();
  if (type === 'image/jpg') return 'image/jpeg';
  if (type !== '') return type;
  return ENDINGS[file.name?.split('.').at(-1)?.toLowerCase() ?? ''] ?? '';
}
