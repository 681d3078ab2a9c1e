import type { SessionStore, Shop } from '@filigrana/sdk';

type Call = (...args: unknown[]) => Promise<unknown>;
type Client = Record<string, Record<string, Call>>;

/**
 * A client whose code comes with its first call. The server's page already holds what is seen first,
 * so the transport need not stand between a visitor and a page that answers.
 */
export function createLazyShop(options: { host: string; session: SessionStore }): Shop {
  let client: Promise<Client> | undefined;
  const load = () =>
    (client ??= import('./shop-client.ts').then(
      ({ createShop }) => createShop(options) as unknown as Client,
      (error: unknown) => {
        // Forgotten, so that the next call tries again.
        client = undefined;
        throw error;
      },
    ));
  const call =
    (tag: string, name: string): Call =>
    async (...args) => {
      const operation = (await load())[tag]?.[name];
      if (!operation) throw new TypeError(`The client has no ${tag}.${name}.`);
      return operation(...args);
    };
  const tags = new Map<string, Record<string, Call>>();
  const tagOf = (tag: string) => {
    const known = tags.get(tag) ?? members((name) => call(tag, name));
    tags.set(tag, known);
    return known;
  };
  return members(tagOf) as unknown as Shop;
}

/** An object that makes each of its members when it is first asked for, and keeps it. */
function members<T>(make: (name: string) => T): Record<string, T> {
  return new Proxy<Record<string, T>>(
    {},
    {
      get(made, name) {
        // Symbols and `then` are how the language asks what this is, not members.
        if (typeof name === 'symbol' || name === 'then') return undefined;
        return (made[name] ??= make(name));
      },
    },
  );
}
