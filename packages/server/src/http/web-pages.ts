import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { HttpProblem } from '@filigrana/sdk/answers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebApp, WebRequest } from './web-app.ts';
import { withDeadline } from './deadline.ts';
import { pagePolicy } from './security.ts';

export interface WebPagesOptions extends Omit<WebRequest, 'url' | 'nonce'> {
  web: WebApp;
  /** Stops whoever asks for far too many pages. */
  limit: (request: FastifyRequest) => Promise<void>;
}

/** Addresses that never are pages. */
const NOT_A_PAGE = /^\/(api|media|files|assets)(\/|$)/;
const RENDER_MS = 10_000;

/** Serves the browser's files, and renders every other address as a page. */
export async function webPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const hashed = join(options.web.assetsDir, 'assets/');
  await app.register(fastifyStatic, {
    root: options.web.assetsDir,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    // What the build has compressed is sent instead of the file beside it, never by its own name.
    preCompressed: true,
    globIgnore: ['.vite/**', '**/*.{br,gz}'],
    cacheControl: false,
    setHeaders(reply, path) {
      // A policy is for documents; on a script it would bind the workers that it starts.
      void reply.removeHeader('content-security-policy');
      // Files with a hash in their name never change.
      const forever = path.startsWith(hashed);
      void reply.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  // Browsers ask here for an icon when a page names none.
  app.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.svg'));
  app.get('/*', { onRequest: options.limit }, (request, reply) =>
    renderPage(request, reply, options),
  );
}

async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { web, limit: _limit, ...site }: WebPagesOptions,
): Promise<FastifyReply> {
  const { url } = request;
  if (NOT_A_PAGE.test(url.split('?', 1)[0] ?? '')) throw new HttpProblem('NOT_FOUND');
  const nonce = randomBytes(16).toString('base64url');
  try {
    const page = await withDeadline(web.render({ ...site, url, nonce }), RENDER_MS);
    return await reply
      .code(page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(nonce, site.shop.host),
        'cache-control': 'private, no-cache',
        ...page.headers,
      })
      .send(page.html);
  } catch (error) {
    request.log.error({ err: error }, 'rendering failed');
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(FAILURE_PAGE);
  }
}

const FAILURE_PAGE = `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Algo salió mal</title></head>
<body>
<h1>Algo salió mal</h1>
<p>No pudimos mostrar esta página. Inténtalo de nuevo en unos segundos.</p>
<p><a href="/">Volver al inicio</a></p>
</body>
</html>
`;
