import { HttpProblem } from '@filigrana/sdk/answers';

/** Statuses that say "not now", also of what stands before a Vendure. */
const PASSING = [429, 502, 503, 504];

interface Answer {
  data: unknown;
  errors?: { message: string; extensions?: { code?: string } }[];
}

export type ShopApi = ReturnType<typeof shopApi>;

/** Vendure's Shop API, for one visitor: in Spanish and in US dollars, as the contract wants it. */
export function shopApi(
  address: string,
  { token, signal }: { token: string | undefined; signal: AbortSignal },
) {
  async function send(query: string, variables: object) {
    const response = await fetch(`${address}?languageCode=es&currencyCode=USD`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      // A cookie would speak for somebody else than the token.
      credentials: 'omit',
      signal,
    });
    if (PASSING.includes(response.status))
      throw new HttpProblem('INTERNAL', { status: response.status });
    const fresh = response.headers.get('vendure-auth-token');
    // It has forgotten the token, and has answered for a new visitor instead.
    if (token && fresh !== null && fresh !== token) throw new HttpProblem('UNAUTHENTICATED');
    const { data, errors: [error] = [] } = (await response.json()) as Answer;
    if (error?.extensions?.code === 'ENTITY_NOT_FOUND') throw new HttpProblem('NOT_FOUND');
    if (error) throw failure(error.message);
    return { data, fresh };
  }

  return {
    ask: async <Data>(query: string, variables: object = {}) =>
      (await send(query, variables)).data as Data,
    async newToken() {
      const { fresh } = await send('{ activeOrder { id } }', {});
      if (fresh === null) throw failure("Vendure's tokenMethod has to allow 'bearer'.");
      return fresh;
    },
  };
}

/** What somebody who runs the shop should know; visitors only read that it did not work. */
const failure = (message: string) =>
  new HttpProblem('INTERNAL', {}, { cause: new Error(`Vendure: ${message}`) });
