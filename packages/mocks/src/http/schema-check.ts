import { fieldSentence, type SchemaError } from '@filigrana/sdk/answers';
import { lookUp } from '@filigrana/sdk/contract';
import { isDay } from '@filigrana/sdk/domain';
import { contract } from './contract.ts';

/** The keywords that the contract uses for what it is sent. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
}

/**
 * Checks a value against a schema of the contract, which is named by a JSON pointer.
 *
 * @returns one sentence per field that is wrong; null when nothing is.
 */
export function checkSchema(pointer: string, value: unknown): Record<string, string> | null {
  const fields: Record<string, string> = {};
  const refuse = (path: readonly string[], error: SchemaError) => {
    fields[path.join('.') || 'body'] ??= fieldSentence(error);
  };

  function visit(schema: Schema, value: unknown, path: readonly string[]): void {
    if (schema.$ref !== undefined)
      visit(lookUp(contract, schema.$ref.slice(1)) as Schema, value, path);
    if (schema.type !== undefined && ![schema.type].flat().some((type) => isOfType(value, type)))
      return refuse(path, { keyword: 'type', params: { type: schema.type } });
    if (schema.enum && !schema.enum.includes(value))
      refuse(path, { keyword: 'enum', params: { allowedValues: schema.enum } });
    for (const error of limitErrors(schema, value)) refuse(path, error);
    if (Array.isArray(value))
      value.forEach((item, index) => visit(schema.items ?? {}, item, [...path, String(index)]));
    else if (typeof value === 'object' && value !== null)
      visitObject(schema, value as Record<string, unknown>, path);
  }

  function visitObject(
    { properties = {}, required = [], additionalProperties }: Schema,
    value: Record<string, unknown>,
    path: readonly string[],
  ): void {
    for (const name of required)
      if (value[name] === undefined) refuse([...path, name], { keyword: 'required', params: {} });
    for (const [name, item] of Object.entries(value)) {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (property) visit(property, item, [...path, name]);
      else if (additionalProperties === false)
        refuse([...path, name], { keyword: 'additionalProperties', params: {} });
    }
  }

  visit(lookUp(contract, pointer) as Schema, value, []);
  return Object.keys(fields).length > 0 ? fields : null;
}

/** What the keywords with a limit say, in the order in which one sentence is preferred. */
function limitErrors(schema: Schema, value: unknown): SchemaError[] {
  const size = typeof value === 'string' ? [...value].length : null;
  const count = Array.isArray(value) ? value.length : null;
  const names = isOfType(value, 'object') ? Object.keys(value as object).length : null;
  const figure = typeof value === 'number' ? value : null;
  const broken: [keyword: keyof Schema, is: (limit: number) => boolean][] = [
    ['maximum', (limit) => figure !== null && figure > limit],
    ['minimum', (limit) => figure !== null && figure < limit],
    ['maxLength', (limit) => size !== null && size > limit],
    ['minLength', (limit) => size !== null && size < limit],
    ['maxItems', (limit) => count !== null && count > limit],
    ['minItems', (limit) => count !== null && count < limit],
    ['minProperties', (limit) => names !== null && names < limit],
  ];
  const errors = broken.flatMap<SchemaError>(([keyword, isBroken]) => {
    const limit = schema[keyword];
    return typeof limit === 'number' && isBroken(limit) ? [{ keyword, params: { limit } }] : [];
  });
  const isOdd =
    schema.pattern !== undefined &&
    typeof value === 'string' &&
    !new RegExp(schema.pattern, 'u').test(value);
  if (schema.format === 'date' && typeof value === 'string' && !isDay(value))
    errors.push({ keyword: 'format', params: { format: 'date' } });
  return isOdd ? [...errors, { keyword: 'pattern', params: {} }] : errors;
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}
