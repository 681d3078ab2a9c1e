/** The reference server of the Filigrana contract, for programs that run it themselves. */
export { buildApp, type AppOptions } from './app.ts';
export { openDeps, type DepsSettings } from './compose.ts';
export { ConfigError } from './config/config-error.ts';
export { readConfig, type Config, type S3Config } from './config/config.ts';
export { readShopFacts, type ShopFacts } from './config/shop-facts.ts';
export type { Deps } from './deps.ts';
export { startServer, type RunningServer, type StartOptions } from './main.ts';
export type { Clock } from './ports/clock.ts';
export type { Ids } from './ports/ids.ts';
export { loadWebApp, type WebApp, type WebRequest, type WebResponse } from './http/web-app.ts';
export { seedDemo } from './seed/seed-demo.ts';
