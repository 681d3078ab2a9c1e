import type { CallReader, ReadCall } from '@filigrana/sdk/answers';
import type { FastifyRequest } from 'fastify';
import { readParts } from './multipart.ts';

type Values = Record<string, unknown>;

/** Reads a request as its operation declares it. @throws HttpProblem naming every field that is wrong. */
export async function readRequest(reader: CallReader, request: FastifyRequest): Promise<ReadCall> {
  const parameters = reader.readParameters({
    path: request.params as Values,
    query: request.query as Values,
    header: request.headers,
  });
  if (!request.isMultipart()) return { ...parameters, body: reader.readJson(request.body) };
  const parts = reader.formLimits ? await readParts(request, reader.formLimits) : [];
  return { ...parameters, body: reader.readForm(parts) };
}
