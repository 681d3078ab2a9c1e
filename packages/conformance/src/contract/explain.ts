import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { contract } from './contract.ts';

const CONTRACT = 'contract.json';
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
ajvFormats.default(ajv);
ajv.addSchema(contract, CONTRACT);
const compiled = new Map<string, ValidateFunction>();

/** More than this says nothing new: a list of wrong items is wrong in the same way each time. */
const REASONS_MAX = 5;

/**
 * What the contract's schema says about a value that it refuses; empty when it accepts it.
 *
 * @param schema Place of the schema, a JSON pointer into the contract.
 * @example explain('/components/schemas/Faq', { idPregunta: '3' }) // ['/idPregunta must be integer', …]
 */
export function explain(schema: string, value: unknown): string[] {
  const validate = compiled.get(schema) ?? compile(schema);
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  // A failed `anyOf` or `oneOf` is left out: the errors of its alternatives say more.
  const telling = errors.filter(({ keyword }) => !['oneOf', 'anyOf', 'if'].includes(keyword));
  const reasons = [...new Set((telling.length > 0 ? telling : errors).map(reason))];
  const more = reasons.length - REASONS_MAX;
  return more > 0 ? [...reasons.slice(0, REASONS_MAX), `and ${more} more`] : reasons;
}

function compile(schema: string): ValidateFunction {
  const fragment = schema.split('/').map(encodeURIComponent).join('/');
  const validate = ajv.compile({ $ref: `${CONTRACT}#${fragment}` });
  compiled.set(schema, validate);
  return validate;
}

function reason({ instancePath, message, keyword, params }: ErrorObject): string {
  // Items of a list are wrong alike: `/*/precio` once says as much as `/0/precio`, `/1/precio` …
  const where = instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*') || 'the body';
  const values = (params as { allowedValues?: unknown[] }).allowedValues;
  const allowed = keyword === 'enum' && values ? `: ${values.map(String).join(', ')}` : '';
  return `${where} ${message ?? 'is not what the contract says'}${allowed}`;
}
