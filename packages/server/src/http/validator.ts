import { fieldSentences, type SchemaCheck } from '@filigrana/sdk/answers';
import type { ContractDocument } from '@filigrana/sdk/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';

/** Checks values against the schemas of the contract, which are named by JSON pointers. */
export interface Validator {
  check: SchemaCheck;
  /** For programmers: what the schema says about a value that it refuses. */
  explain(schema: string, value: unknown): string | null;
}

const CONTRACT = 'contract.json';
const known = new WeakMap<ContractDocument, Validator>();

/** One validator per contract and process; a schema is compiled when it is first used. */
export function validatorOf(document: ContractDocument): Validator {
  const validator = known.get(document) ?? createValidator(document);
  known.set(document, validator);
  return validator;
}

function createValidator(document: ContractDocument): Validator {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  ajvFormats.default(ajv);
  ajv.addSchema(document, CONTRACT);
  const compiled = new Map<string, ValidateFunction>();
  const compile = (schema: string): ValidateFunction => {
    const earlier = compiled.get(schema);
    if (earlier) return earlier;
    const fragment = schema.split('/').map(encodeURIComponent).join('/');
    const validate = ajv.compile({ $ref: `${CONTRACT}#${fragment}` });
    compiled.set(schema, validate);
    return validate;
  };
  return {
    check(schema, value) {
      const validate = compile(schema);
      return validate(value) ? null : fieldSentences(validate.errors ?? []);
    },
    explain(schema, value) {
      const validate = compile(schema);
      return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: '' });
    },
  };
}
