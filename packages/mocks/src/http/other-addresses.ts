import { HttpProblem, requestTexts } from '@filigrana/sdk/answers';
import type { Operation } from '@filigrana/sdk/contract';
import { http, type HttpHandler } from 'msw';
import { openImage, openPrivate } from '../world/files.ts';
import type { StoredFile } from '../world/rows.ts';
import { addressOf, lastStep } from './address.ts';
import { fileAnswer, problemAnswer } from './answer.ts';
import { operations } from './contract.ts';
import type { Backend } from './handle-operation.ts';

/** Pictures and private files, and what the API says where it has nothing. */
export function otherAddresses({ world, host, knows }: Backend): HttpHandler[] {
  return [
    http.get(addressOf(host, '/media/:name'), ({ request }) =>
      send('public, max-age=31536000, immutable', () => openImage(world(), lastStep(request))),
    ),
    http.get(addressOf(host, '/files/:id'), ({ request }) =>
      send('private, no-store', () =>
        openPrivate(world(), lastStep(request), new URL(request.url).searchParams),
      ),
    ),
    ...otherMethods(host, operations.filter(knows)),
    http.all(addressOf(host, '/api', '/.*'), () => problemAnswer(new HttpProblem('NOT_FOUND'))),
  ];
}

/** A known address with another method is 405, and says which ones there are. */
function otherMethods(host: string, operations: readonly Operation[]): HttpHandler[] {
  return [...new Set(operations.map(({ url }) => url))].map((url) => {
    const known = operations.filter((operation) => operation.url === url);
    const methods = known.map(({ method }) => method.toUpperCase());
    const allow = [...(methods.includes('GET') ? ['HEAD'] : []), ...methods].join(', ');
    const problem = { status: 405, error: requestTexts.methodNotAllowed };
    return http.all(addressOf(host, url), () =>
      problemAnswer(new HttpProblem('NOT_FOUND', problem), { allow }),
    );
  });
}

function send(cacheControl: string, open: () => StoredFile): Response {
  try {
    return fileAnswer(open(), cacheControl);
  } catch (error) {
    return problemAnswer(error);
  }
}
