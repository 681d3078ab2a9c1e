import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startObjectStore } from '../../test/object-store.ts';
import type { FileStore } from './file-store.ts';
import { openLocalFileStore } from './local-file-store.ts';
import { openS3FileStore } from './s3-file-store.ts';

let folder: string;
let bucket: Awaited<ReturnType<typeof startObjectStore>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'filigrana-files-'));
  bucket = await startObjectStore();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

async function keysOf(store: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}

describe.each([
  ['local folder', () => openLocalFileStore(folder)],
  ['S3-compatible store', async () => openS3FileStore(bucket.settings)],
])('a file store in a %s', (_name, open) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open();
  });

  it('gives back the very bytes that were put', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
    await store.put('public/a/original.webp', bytes, 'image/webp');
    expect(await store.get('public/a/original.webp')).toEqual(bytes);
    expect(await store.exists('public/a/original.webp')).toBe(true);
  });

  it('replaces a file of the same key', async () => {
    await store.put('private/replaced', Buffer.from('one'), 'text/plain');
    await store.put('private/replaced', Buffer.from('two'), 'text/plain');
    expect((await store.get('private/replaced'))?.toString()).toBe('two');
  });

  it('answers null and false for what is not there', async () => {
    expect(await store.get('private/missing')).toBeNull();
    expect(await store.exists('private/missing')).toBe(false);
  });

  it('deletes a file, and does not mind deleting it twice', async () => {
    await store.put('private/gone', Buffer.from('x'), 'text/plain');
    await store.delete('private/gone');
    await store.delete('private/gone');
    expect(await store.get('private/gone')).toBeNull();
  });

  it('moves a file whole, over what was there, with the time of the move', async () => {
    const before = Date.now() - 2000;
    await store.put('moved/from', Buffer.from('x'), 'text/plain');
    await store.put('moved/to', Buffer.from('older'), 'text/plain');
    await store.move('moved/from', 'moved/to');
    expect(await store.get('moved/from')).toBeNull();
    expect((await store.get('moved/to'))?.toString()).toBe('x');
    for await (const { modified } of store.list('moved/'))
      expect(modified.getTime()).toBeGreaterThan(before);
  });

  it('moves nothing, and harms nothing, when somebody else was quicker', async () => {
    await store.put('moved/to', Buffer.from('x'), 'text/plain');
    await store.move('moved/gone', 'moved/to');
    expect((await store.get('moved/to'))?.toString()).toBe('x');
  });

  it('lists one folder with the time of each file', async () => {
    const before = Date.now() - 2000;
    await store.put('listed/b/320.webp', Buffer.from('b'), 'image/webp');
    await store.put('listed/a', Buffer.from('a'), 'image/webp');
    await store.put('other/c', Buffer.from('c'), 'image/webp');
    expect(await keysOf(store, 'listed/')).toEqual(['listed/a', 'listed/b/320.webp']);
    for await (const { modified } of store.list('listed/'))
      expect(modified.getTime()).toBeGreaterThan(before);
  });

  it('lists nothing in a folder that does not exist', async () => {
    expect(await keysOf(store, 'nowhere/')).toEqual([]);
  });

  it.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', 'A', 'a b', '.tmp/x', ''])(
    'refuses the key %j',
    async (key) => {
      await expect(async () => store.get(key)).rejects.toThrow('Invalid file key');
      await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow();
    },
  );
});

describe('the local folder', () => {
  it('is closed to other users of the machine and leaves no drafts', async () => {
    const store = await openLocalFileStore(path.join(folder, 'own'));
    await store.put('private/receipt', Buffer.from('x'), 'image/webp');
    expect((await stat(path.join(folder, 'own/private'))).mode & 0o077).toBe(0);
    expect((await stat(path.join(folder, 'own/private/receipt'))).mode & 0o077).toBe(0);
    expect(await readdir(path.join(folder, 'own/.tmp'))).toEqual([]);
  });

  it('leaves nothing behind when a file cannot be put in its place', async () => {
    const store = await openLocalFileStore(path.join(folder, 'full'));
    await store.put('taken', Buffer.from('x'), 'text/plain');
    await expect(store.put('taken/inside', Buffer.from('y'), 'text/plain')).rejects.toThrow();
    expect(await readdir(path.join(folder, 'full/.tmp'))).toEqual([]);
  });

  it('clears drafts of a killed process when it opens, but not fresh ones', async () => {
    const root = path.join(folder, 'drafts');
    await openLocalFileStore(root);
    await writeFile(path.join(root, '.tmp/old'), 'half');
    await writeFile(path.join(root, '.tmp/fresh'), 'half');
    const hoursAgo = new Date(Date.now() - 2 * 3600 * 1000);
    await utimes(path.join(root, '.tmp/old'), hoursAgo, hoursAgo);
    await openLocalFileStore(root);
    expect(await readdir(path.join(root, '.tmp'))).toEqual(['fresh']);
  });
});

describe('the S3-compatible store', () => {
  it('reads a listing to its last page', async () => {
    // The object store for tests cannot make a second page on this version of OpenSSL.
    const asked: (string | null)[] = [];
    const entry = (key: string) =>
      `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`;
    const server = createServer((request, response) => {
      const token = new URL(request.url ?? '', 'http://store').searchParams.get(
        'continuation-token',
      );
      asked.push(token);
      const next = '<NextContinuationToken>page&amp;2</NextContinuationToken>';
      const body = token ? entry('many/b') : entry('many/a') + next;
      response.end(`<?xml version="1.0"?><ListBucketResult>${body}</ListBucketResult>`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const { port } = server.address() as AddressInfo;
      const endpoint = `http://127.0.0.1:${port}`;
      const store = openS3FileStore({ ...bucket.settings, endpoint });
      expect(await keysOf(store, 'many/')).toEqual(['many/a', 'many/b']);
      expect(asked).toEqual([null, 'page&2']);
    } finally {
      server.close();
    }
  });

  it('says which bucket is missing', async () => {
    const store = openS3FileStore({ ...bucket.settings, bucket: 'absent' });
    await expect(store.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow(/absent/);
  });

  it('reports refused credentials instead of taking them for a missing file', async () => {
    const store = openS3FileStore({ ...bucket.settings, accessKeyId: 'wrong' });
    await expect(store.get('private/replaced')).rejects.toThrow(/403/);
  });
});
