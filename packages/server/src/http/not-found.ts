import { HttpProblem, requestTexts } from '@filigrana/sdk/answers';
import { listOperations, type ContractDocument } from '@filigrana/sdk/contract';
import type { FastifyInstance } from 'fastify';

/**
 * Answers what no route takes: 405 with the methods that there are when it is the address of an
 * operation, else 404. Routes for the other methods would cost every start a search tree of addresses
 * for each method, and every method its own copy of all of them.
 */
export function handleNotFound(app: FastifyInstance, document: ContractDocument): void {
  const allowed = methodsByAddress(document);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const known = allowed.find(({ address }) => address.test(path));
    if (!known) throw new HttpProblem('NOT_FOUND');
    void reply.header('allow', known.methods.join(', '));
    throw new HttpProblem('NOT_FOUND', { status: 405, error: requestTexts.methodNotAllowed });
  });
}

function methodsByAddress(document: ContractDocument) {
  const methods = new Map<string, string[]>();
  for (const { url, method } of listOperations(document)) {
    const both = method === 'get' ? ['HEAD', 'GET'] : [method.toUpperCase()];
    methods.set(url, [...(methods.get(url) ?? []), ...both]);
  }
  return [...methods].map(([url, known]) => ({ address: addressOf(url), methods: known }));
}

/** What the router takes for an address of the contract, which holds letters, `/`, `-` and `:names`. */
const addressOf = (url: string) =>
  new RegExp(`^${url.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`);
