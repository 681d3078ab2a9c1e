import { fieldSentence } from '@filigrana/sdk/answers';
import type { ContractDocument } from '@filigrana/sdk/contract';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';

/** What is wrong with a value, by field; null when nothing is. */
type Check = (value: unknown) => Record<string, string> | null;

/** Checks values against the schemas of the contract, which are named by JSON pointers. */
export interface Validator {
  check(schema: string): Check;
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
    check(schema) {
      return (value) => {
        const validate = compile(schema);
        return validate(value) ? null : fieldsOf(validate.errors ?? []);
      };
    },
    explain(schema, value) {
      const validate = compile(schema);
      return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: '' });
    },
  };
}

/** One sentence per field, the first that applies. */
function fieldsOf(errors: readonly ErrorObject[]): Record<string, string> {
  const fields: Record<string, string> = {};
  // A failed `anyOf` or `oneOf` is left out: the errors of its alternatives say more.
  const telling = errors.filter(({ keyword }) => !['anyOf', 'oneOf', 'if'].includes(keyword));
  for (const error of telling.length > 0 ? telling : errors) {
    fields[fieldOf(error)] ??= fieldSentence(error);
  }
  return fields;
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const path = instancePath.split('/').slice(1);
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const leaf = missingProperty ?? additionalProperty;
  const steps = leaf === undefined ? path : [...path, leaf];
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.') || 'body';
}
