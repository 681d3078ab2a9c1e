import exported from 'openapi-fetch';

type CreateClient = typeof exported;

/**
 * openapi-fetch's `createClient`. Where a CommonJS module asks for it the way Node.js does, its
 * default export lies one level deeper.
 */
export const createClient: CreateClient =
  typeof exported === 'function' ? exported : (exported as { default: CreateClient }).default;
export type { Client } from 'openapi-fetch';
