export type { FileStore, StoredEntry } from './file-store.ts';
export { openLocalFileStore } from './local-file-store.ts';
export { openFileStore } from './open-file-store.ts';
export { createMedia, type ImagePurpose, type Media, type StoredFile } from './media.ts';
export { mediaRoutes } from './media.routes.ts';
export { openPictures, type Pictures } from './pictures.ts';
export type { Sweep } from './sweep-orphans.ts';
