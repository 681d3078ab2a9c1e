import { SHOP_HOST } from '../shop.server.ts';
import type { Route } from './+types/shop-proxy.ts';

/** Hands a call of the browser's hooks on to the shop: one origin for the page, so no CORS. */
async function forward(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
  const answer = await fetch(new URL(pathname + search, SHOP_HOST), {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    signal: request.signal,
    // Node.js asks for this where a body is a stream.
    ...(request.body && { duplex: 'half' }),
  });
  const given = new Headers(answer.headers);
  // fetch has unpacked it already.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
    given.delete(name);
  return new Response(answer.body, { status: answer.status, headers: given });
}

export const loader = ({ request }: Route.LoaderArgs) => forward(request);
export const action = ({ request }: Route.ActionArgs) => forward(request);
