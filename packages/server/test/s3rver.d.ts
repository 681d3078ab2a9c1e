/** The part of the object store for tests that we use; the package has no types of its own. */
declare module 's3rver' {
  import type { Readable } from 'node:stream';

  export interface StoredObject {
    bucket: string;
    key: string;
    content: Buffer | Readable;
    metadata: object;
  }

  export interface ObjectStore {
    getResourcePath(bucket: string, key: string, resource: string): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
    getObject(bucket: string, key: string, options?: object): Promise<StoredObject | null>;
  }

  export default class S3rver {
    store: ObjectStore;
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
