import { listOperations, type ContractDocument, type Operation } from '@filigrana/sdk/contract';
import document from '@filigrana/sdk/openapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { TestAnswer } from './test-shop.ts';

const contract = document as unknown as ContractDocument;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
ajvFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const compiled = new Map<string, ValidateFunction>();

export const operations: readonly Operation[] = listOperations(contract);

/** What Ajv says against a value, by a schema that a JSON pointer names; null when nothing. */
export function explain(pointer: string, value: unknown): string | null {
  const fragment = pointer.split('/').map(encodeURIComponent).join('/');
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#${fragment}` });
  compiled.set(pointer, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

/** What the contract says against an answer of an operation; null when nothing. */
export function mismatch(operation: Operation, { status, body }: TestAnswer): string | null {
  const schema = operation.answers.get(status);
  if (schema == null) return `${operation.id} does not declare ${status}: ${JSON.stringify(body)}`;
  const problem = explain(schema, body);
  return problem && `${operation.id} ${status}: ${problem}`;
}
