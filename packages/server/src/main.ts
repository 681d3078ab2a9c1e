import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { openDeps } from './compose.ts';
import { ConfigError } from './config/config-error.ts';
import type { Config } from './config/config.ts';
import { openDataDir, tokenSecretOf } from './config/data-dir.ts';
import { readShopFacts, shopFileOf } from './config/shop-facts.ts';
import { listenProblem, openProblem } from './start-problems.ts';
import type { Deps } from './deps.ts';
import { systemIds } from './ports/ids.ts';
import { hasWebApp, loadWebApp } from './http/web-app.ts';
import { findOpenDemoAccount } from './seed/open-demo-account.ts';
import { seedDemo } from './seed/seed-demo.ts';

export interface RunningServer {
  /** Where it answers, as people write it. */
  url: string;
  /** Finishes the requests under way, then closes the database. */
  stop(): Promise<void>;
}

export interface StartOptions {
  config: Config;
  /** Folder of the web build; without it the server is only an API. */
  webDir?: string | undefined;
  /** One JSON line per request and event. */
  logStream: { write(line: string): void };
  /** Off only for measurements that send more than any person would. */
  limitRequests?: boolean;
}

/**
 * Starts the server: data folder, database, demo data, web app, port.
 *
 * @throws ConfigError for a setting that cannot be used.
 */
export async function startServer({
  config,
  webDir,
  logStream,
  limitRequests = true,
}: StartOptions): Promise<RunningServer> {
  const shopFile = shopFileOf(config);
  const shop = readShopFacts(shopFile);
  openDataDir(config.dataDir);
  const port = config.port === 0 ? await freePort(config) : config.port;
  const url = `http://${displayHost(config.host)}:${port}`;
  const web = webDir === undefined ? undefined : await openWeb(webDir);

  const late: { log?: FastifyBaseLogger } = {};
  const { deps, close } = await openDeps({
    ...config,
    tokenSecret: tokenSecretOf(config, systemIds),
    shop,
    siteUrl: config.publicUrl ?? url,
    onDatabaseError: (error) => late.log?.error({ err: error }, 'database connection lost'),
    onReceiptFailure: (error) => late.log?.error({ err: error }, 'receipt not compared'),
    onOutboxFailure: (error) => late.log?.error({ err: error }, 'letters not posted'),
    onMailFailure: (failure) => late.log?.error(failure, 'mail not accepted'),
  }).catch((error: unknown) => {
    throw openProblem(config, error);
  });
  const app = await buildApp({
    deps,
    web,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    receiptMonths: config.receiptMonths,
    limitRequests,
    log: { level: config.logLevel, stream: logStream },
  });
  late.log = app.log;
  if (shopFile !== config.shopFile)
    app.log.warn({ missing: config.shopFile }, "no facts of this shop: showing the demo's");
  const stop = async () => {
    await app.close();
    await close();
  };
  try {
    if (config.isPublic && config.seed !== 'demo-publico') await refuseDemoPasswords(deps);
    if (config.seed !== 'none') await seedDemo(deps);
    await app.listen({ port, host: config.host }).catch((error: unknown) => {
      throw listenProblem(config, error);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** @throws ConfigError while everybody knows how to log in. */
async function refuseDemoPasswords(deps: Deps): Promise<void> {
  const correo = await findOpenDemoAccount(deps);
  if (correo === null) return;
  throw new ConfigError(
    'SEED',
    `${correo} todavía entra con la contraseña de la demostración, que conocen todos. Cámbiala o bloquea la cuenta en una tienda que solo este equipo alcance, o usa demo-publico si es a propósito.`,
  );
}

async function openWeb(dir: string) {
  if (!hasWebApp(dir)) throw new ConfigError('--web', `no hay aplicación web construida en ${dir}`);
  return loadWebApp(dir).catch((error: unknown) => {
    throw new ConfigError(
      '--web',
      `no se pudo cargar la aplicación web de ${dir}: ${String(error)}`,
    );
  });
}

/** Links and the ready line need the port before the server listens on it. */
async function freePort(config: Config): Promise<number> {
  const probe = createServer().listen(0, config.host);
  await once(probe, 'listening').catch((error: unknown) => {
    throw listenProblem(config, error);
  });
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const LOCAL = new Set(['127.0.0.1', '0.0.0.0', '::', '::1']);

function displayHost(host: string): string {
  if (LOCAL.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
