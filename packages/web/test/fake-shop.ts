import { ApiError, type ApiErrorInit, type Shop } from '@filigrana/sdk';

/** Some functions of a shop, each with the answer that the test wants. */
export type FakeShop = { [Tag in keyof Shop]?: Partial<Shop[Tag]> };

/** A shop without a server: what a test does not provide fails by name when it is called. */
export function fakeShop(functions: FakeShop): Shop {
  const tag = (name: string) =>
    new Proxy(functions[name as keyof Shop] ?? {}, {
      get: (known, key) =>
        Reflect.get(known, key) ??
        (() => Promise.reject(new Error(`The test does not expect ${name}.${String(key)}().`))),
    });
  return new Proxy({} as Shop, { get: (_shop, name) => tag(String(name)) });
}

/** The server refused. */
export const refusal = (status: number, init: Partial<ApiErrorInit> = {}): ApiError =>
  new ApiError({ kind: 'http', status, message: `HTTP ${status}`, ...init });

/** No answer came. */
export const offline = (): ApiError =>
  new ApiError({ kind: 'network', message: 'Failed to fetch' });
