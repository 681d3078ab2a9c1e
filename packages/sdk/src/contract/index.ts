/** The contract as data, for those who answer its calls: servers and mocks. */

export { listOperations, lookUp } from './operations.ts';
export type { ContractDocument, Operation, Parameter } from './operations.ts';
export { PUBLIC_OPERATIONS } from './public-operations.ts';
export type { PublicOperation } from './public-operations.ts';
export { EXTENSION_NAMES } from './extensions.ts';
export type { ExtensionName } from './extensions.ts';
export type {
  AnswerOf,
  BodyOf,
  OperationCall,
  OperationId,
  OperationOf,
  ParametersOf,
  Tag,
} from './operation-types.ts';
export { PROBLEM_STATUS } from './problem-codes.ts';
export type { ProblemCode } from './problem-codes.ts';

export { kindOf, propertyKinds } from './schema-kind.ts';
export type { Kind } from './schema-kind.ts';
