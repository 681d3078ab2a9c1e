/** Types of the wire, generated from the contract. The normalised shapes are in `entities.ts`. */
export type { components, operations, paths } from './types.gen.ts';
export type { ReadOperation, WriteOperation } from './operations.gen.ts';
