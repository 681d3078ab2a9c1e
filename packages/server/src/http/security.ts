import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface SecurityOptions {
  /** Origins whose pages may call the API; none by default. */
  corsOrigins: (string | RegExp)[];
  /** The shop is reached over TLS: browsers may be told to insist on it. */
  isSecure: boolean;
}

/** What an answer that is not a page may do in a browser: nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Browser features that the shop's pages never use, so that an injected script cannot either. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Headers that every answer carries. Pages replace the policy with one of their own. */
export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const isShared = options.corsOrigins.length > 0;
  const headers = {
    ...steadyHeaders(options.isSecure, isShared),
    'content-security-policy': NOTHING,
    'permissions-policy': PERMISSIONS,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  if (isShared) {
    await app.register(cors, {
      origin: options.corsOrigins,
      // Whatever headers such a page asks for, such as a `traceparent` of its own, are allowed.
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['retry-after', 'x-request-id'],
      maxAge: 600,
      // An OPTIONS of no page is no mistake that would be answered without a code.
      strictPreflight: false,
    });
  }
}

/** What helmet says is the same for every answer, so it is asked once. */
function steadyHeaders(isSecure: boolean, isShared: boolean) {
  const protect = helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: isShared ? 'cross-origin' : 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  protect(request, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}

/** Policy of a rendered page: only its own files, no inline script, and of inline styles its own. */
export function pagePolicy(inlineStyles: readonly string[], apiOrigin: string): string {
  // Styles that are added in the browser begin as an empty element.
  const styles = ['', ...inlineStyles].map((text) => ` '${sha256(text)}'`).join('');
  const api = apiOrigin === '' ? '' : ` ${apiOrigin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles}`,
    `img-src 'self' data: blob:${api}`,
    `media-src 'self'${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    // A receipt that is a PDF, beside its order. Nothing else of the shop lets itself be framed.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
