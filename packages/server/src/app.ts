import { watchShelf } from './modules/holds/held.ts';
import { tellWaiting } from './modules/holds/waiting.ts';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { JSON_BODY_MAX } from '@filigrana/sdk/domain';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { RECEIPT_MONTHS } from './config/config.ts';
import type { TrustProxy } from './config/trust-proxy.ts';
import type { Deps } from './deps.ts';
import { apiDocsRoute } from './http/api-docs.ts';
import { answerClientError, refuseExpectations } from './http/client-errors.ts';
import { loadContract } from './http/contract.ts';
import { createCounters } from './http/counters.ts';
import { cutOffUnread } from './http/cut-off-unread.ts';
import { handleErrors, sendProblem } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { innerFetch } from './http/inner-fetch.ts';
import { parseJsonBodies } from './http/json-body.ts';
import { COMPRESS_FROM, sendKeptCompressed, toJson } from './http/kept-json.ts';
import type { Handlers } from './http/operation-types.ts';
import { registerOperations } from './http/operations.ts';
import { pageAddress } from './http/page-address.ts';
import { handleNotFound } from './http/not-found.ts';
import { rateLimits } from './http/rate-limits.ts';
import { logRequest, logRequests } from './http/request-log.ts';
import { secure } from './http/security.ts';
import { tellUnnamedProxy } from './http/unnamed-proxy.ts';
import { webPages } from './http/web-pages.ts';
import { mediaRoutes } from './media/index.ts';
import { PAGE_TABLES } from './db/data-version.ts';
import { recallCarts } from './modules/cart/recall-carts.ts';
import { findProductChanges } from './modules/catalog/catalog.repository.ts';
import { previewRoutes } from './modules/catalog/preview.routes.ts';
import { leaveRoutes } from './modules/subscription/leave.routes.ts';
import { moduleHandlers } from './modules/index.ts';
import { WAITING_LETTERS } from './outbox/outbox.ts';
import { tendRequests } from './modules/payments/receipt-requests.service.ts';
import { deleteOldFiles } from './modules/personal-data/delete-old-files.ts';
import { forgetOldEntries } from './modules/personal-data/forget-old-entries.ts';
import { dataDownload } from './modules/personal-data/personal-data.routes.ts';
import { packageRoot } from './package-root.ts';
import type { WebApp } from './http/web-app.ts';
import { purgeExpired } from './upkeep/purge-expired.ts';
import { repeatWhileListening } from './http/repeat-while-listening.ts';

export interface AppOptions {
  deps: Deps;
  /** Serves the web app beside the API. */
  web?: WebApp | undefined;
  /** Operations beside or instead of the modules' own; for tests. */
  handlers?: Partial<Handlers>;
  corsOrigins?: (string | RegExp)[];
  trustProxy?: TrustProxy;
  /** Months after the end of an order for which its receipt is kept; 24 when absent. */
  receiptMonths?: number;
  /** Off only where a test sends more than any person would. */
  limitRequests?: boolean;
  /** Compares every answer with the contract: for tests and development. */
  validateAnswers?: boolean;
  log?: { level: string; stream: { write(line: string): void } };
  /** How long a client may take to send a request; shorter only in tests. */
  patience?: Patience;
}

interface Patience {
  /** Milliseconds for the headers. */
  headersMs: number;
  /** Milliseconds for all of the request. */
  requestMs: number;
  /** Milliseconds between two checks for requests that take longer. */
  checkMs: number;
}

/** What a killed server has left, and letters that a mail server has refused, wait at most this longer. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Long enough for a photograph over a slow line. */
const PATIENCE: Patience = { headersMs: 20_000, requestMs: 300_000, checkMs: 5_000 };

/** What database drivers attach to their errors may repeat a person's data. */
const NEVER_LOGGED = ['err.detail', 'err.where', 'err.parameters', 'err.hint'];

/**
 * Builds the server without starting it: `app.inject()` asks it, `app.listen()` opens it. It
 * closes nothing of `deps`: who made them does.
 */
