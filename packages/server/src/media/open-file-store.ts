import { join } from 'node:path';
import type { S3Config } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { openLocalFileStore } from './local-file-store.ts';
import { openS3FileStore } from './s3-file-store.ts';

/** A folder or a bucket as it is, before anybody asks whose files lie in it. */
export interface StorePlace {
  files: FileStore;
  /** The setting to blame for what is found in it. */
  setting: 'DATA_DIR' | 'S3_BUCKET';
  /** Whether several shops have their files side by side, each under its identity. */
  isShared: boolean;
}

/** The place that the settings ask for: an object store, or a folder of the data folder. */
export async function openFileStore({
  s3,
  dataDir,
}: {
  s3?: S3Config | undefined;
  dataDir: string;
}): Promise<StorePlace> {
  return s3
    ? { files: openS3FileStore(s3), setting: 'S3_BUCKET', isShared: true }
    : {
        files: await openLocalFileStore(join(dataDir, 'files')),
        setting: 'DATA_DIR',
        isShared: false,
      };
}
