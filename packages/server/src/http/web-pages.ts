import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../ports/clock.ts';
import type { WebApp, WebRequest, WebResponse } from './web-app.ts';
import { asksForHome, englishHome, isEnglish } from './chosen-language.ts';
import { withDeadline } from './deadline.ts';
import { encodingFor } from './encodings.ts';
import { keepPages, keptPage, type KeptPage } from './kept-pages.ts';
import { pagePolicy } from './security.ts';

export interface WebPagesOptions extends Omit<WebRequest, 'url'> {
  web: WebApp;
  /** Equal as long as every page would be the same; left out where nobody knows. */
  readVersion?: (() => Promise<string>) | undefined;
  clock: Clock;
  /** Stops whoever asks for far too many pages. */
  limit: (request: FastifyRequest) => Promise<void>;
}

/** Addresses that never are pages. */
const NOT_A_PAGE = /^\/(api|media|files|assets)(\/|$)/;
const RENDER_MS = 10_000;

/** Serves the browser's files, and renders every other address as a page. */
export async function webPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const { isBilingual = false } = options.web;
  const files = await listFiles(options.web.assetsDir);
  const hashed = join(options.web.assetsDir, 'assets/');
  await app.register(fastifyStatic, {
    root: options.web.assetsDir,
    serve: false,
    // What the build has compressed is sent instead of the file beside it, never by its own name.
    preCompressed: true,
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
  const pageOf = pages(options);
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (files.has(path.slice(1))) return reply.sendFile(path.slice(1));
    await options.limit(request);
    if (NOT_A_PAGE.test(path)) return reply.callNotFound();
    const isEntrance = isBilingual && asksForHome(request.url);
    const english = isEntrance ? englishHome(request) : null;
    if (english)
      return reply.headers({ 'cache-control': 'no-store', vary: 'cookie' }).redirect(english);
    try {
      const page = await pageOf(request.url);
      return await sendPage(request, reply, isEntrance ? forEachChoice(page) : page);
    } catch (error) {
      request.log.error({ err: error }, 'rendering failed');
      return reply
        .code(500)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(failurePage(isBilingual && isEnglish(path) ? ENGLISH_FAILURE : SPANISH_FAILURE));
    }
  });
}

/** What browsers may ask for, by its path in the build: nothing hidden, nothing by its compressed name. */
async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
      .filter((path) => !/(^|\/)\.|\.(br|gz)$/.test(path)),
  );
}

/** How a page is come by: from memory where it is known what pages are made of, else drawn anew. */
function pages({ web, limit: _limit, readVersion, clock, ...site }: WebPagesOptions) {
  const draw = async (url: string): Promise<WebResponse> => {
    const page = await withDeadline(web.render({ ...site, url }), RENDER_MS);
    const policy = pagePolicy(page.inlineStyles ?? [], site.shop.host);
    return { ...page, headers: { 'content-security-policy': policy, ...page.headers } };
  };
  if (!readVersion) return async (url: string) => keptPage(await draw(url));
  const keep = keepPages({ readVersion, now: () => clock.now().getTime() });
  return (url: string) => keep(url, () => draw(url));
}

/** Whoever has chosen English is led on from it. */
const forEachChoice = (page: KeptPage): KeptPage => ({
  ...page,
  headers: { ...page.headers, vary: 'accept-encoding, cookie' },
});

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, bytes }: KeptPage,
): Promise<FastifyReply> {
  void reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    // Browsers ask each time, for everybody sees what the shop has now; a network of caches may send
    // what it has while it asks (RFC 9213).
    'cache-control': 'public, no-cache',
    'cdn-cache-control': 'max-age=0, stale-while-revalidate=60',
    vary: 'accept-encoding',
    etag,
    ...headers,
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await bytes(encoding));
}

const SPANISH_FAILURE = {
  lang: 'es',
  title: 'Algo salió mal',
  text: 'No pudimos mostrar esta página. Inténtalo de nuevo en unos segundos.',
  home: '/',
  back: 'Volver al inicio',
};
const ENGLISH_FAILURE = {
  lang: 'en',
  title: 'Something went wrong',
  text: 'We could not show this page. Please try again in a few seconds.',
  home: '/en',
  back: 'Back to the home page',
};

const failurePage = ({ lang, title, text, home, back }: typeof SPANISH_FAILURE) => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${home}">${back}</a></p>
</body>
</html>
`;