export async function buildApp({ deps, ...options }: AppOptions): Promise<FastifyInstance> {
  const { headersMs, requestMs, checkMs } = options.patience ?? PATIENCE;
  const app = fastify({
    logger: options.log ? { ...options.log, redact: NEVER_LOGGED } : false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: requestIds(deps.ids.random(6)),
    trustProxy: hopsOrNetworks(options.trustProxy ?? false),
    bodyLimit: JSON_BODY_MAX,
    requestTimeout: requestMs,
    connectionTimeout: 0,
    keepAliveTimeout: 10_000,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkMs,
      requireHostHeader: false,
    },
    rewriteUrl: ({ url = '/' }) => pageAddress(url),
    // A long parameter reaches its route, where the contract's limits answer it with 400.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    // Requests that arrive while the server stops are finished, not refused.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      void sendProblem(error, request, reply);
      logRequest(request, reply);
    },
    clientErrorHandler: answerClientError,
  });

  refuseExpectations(app);
  const inner = innerFetch(app, { siteUrl: deps.siteUrl, secret: deps.ids.random(24) });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  // With `TRUST_PROXY` the proxy is named; without it, requests are watched for an unnamed one.
  if (options.trustProxy) await deps.alerts.clear('UNNAMED_PROXY');
  else tellUnnamedProxy(app, deps.alerts);
  logRequests(app);
  cutOffUnread(app);
  handleErrors(app);
  parseJsonBodies(app);
  // Fastify sends bytes as well as texts, but its type names texts only.
  app.setReplySerializer(toJson as (value: unknown) => string);
  const document = loadContract();
  handleNotFound(app, document);

  await secure(app, {
    corsOrigins: options.corsOrigins ?? [],
    isSecure: deps.siteUrl.startsWith('https:'),
  });
  await app.register(compress, {
    // A small compressed body can hold an enormous one: bodies come as they are.
    globalDecompression: false,
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
  });
  await app.register(multipart);

  const { limitRequests = true } = options;
  const limitsOf = rateLimits({
    enabled: limitRequests,
    isExempt: inner.isInner,
    makeCounter: createCounters(deps.db),
  });
  registerOperations(app, {
    document,
    handlers: { ...moduleHandlers(deps, { limitRequests }), ...options.handlers },
    auth: deps,
    limitsOf,
    validateAnswers: options.validateAnswers ?? false,
  });
  // After the answers were compared with the contract.
  sendKeptCompressed(app);
  healthRoutes(app, deps.db);
  apiDocsRoute(app, new URL('dist/api-docs.html', packageRoot));
  await app.register(mediaRoutes(deps));
  await app.register(previewRoutes(deps));
  await app.register(leaveRoutes(deps, limitsOf('leaveNovedades').onArrival));
  await app.register(dataDownload(deps, limitsOf('getMyDataLink').onArrival));
  repeatWhileListening(app, deps.chores, {
    name: 'expired rows',
    run: () => purgeExpired(deps.db, deps.clock.now()),
  });
  repeatWhileListening(app, deps.chores, {
    name: 'who waits for pieces',
    run: () => tellWaiting(deps),
    every: MINUTE_MS,
  });
  repeatWhileListening(app, deps.chores, {
    name: 'carts that were left',
    run: () => recallCarts(deps),
    every: HOUR_MS,
  });
  const months = options.receiptMonths ?? RECEIPT_MONTHS;
  repeatWhileListening(app, deps.chores, {
    name: 'old receipts',
    run: (signal) => deleteOldFiles(deps, months, signal),
  });
  repeatWhileListening(app, deps.chores, {
    name: 'old entries of the bank',
    run: () => forgetOldEntries(deps, months),
  });
  repeatWhileListening(app, deps.chores, {
    name: WAITING_LETTERS,
    run: () => deps.outbox.postDue(),
    every: MINUTE_MS,
  });
  repeatWhileListening(app, deps.chores, {
    name: 'requested receipts',
    run: () => tendRequests(deps),
    every: MINUTE_MS,
  });
  repeatWhileListening(app, deps.chores, {
    name: 'received receipts',
    async run() {
      if (await deps.media.received.hasLeft()) deps.receipts.catchUp();
      const deleted = await deps.media.received.deletePrepared();
      return deleted === 0 ? null : { deleted };
    },
    every: MINUTE_MS,
  });
  app.addHook('onListen', (done) => {
    deps.receipts.catchUp();
    done();
  });
  if (options.web) {
    const { siteUrl, shop } = deps;
    const limit = limitsOf('page').onArrival;
    await webPages(app, {
      web: options.web,
      fetch: inner.fetch,
      siteUrl,
      shop,
      limit,
      clock: deps.clock,
      // Of an API on another host nobody here knows when it changes.
      ...(shop.host === '' && {
        productChanges: () => findProductChanges(deps.db),
        readVersion: watchShelf(deps, PAGE_TABLES),
      }),
    });
  }
  await app.ready();
  return app;
}

function hopsOrNetworks(trust: TrustProxy) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/** Request ids that are unique over all processes without drawing random bytes for each. */
function requestIds(process: string): () => string {
  let count = 0;
  return () => `${process}-${(count++).toString(36)}`;
}
