import type { FastifyInstance } from 'fastify';
import { compressAs, encodingFor } from './encodings.ts';

const kept = new WeakMap<object, Buffer | null>();
/** Of the bytes of kept values: as they travel compressed. */
const copies = new WeakMap<Buffer, Partial<Record<'br' | 'gzip', Promise<Buffer>>>>();
/** Bytes from which an answer is worth compressing. */
export const COMPRESS_FROM = 1024;

/**
 * Promises that a value will never change, so that its JSON is made once however often it is
 * answered with: as bytes, which leave as they are, while a text would be encoded for every answer.
 *
 * @returns the same value.
 */
export function keepJson<Value extends object>(value: Value): Value {
  kept.set(value, null);
  return value;
}

/** The JSON of an answer; for kept values the bytes of last time. */
export function toJson(value: unknown): string | Buffer {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = kept.get(value);
  if (known === undefined) return JSON.stringify(value);
  const bytes = known ?? Buffer.from(JSON.stringify(value));
  kept.set(value, bytes);
  if (bytes.length >= COMPRESS_FROM && !copies.has(bytes)) copies.set(bytes, {});
  return bytes;
}

/** Kept values are compressed once for all who ask; everything else for each answer anew. */
export function sendKeptCompressed(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const known = Buffer.isBuffer(payload) ? copies.get(payload) : undefined;
    const encoding = known ? encodingFor(request) : 'identity';
    if (!known || encoding === 'identity') return done(null, payload);
    known[encoding] ??= compressAs[encoding](payload as Buffer);
    known[encoding].then((bytes) => {
      const vary = reply.getHeader('vary');
      void reply.header('vary', [vary, 'accept-encoding'].filter(Boolean).join(', '));
      void reply.header('content-encoding', encoding);
      done(null, bytes);
    }, done);
  });
}
