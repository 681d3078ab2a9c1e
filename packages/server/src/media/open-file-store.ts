import { join } from 'node:path';
import type { S3Config } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { openLocalFileStore } from './local-file-store.ts';
import { openS3FileStore } from './s3-file-store.ts';

/** The file store that the settings ask for: an object store, or a folder of the data folder. */
export async function openFileStore({
  s3,
  dataDir,
}: {
  s3?: S3Config | undefined;
  dataDir: string;
}): Promise<FileStore> {
  return s3 ? openS3FileStore(s3) : openLocalFileStore(join(dataDir, 'files'));
}
