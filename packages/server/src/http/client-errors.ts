import type { Socket } from 'node:net';
import { HttpProblem, requestTexts } from '@filigrana/sdk/answers';
import type { FastifyInstance } from 'fastify';

/** Time to read the answer, in ms. */
const LINGER_MS = 5_000;

/** Answers what is not even HTTP, in the same shape, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = describe(error.code);
  const content = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Bad Request'}\r\n` +
      'Content-Type: application/json; charset=utf-8\r\n' +
      `Content-Length: ${Buffer.byteLength(content)}\r\n` +
      'Connection: close\r\n\r\n' +
      content,
  );
  // A client that does not close its half of the connection is cut off.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Node would answer an unknown `Expect` header with an empty 417. */
export function refuseExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (_request, response) => {
    const { body } = new HttpProblem('VALIDATION', { error: requestTexts.brokenRequest });
    const content = Buffer.from(JSON.stringify(body));
    response.writeHead(417, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': content.length,
    });
    response.end(content);
  });
}

const REASONS: Record<number, string> = {
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function describe(code: string | undefined): HttpProblem {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new HttpProblem('VALIDATION', { status: 408, error: requestTexts.slowRequest });
    case 'HPE_HEADER_OVERFLOW':
      return new HttpProblem('VALIDATION', { status: 431, error: requestTexts.headersTooLarge });
    default:
      return new HttpProblem('VALIDATION', { error: requestTexts.brokenRequest });
  }
}
