import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ConfigError } from '../config/config-error.ts';

/** The pages load only files of their own, and nothing in them is inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Served {
  file: string;
  /** Read by the first who asks: most servers are never asked for most pages. */
  content?: Promise<{ bytes: Buffer; etag: string }>;
}

/** Serves a built documentation site at `/docs`, with its own page for what it does not have. */
export function docsPages(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new ConfigError('--docs', `no hay documentación construida en ${folder}`);
  // Only what is there now has an address, so no address leads out of the folder.
  const served = new Map(
    listed(folder).map((file) => [addressOf(file), { file: join(folder, file) }]),
  );
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': address = '' } = request.params as { '*'?: string };
    const found = served.get(address.replace(/\/$/, ''));
    const shown = found ?? served.get('404');
    if (!shown) return reply.callNotFound();
    const { bytes, etag } = await contentOf(shown);
    const type = extname(shown.file);
    // A policy is for documents; on a script it would bind the workers that it starts.
    if (type === '.html') reply.header('content-security-policy', POLICY);
    else reply.removeHeader('content-security-policy');
    reply
      .header('cache-control', address.startsWith('assets/') && found ? FOREVER : 'no-cache')
      .header('etag', etag);
    if (found && request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .code(found ? 200 : 404)
      .type(TYPES[type] ?? 'application/octet-stream')
      .send(bytes);
  };
  app.get('/docs', answer);
  app.get('/docs/*', answer);
}

/** What pages load stands in a folder that is named after its contents. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Files below a folder, without those that hide. */
const listed = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(sep).some((part) => part.startsWith('.')));

/** Pages are named without their ending. */
const addressOf = (file: string) =>
  file
    .replaceAll(sep, '/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');

function contentOf(served: Served): NonNullable<Served['content']> {
  served.content ??= readFile(served.file)
    .then((bytes) => {
      const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      return { bytes, etag: `W/"${digest}"` };
    })
    .catch((error: unknown) => {
      delete served.content;
      throw error;
    });
  return served.content;
}
