import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

/** How the bytes of an answer travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: Encoding[] = ['br', 'gzip'];
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const shrink = promisify(brotliCompress);

/** For what is compressed once and sent often: smaller than it would be worth for one answer. */
export const compressAs = {
  br: (bytes: Buffer) => shrink(bytes, BROTLI),
  gzip: promisify(gzip) as (bytes: Buffer | string) => Promise<Buffer>,
};

/** The best encoding that the client takes. */
export function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'];
  return (accepted && (negotiate(accepted, ENCODINGS) as Encoding)) || 'identity';
}
