import { lookUp, type ContractDocument } from './operations.ts';

/** How a value that travels as text (path, query, form part) is to be read. */
export interface Kind {
  /** What one value is read as. */
  base: 'text' | 'integer' | 'number' | 'boolean' | 'json' | 'file';
  /** Several values under one name; each is of the base kind. */
  list: boolean;
  /** An empty text stands for null. */
  nullable: boolean;
}

type Schema = Record<string, unknown>;

/**
 * The kind of the value that a schema of the contract describes.
 *
 * @param document The contract.
 * @param schema The schema itself, or a reference to it.
 */
export function kindOf(document: ContractDocument, schema: Schema): Kind {
  const types = typesOf(document, schema);
  const nullable = types.has('null');
  const resolved = resolve(document, schema);
  const isFile = isBinary(resolved);
  if (types.has('array')) {
    const items = kindOf(document, (resolved['items'] as Schema | undefined) ?? {});
    return items.base === 'json'
      ? { base: 'json', list: false, nullable }
      : { ...items, list: true };
  }
  const base = isFile
    ? 'file'
    : types.has('string')
      ? 'text'
      : types.has('object')
        ? 'json'
        : types.has('number')
          ? 'number'
          : types.has('integer')
            ? 'integer'
            : types.has('boolean')
              ? 'boolean'
              : 'text';
  return { base, list: false, nullable };
}

/**
 * The kinds of the named properties of an object schema.
 *
 * @param document The contract.
 * @param place JSON pointer to the schema.
 */
export function propertyKinds(document: ContractDocument, place: string): Map<string, Kind> {
  const found = new Map<string, Kind>();
  const visit = (schema: Schema): void => {
    const { properties, allOf, anyOf, oneOf } = resolve(document, schema) as {
      properties?: Record<string, Schema>;
      allOf?: Schema[];
      anyOf?: Schema[];
      oneOf?: Schema[];
    };
    for (const [name, property] of Object.entries(properties ?? {})) {
      if (!found.has(name)) found.set(name, kindOf(document, property));
    }
    [allOf, anyOf, oneOf].flat().forEach((part) => part && visit(part));
  };
  visit(lookUp(document, place) as Schema);
  return found;
}

function resolve(document: ContractDocument, schema: Schema): Schema {
  const target = schema['$ref'];
  if (typeof target !== 'string') return schema;
  return resolve(document, lookUp(document, target.slice(1)) as Schema);
}

function typesOf(document: ContractDocument, schema: Schema): Set<string> {
  const resolved = resolve(document, schema);
  const own = [resolved['type'], ...enumTypes(resolved)].flat();
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => (resolved[word] as Schema[]) ?? []);
  return new Set([
    ...own.filter((type): type is string => typeof type === 'string'),
    ...parts.flatMap((part) => [...typesOf(document, part)]),
  ]);
}

/** An enum without a type still says what its values are. */
function enumTypes(schema: Schema): string[] {
  if (schema['type'] !== undefined || !Array.isArray(schema['enum'])) return [];
  return schema['enum'].map((value: unknown) => (value === null ? 'null' : typeof value));
}

function isBinary(schema: Schema): boolean {
  return (
    schema['format'] === 'binary' ||
    (schema['contentMediaType'] === 'application/octet-stream' && !schema['contentEncoding'])
  );
}
