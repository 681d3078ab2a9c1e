import type { operations } from '@filigrana/sdk/types';
import type { FastifyBaseLogger } from 'fastify';
import type { AuthUser } from '../auth/authenticate.ts';
import type { PublicOperation } from './public-operations.ts';
import type { UploadedFile } from './uploaded-file.ts';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId, In extends 'path' | 'query'> = operations[Id] extends {
  parameters: Record<In, infer Declared>;
}
  ? Declared
  : operations[Id] extends { parameters: Partial<Record<In, infer Declared>> }
    ? NonNullable<Declared>
    : never;

/** The contract's types say `Blob` where the server hands over the buffered upload. */
type WithFiles<Form> = { [Part in keyof Form]: FilePart<Form[Part]> };
type FilePart<Value> = Value extends Blob
  ? UploadedFile
  : Value extends readonly Blob[]
    ? UploadedFile[]
    : Value;

type BodyOf<Request> = Request extends { content: { 'application/json': infer Json } }
  ? Json
  : Request extends { content: { 'multipart/form-data': infer Form } }
    ? WithFiles<Form>
    : undefined;
type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer Request }
  ? BodyOf<Request>
  : operations[Id] extends { requestBody?: infer Request }
    ? BodyOf<NonNullable<Request>> | undefined
    : undefined;

type SuccessStatus = 200 | 201 | 202 | 204;
type Responses<Id extends OperationId> = operations[Id]['responses'];

/** What the operation answers when it succeeds. */
type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Json };
  }
    ? Json
    : undefined;
}[keyof Responses<Id> & SuccessStatus];

/** One call of an operation: everything in it has been checked against the contract. */
export interface Call<Id extends OperationId> {
  params: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: Body<Id>;
  /** Who is calling. Only operations that are open to everybody may get null. */
  user: Id extends PublicOperation ? AuthUser | null : AuthUser;
  /** The `Idempotency-Key` header, where the operation declares it. */
  idempotencyKey: string | null;
  log: FastifyBaseLogger;
}

type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>> | Answer<Id>;

/** The handlers of some operations, by operationId. */
export type Handlers<Id extends OperationId = OperationId> = { [Key in Id]: Handler<Key> };
