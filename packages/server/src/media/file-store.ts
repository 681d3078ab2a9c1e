/** One stored file as a listing names it. */
export interface StoredEntry {
  key: string;
  modified: Date;
}

/**
 * Where the bytes of pictures and private files live. Two adapters: a local folder and an
 * S3-compatible object store. Nothing above this port knows which one is in use.
 *
 * Keys are lower-case paths such as `public/ab12/original.webp` (see `assertKey`). Files are at
 * most a few megabytes, so they travel as whole buffers. Every method rejects when the store
 * cannot be reached; a missing file is `null` or `false`, never an error.
 */
export interface FileStore {
  /** Writes the whole file or nothing; replaces an older one of the same key. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Gives a file another key, over whatever had it, and the time of now. Moving what is not there is fine. */
  move(from: string, to: string): Promise<void>;
  /** Every file whose key begins with `prefix` (a whole folder, ending in `/`). */
  list(prefix: string): AsyncIterable<StoredEntry>;
}

/** A store that cannot be reached, or refuses. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
  constructor(
    /** A word for people: a status, or a code of the network. */
    readonly reason: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const KEY = /^[a-z0-9][a-z0-9_-]*(?:[./][a-z0-9_-]+)*$/;

/** Throws unless the key is a plain relative path; a bad key is a programming error. */
export function assertKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) throw new Error(`Invalid file key: ${key}`);
}
