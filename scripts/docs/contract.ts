/** The contract as its pages read it: references followed, only what is shown. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  additionalProperties?: boolean | Schema;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, unknown>[];
  'x-roles'?: number[];
  'x-extension'?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Answer>;
}

export interface Contract {
  info: { description?: string; version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
  };
}

const refName = ($ref: string) => $ref.split('/').at(-1) ?? '';

type Kind = 'responses' | 'parameters';

/** What a reference stands for. */
export function follow<Value extends { $ref?: string }>(
  { components }: Contract,
  kind: Kind,
  value: Value,
): Value {
  if (value.$ref === undefined) return value;
  const found = components[kind][refName(value.$ref)];
  if (!found) throw new Error(`The contract has no ${value.$ref}.`);
  return found as unknown as Value;
}

/** Every property of a schema, those of its parts included, with whether it must be there. */
export function propertiesOf(contract: Contract, schema: Schema): [string, Schema, boolean][] {
  if (schema.$ref !== undefined) {
    const named = contract.components.schemas[refName(schema.$ref)];
    return named ? propertiesOf(contract, named) : [];
  }
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, property]): [string, Schema, boolean] => [
      name,
      property,
      schema.required?.includes(name) ?? false,
    ],
  );
  return [...(schema.allOf ?? []).flatMap((part) => propertiesOf(contract, part)), ...own];
}

/** A type in words; `link` names a schema that has its own place. */
export function typeOf(schema: Schema, link: (name: string) => string): string {
  if (schema.$ref !== undefined) return link(refName(schema.$ref));
  const many = schema.oneOf ?? schema.anyOf;
  if (many) return many.map((each) => typeOf(each, link)).join(' or ');
  const [first, ...rest] = schema.allOf ?? [];
  if (first && !schema.properties)
    return typeOf(rest.length === 0 ? first : { ...first, ...(first.$ref ? {} : rest[0]) }, link);
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat();
  return types
    .map((type) => {
      if (type === 'array') return `array of ${schema.items ? typeOf(schema.items, link) : 'any'}`;
      if (schema.contentMediaType !== undefined || schema.format === 'binary') return 'file';
      return type === 'string' && schema.format ? `string (${schema.format})` : type;
    })
    .join(' or ');
}

/** What a value must keep to, in words. */
export function limitsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  maxItems,
  pattern,
}: Schema): string {
  return [
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `up to ${maximum}`,
    minLength !== undefined && minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems}`,
    pattern !== undefined && (pattern === String.raw`\S` ? 'not blank' : `\`${pattern}\``),
  ]
    .filter((each) => each !== false)
    .join(', ');
}
