/** Folders of the store. What lies in `public/` anybody may fetch; `private/` needs a signed link. */
export const PUBLIC_FOLDER = 'public/';
export const PRIVATE_FOLDER = 'private/';

export function originalKey(id: string): string {
  return `${PUBLIC_FOLDER}${id}/original.webp`;
}

export function variantKey(id: string, width: number, format: string): string {
  return `${PUBLIC_FOLDER}${id}/${width}.${format}`;
}

export function privateKey(id: string): string {
  return `${PRIVATE_FOLDER}${id}`;
}

/** The file that a key belongs to: a picture's variants all belong to the picture. */
export function fileOfKey(key: string): string {
  return key.split('/')[1] ?? '';
}
