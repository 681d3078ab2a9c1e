import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { ContractDocument } from './contract.ts';
import { fieldTexts } from './messages.ts';

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
  // Alternatives fail as a whole beside the reasons of each: the reasons say more.
  const telling = errors.filter(({ keyword }) => !['anyOf', 'oneOf', 'if'].includes(keyword));
  for (const error of telling.length > 0 ? telling : errors) {
    fields[fieldOf(error)] ??= sentence(error);
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

function sentence({ keyword, params }: ErrorObject): string {
  const { limit, type, format, allowedValues, multipleOf } = params as {
    limit: number;
    type: string | string[];
    format: string;
    allowedValues: unknown[];
    multipleOf: number;
  };
  switch (keyword) {
    case 'required':
      return fieldTexts.required;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return fieldTexts.unknown;
    case 'type':
      return typeSentence([type].flat());
    case 'enum':
      return fieldTexts.oneOf(allowedValues.filter((v) => v !== null && v !== '').map(String));
    case 'format':
      return format === 'email'
        ? fieldTexts.email
        : format.startsWith('date')
          ? fieldTexts.date
          : fieldTexts.invalid;
    case 'multipleOf':
      return fieldTexts.multipleOf(multipleOf);
    case 'minLength':
    case 'maxLength':
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'minItems':
    case 'maxItems':
      return fieldTexts[keyword](limit);
    default:
      return fieldTexts.invalid;
  }
}

function typeSentence(types: readonly string[]): string {
  const sentences: Record<string, string> = {
    string: fieldTexts.text,
    integer: fieldTexts.integer,
    number: fieldTexts.number,
    boolean: fieldTexts.boolean,
    array: fieldTexts.list,
    object: fieldTexts.object,
  };
  const named = types.find((type) => type !== 'null');
  return sentences[named ?? ''] ?? fieldTexts.invalid;
}
