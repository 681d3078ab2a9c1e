import { createRequire } from 'node:module';
import {
  listOperations,
  lookUp,
  type ContractDocument,
  type Operation as Described,
  type OperationId,
} from '@filigrana/sdk/contract';

export type { OperationId };

/** 1 customer, 2 administrator, 3 manager. */
export type Role = 1 | 2 | 3;

/** One operation of the contract; `url` is written with `:id` where a parameter stands. */
export interface Operation extends Described {
  id: OperationId;
  roles: readonly Role[] | null;
}

/** A piece of the contract that says what a value looks like. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  'x-alias-of'?: string;
  'x-canonical'?: boolean;
}

/** The bundled contract that the SDK publishes. */
export const contract = createRequire(import.meta.url)(
  '@filigrana/sdk/openapi.json',
) as ContractDocument;

/** Every operation, in the contract's order. */
export const operationList = listOperations(contract) as readonly Operation[];

const byId = new Map(operationList.map((operation) => [operation.id, operation]));

/** @throws when the contract has no such operation, which is a mistake of the suite. */
export function operation(id: OperationId): Operation {
  const found = byId.get(id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
}

/** The schema at a place of the contract, with what stands beside references to it. */
export function schemaAt(place: string): Schema {
  return resolve({ $ref: `#${place}` });
}

export function resolve(schema: Schema): Schema {
  let found = schema;
  while (found.$ref !== undefined) {
    const { $ref, ...beside } = found;
    found = { ...(lookUp(contract, $ref.slice(1)) as Schema), ...beside };
  }
  return found;
}
