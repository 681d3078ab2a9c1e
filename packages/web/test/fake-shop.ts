import { ApiError, type ApiErrorInit } from '@filigrana/sdk';

export { fakeShop, type FakeShop } from '../../hooks/test/fake-shop.ts';

/** The server refused. */
export const refusal = (status: number, init: Partial<ApiErrorInit> = {}): ApiError =>
  new ApiError({ kind: 'http', status, message: `HTTP ${status}`, ...init });

/** No answer came. */
export const offline = (): ApiError =>
  new ApiError({ kind: 'network', message: 'Failed to fetch' });
