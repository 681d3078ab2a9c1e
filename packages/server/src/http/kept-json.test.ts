import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compressAs } from './encodings.ts';
import { keepJson, sendKeptCompressed, toJson } from './kept-json.ts';

/** A value that counts how often it is written. */
function counted() {
  const value = { times: 0, toJSON: () => ({ written: ++value.times }) };
  return value;
}

test('a kept value is written once', () => {
  const value = keepJson(counted());
  const bytes = Buffer.from('{"written":1}');
  expect([toJson(value), toJson(value)]).toEqual([bytes, bytes]);
});

test('a value that nobody uses is not written at all', () => {
  expect(keepJson(counted()).times).toBe(0);
});

test('any other value is written every time', () => {
  const value = counted();
  expect([toJson(value), toJson(value)]).toEqual(['{"written":1}', '{"written":2}']);
  expect([toJson(null), toJson(7)]).toEqual(['null', '7']);
});

test('a kept value is compressed once for all who take it so, and sent as it is to others', async () => {
  const shrink = vi.spyOn(compressAs, 'br');
  onTestFinished(() => shrink.mockRestore());
  const long = keepJson({ text: 'plata '.repeat(400) });
  const app = fastify();
  app.setReplySerializer(toJson as (value: unknown) => string);
  sendKeptCompressed(app);
  app.get('/', () => long);
  const ask = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const { rawPayload, headers: got } = await app.inject({ url: '/', headers });
    return { bytes: rawPayload, encoding: got['content-encoding'], vary: got['vary'] };
  };
  const [first, again, zipped, plain] = await Promise.all(
    ['gzip, br', 'br', 'gzip', 'identity'].map(ask),
  );
  const text = JSON.stringify(long);
  expect([first?.encoding, first?.vary, zipped?.encoding]).toEqual([
    'br',
    'accept-encoding',
    'gzip',
  ]);
  expect(again?.bytes).toEqual(first?.bytes);
  expect(String(brotliDecompressSync(first!.bytes))).toBe(text);
  expect(String(gunzipSync(zipped!.bytes))).toBe(text);
  expect([String(plain?.bytes), plain?.encoding]).toEqual([text, undefined]);
  expect(shrink).toHaveBeenCalledTimes(1);
});
