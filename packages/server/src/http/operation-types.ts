import type {
  AnswerOf,
  OperationCall,
  OperationId,
  OperationOf,
  Tag,
} from '@filigrana/sdk/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { AuthUser } from '../auth/authenticate.ts';

/** One call of an operation: everything in it has been checked against the contract. */
export interface Call<Id extends OperationId> extends OperationCall<Id, AuthUser, UploadedFile> {
  log: FastifyBaseLogger;
  /** Whom limits count; null for this machine, which may stand for a proxy that nobody named. */
  network: string | null;
}

type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>> | AnswerOf<Id>;

/** The handlers of some operations, by operationId. */
export type Handlers<Id extends OperationId = OperationId> = { [Key in Id]: Handler<Key> };

/** A file part of a form, in memory. What its sender calls it is not handed on: it is not to be believed. */
export interface UploadedFile {
  bytes: Buffer;
}

/** The handlers of a tag. */
export type HandlersOf<T extends Tag> = Handlers<OperationOf<T>>;
