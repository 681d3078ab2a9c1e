import type {
  AnswerOf,
  OperationCall,
  OperationId,
  OperationOf,
  Tag,
} from '@filigrana/sdk/contract';
import type { MockUpload } from '../world/files.ts';
import type { MockUser } from '../world/tokens.ts';

/** One call of an operation: everything in it has been checked against the contract. */
export type Call<Id extends OperationId> = OperationCall<Id, MockUser, MockUpload>;

/**
 * The handlers of some operations, by operationId. They answer at once, so that no call sees half of
 * what another one does.
 */
export type Handlers<Id extends OperationId = OperationId> = {
  [Key in Id]: (call: Call<Key>) => AnswerOf<Key>;
};

/** The handlers of a tag. */
export type HandlersOf<T extends Tag> = Handlers<OperationOf<T>>;
