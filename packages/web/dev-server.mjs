// Development of the web app: no build, hot reloading, the same rendering as in production.
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { createServer } from 'vite';
import { proxy } from './dev-proxy.mjs';

const root = import.meta.dirname;
const SERVER_ENTRY = '/src/app/entry-server.ts';

/**
 * The web app straight from its sources.
 *
 * - `middleware`: Connect middleware for modules, styles and hot reloading; mount it before `render`.
 * - `render`: the same function that the build exports: `{ url, fetch, siteUrl, shop }` →
 *   `{ status, headers, html, inlineStyles, isWhole }`.
 * - `close`: stops watching.
 *
 * @param {{ server?: import('node:http').Server }} [options] `server` carries the hot-reload socket.
 */
export async function createDevWeb({ server } = {}) {
  const vite = await createServer({
    root,
    server: {
      middlewareMode: true,
      ...(server && { hmr: { server } }),
      ws: server ? undefined : false,
    },
  });
  return {
    middleware: vite.middlewares,
    async render(request) {
      const entry = await vite.ssrLoadModule(SERVER_ENTRY);
      const page = await entry.render(request);
      if (!page.html || !page.headers['content-type'].startsWith('text/html')) return page;
      const html = await vite.transformIndexHtml(request.url, page.html);
      return { ...page, html };
    },
    close: () => vite.close(),
  };
}

/**
 * A whole development server: pages from here, everything of the API from `api`.
 *
 * @param {{ port: number, api: string, shopFile: string, host?: string }} options
 */
export async function startDevServer({ port, api, shopFile, host = '127.0.0.1' }) {
  const server = http.createServer();
  const web = await createDevWeb({ server });
  // Rendering asks the API itself, past this server.
  const fetchFromApi = (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(new URL(pathname + search, api), request));
  };
  const siteUrl = () => `http://localhost:${server.address().port}`;
  const page = async (req, res) => {
    const shop = JSON.parse(await readFile(shopFile, 'utf8'));
    const answer = await web.render({
      url: req.url,
      fetch: fetchFromApi,
      siteUrl: siteUrl(),
      shop,
    });
    res.writeHead(answer.status, answer.headers).end(answer.html);
  };
  server.on('request', (req, res) => {
    if (/^\/(api|media|files|healthz|readyz)([/?]|$)/.test(req.url)) return proxy(req, res, api);
    web.middleware(req, res, () =>
      page(req, res).catch((error) => {
        console.error(error);
        res
          .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
          .end(String(error.stack));
      }),
    );
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  console.log(`Filigrana (desarrollo) en ${siteUrl()}`);
  return {
    server,
    close: () => Promise.all([web.close(), new Promise((done) => server.close(done))]),
  };
}
