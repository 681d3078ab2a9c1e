import type { Shop } from '@filigrana/sdk';

/** Some functions of a shop; each with the answer that the test wants. */
export type FakeShop = { [Tag in keyof Shop]?: Partial<Shop[Tag]> };

/** A shop without a server: what a test does not provide fails by name when it is called. */
export function fakeShop(functions: FakeShop = {}): Shop {
  const given: FakeShop = {
    ...functions,
    exchange: { rate: noRate, ...functions.exchange },
    addresses: { list: keepsNone, ...functions.addresses },
    favorites: { lines: keepsNone, ...functions.favorites },
    ringSizes: { list: keepsNone, ...functions.ringSizes },
  };
  const tag = (name: string) =>
    new Proxy(given[name as keyof Shop] ?? {}, {
      get: (known, key) => {
        const list = Reflect.get(known, 'list') as WholeList | undefined;
        return (
          Reflect.get(known, key) ??
          (key === 'page' && list ? wholeOf(list) : unexpected(`${name}.${String(key)}`))
        );
      },
    });
  return new Proxy({} as Shop, { get: (_shop, name) => tag(String(name)) });
}

/** Every price asks for it: what a shop without colones says. */
const noRate = () =>
  Promise.resolve({ tasa: null, fecha: null, enPrecios: false, topeSinpe: null });

/** Purchases ask for addresses, rings for sizes, carts for what is saved: a customer who keeps none. */
const keepsNone = () => Promise.resolve([]);

type WholeList = () => Promise<unknown[]>;

/** A backend without pages: its whole list, whatever is asked for. */
const wholeOf = (list: WholeList) => async () => {
  const elementos = await list();
  return { elementos, siguiente: null, encontrados: elementos.length, isWhole: true };
};

const unexpected = (name: string) => () =>
  Promise.reject(new Error(`The test does not expect shop.${name}().`));

/** A promise that the test ends itself. */
export interface Pending<Value> {
  promise: Promise<Value>;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

export function pending<Value>(): Pending<Value> {
  let resolve: Pending<Value>['resolve'] = () => undefined;
  let reject: Pending<Value>['reject'] = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
