import type { findStoredFiles } from './files.repository.ts';

type NotedFile = Pick<
  Awaited<ReturnType<typeof findStoredFiles>>[number],
  'idArchivo' | 'privado' | 'estado'
>;

/** Folders of the store. What lies in `public/` anybody may fetch; `private/` needs a signed link. */
export const PUBLIC_FOLDER = 'public/';
export const PRIVATE_FOLDER = 'private/';
/** Receipts as they arrived, until they are drawn anew. Nobody can fetch them. */
export const RECEIVED_FOLDER = 'received/';

/** Where files lie that notes of the database speak of. */
export const FILE_FOLDERS = [PUBLIC_FOLDER, PRIVATE_FOLDER, RECEIVED_FOLDER] as const;

/** What no note speaks of waits here, under its whole key, until it is deleted. */
export const QUARANTINE_FOLDER = 'quarantine/';
/** Whose files a place holds: one small file for each shop. */
export const SHOPS_FOLDER = 'shops/';

/** Of a picture or a video; the id of a video says what it ends in. */
export function originalKey(id: string): string {
  const [, ending = 'webp'] = id.split('.');
  return `${PUBLIC_FOLDER}${id}/original.${ending}`;
}

export function variantKey(
  id: string,
  width: number,
  format: string,
  { height = null, focus = null }: { height?: number | null; focus?: number | null } = {},
): string {
  const cut = (height === null ? '' : `x${height}`) + (focus === null ? '' : `-${focus}`);
  return `${PUBLIC_FOLDER}${id}/${width}${cut}.${format}`;
}

/** Where the previews of a name lie that show a picture, and how their keys begin. */
export function previewsOf(photo: string, name: string): { folder: string; start: string } {
  const folder = `${PUBLIC_FOLDER}${photo}/`;
  return { folder, start: `${folder}vista-${name}-` };
}

export function previewKey(photo: string, name: string, mark: string): string {
  return `${previewsOf(photo, name).start}${mark}.jpg`;
}

export function privateKey(id: string): string {
  return `${PRIVATE_FOLDER}${id}`;
}

export function receivedKey(id: string): string {
  return `${RECEIVED_FOLDER}${id}`;
}

/** Where a noted file lies: a receipt that has not been drawn anew lies where it arrived. */
export function storedKey({ idArchivo, privado, estado }: NotedFile): string {
  if (privado === 0) return originalKey(idArchivo);
  return estado === 'espera' || estado === 'ilegible'
    ? receivedKey(idArchivo)
    : privateKey(idArchivo);
}

/** The file that a key belongs to: a picture's variants all belong to the picture. */
export function fileOfKey(key: string): string {
  return key.split('/')[1] ?? '';
}

export function quarantineKey(key: string): string {
  return QUARANTINE_FOLDER + key;
}

/** The key that a quarantined file had. */
export function keyInQuarantine(key: string): string {
  return key.slice(QUARANTINE_FOLDER.length);
}

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** What the name of a private file ends in when somebody saves it. */
export function endingOf(mime: string): string {
  return ENDINGS[mime] ?? 'bin';
}
