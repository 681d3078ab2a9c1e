import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver, { type ObjectStore } from 's3rver';
import type { S3Config } from '../src/config/config.ts';

/** A real S3-compatible object store on a free port, with one empty bucket. */
export async function startObjectStore(): Promise<{
  settings: S3Config;
  stop: () => Promise<void>;
}> {
  const directory = await mkdtemp(path.join(tmpdir(), 'filigrana-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: 'filigrana' }],
  });
  showWholeObjects(server.store, directory);
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'filigrana',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** S3 shows an object whole or not at all. S3rver empties its file first, and answers before it is written. */
function showWholeObjects(store: ObjectStore, directory: string): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
  const getObject = store.getObject.bind(store);
  store.getObject = (...asked) => inTurn(() => getObject(...asked));
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const draft = path.join(directory, randomUUID());
    await writeFile(draft, bytes);
    return inTurn(async () => {
      const target = store.getResourcePath(bucket, key, 'object');
      await mkdir(path.dirname(target), { recursive: true });
      await rename(draft, target);
      const md5 = createHash('md5').update(bytes).digest('hex');
      await store.putMetadata(bucket, key, metadata, md5);
      return { size: bytes.length, md5 };
    });
  };
}
