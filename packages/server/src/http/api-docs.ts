import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

interface Page {
  html: string;
  policy: string;
}

/** Serves the built reference documentation at `/api/docs`; does nothing without it. */
export function apiDocsRoute(app: FastifyInstance, file: URL): void {
  if (!existsSync(file)) return;
  // Megabytes that most servers are never asked for: read by the first who does.
  let page: Promise<Page> | undefined;
  app.get('/api/docs', async (_request, reply) => {
    page ??= readPage(file).catch((error: unknown) => {
      page = undefined;
      throw error;
    });
    const { html, policy } = await page;
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

async function readPage(file: URL): Promise<Page> {
  const html = await readFile(file, 'utf8');
  return { html, policy: docsPolicy(html) };
}

/** Lets exactly the page's own inline scripts and styles work. */
function docsPolicy(html: string): string {
  const scripts = inlineContents(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const styles = inlineContents(html, /<style[^>]*>([\s\S]*?)<\/style>/gi);
  return [
    "default-src 'none'",
    `script-src ${hashes(scripts)}`,
    // The page fills empty style elements through the DOM: those count as empty.
    `style-src ${hashes([...styles, ''])}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    'worker-src blob:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inlineContents(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

function hashes(contents: readonly string[]): string {
  return contents
    .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join(' ');
}
