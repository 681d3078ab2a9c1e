import exported from 'openapi-fetch';
import type { Exchange } from './answer.ts';

/** openapi-fetch without its types of paths: which operations there are, the table says. */
export interface Client {
  request(method: string, path: string, init: object): Promise<Exchange>;
}

type CreateClient = (options: { baseUrl: string; headers: Record<string, string> }) => Client;

/**
 * openapi-fetch's `createClient`. Where a CommonJS module asks for it the way Node.js does, its
 * default export lies one level deeper.
 */
export const createClient = (
  typeof exported === 'function' ? exported : (exported as { default: unknown }).default
) as CreateClient;
