export { adoptStore } from './adopt-store.ts';
export { digest } from './digest.ts';
export { endingOf } from './file-keys.ts';
export type { FileStore, StoredEntry } from './file-store.ts';
export { openLocalFileStore } from './local-file-store.ts';
export { openFileStore, type StorePlace } from './open-file-store.ts';
export { createMedia, type ImagePurpose, type Media, type StoredFile } from './media.ts';
export { mediaRoutes, sendPicture } from './media.routes.ts';
export type { Preview } from './previews.ts';
export { openPictures, type Pictures } from '../pictures/pictures.ts';
export {
  deleteQuarantined,
  listQuarantine,
  readingQuarantine,
  takeBack,
  type QuarantinedFile,
} from './quarantine.ts';
export {
  claimStore,
  claimStoreOnPurpose,
  findStore,
  openOwnStore,
  refuseToBegin,
} from './shop-store.ts';
export { sweepOrphans, type Sweep } from './sweep-orphans.ts';
