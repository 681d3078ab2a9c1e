import type { OperationsByTag } from '../operations.gen.ts';
import type { operations } from '../types.ts';
import type { PublicOperation } from './public-operations.ts';

/** The name of an operation of the contract. */
export type OperationId = keyof operations;

/** The name of a tag of the contract. */
export type Tag = keyof OperationsByTag;
export type OperationOf<T extends Tag> = OperationsByTag[T];

/** What an operation takes in its path or its query. */
export type ParametersOf<
  Id extends OperationId,
  In extends 'path' | 'query',
> = operations[Id] extends {
  parameters: Record<In, infer Declared>;
}
  ? Declared
  : operations[Id] extends { parameters: Partial<Record<In, infer Declared>> }
    ? NonNullable<Declared>
    : never;

/** The contract's types say `Blob` where whoever answers hands over an upload of their own kind. */
type WithFiles<Form, File> = { [Part in keyof Form]: FilePart<Form[Part], File> };
type FilePart<Value, File> = Value extends Blob
  ? File
  : Value extends readonly Blob[]
    ? File[]
    : Value;

type RequestOf<Request, File> = Request extends { content: { 'application/json': infer Json } }
  ? Json
  : Request extends { content: { 'multipart/form-data': infer Form } }
    ? WithFiles<Form, File>
    : undefined;

/** What an operation is sent, with uploads as `File`; undefined where it takes no body. */
export type BodyOf<Id extends OperationId, File> = operations[Id] extends {
  requestBody: infer Request;
}
  ? RequestOf<Request, File>
  : operations[Id] extends { requestBody?: infer Request }
    ? RequestOf<NonNullable<Request>, File> | undefined
    : undefined;

type SuccessStatus = 200 | 201 | 202 | 204;
type Responses<Id extends OperationId> = operations[Id]['responses'];

/** What an operation answers when it succeeds. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Json };
  }
    ? Json
    : undefined;
}[keyof Responses<Id> & SuccessStatus];

/**
 * One call of an operation: everything in it has been checked against the contract.
 *
 * @typeParam Id operationId of the contract.
 * @typeParam User Who may be calling.
 * @typeParam File An uploaded file.
 */
export interface OperationCall<Id extends OperationId, User, File> {
  params: ParametersOf<Id, 'path'>;
  query: ParametersOf<Id, 'query'>;
  body: BodyOf<Id, File>;
  /** Who is calling. Only operations that are open to everybody may get null. */
  user: Id extends PublicOperation ? User | null : User;
  /** The `Idempotency-Key` header, where the operation declares it. */
  idempotencyKey: string | null;
}
