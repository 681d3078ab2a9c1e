import { resolve, schemaAt, type Schema } from './contract.ts';

/** What a reading of an answer beyond its schema has found. */
export interface Spellings {
  /** The contract allows it, but it is not what the reference server sends. */
  notes: Set<string>;
  /** What no schema can say: a field under none of its spellings, fractions of cents. */
  faults: Set<string>;
}

/** Fields that are US dollars, wherever they stand. */
const AMOUNTS = new Set([
  'precio',
  'precioEspecial',
  'precioUnitario',
  'subtotal',
  'subtotalProducto',
  'monto',
  'montoEnvio',
  'montoTotal',
]);

/** Reads a value that its schema accepts, spelling by spelling. */
export function readSpellings(schemaPlace: string, value: unknown): Spellings {
  const found: Spellings = { notes: new Set(), faults: new Set() };
  walk(schemaAt(schemaPlace), value, found);
  return found;
}

function walk(schema: Schema, value: unknown, found: Spellings): void {
  for (const part of schema.allOf ?? []) walk(resolve(part), value, found);
  if (schema.oneOf) walkAlternatives(schema.oneOf.map(resolve), value, found);
  if (Array.isArray(value)) {
    if (schema.items) for (const item of value) walk(resolve(schema.items), item, found);
    return;
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return;
  readNames(schema.properties, value, found);
  for (const [name, property] of Object.entries(schema.properties)) {
    const field: unknown = Reflect.get(value, name);
    if (field === undefined) continue;
    readField(name, resolve(property), field, found);
    walk(resolve(property), field, found);
  }
}

/** The first alternative is the canonical one. */
function walkAlternatives(alternatives: Schema[], value: unknown, found: Spellings): void {
  const isList = Array.isArray(value);
  const fitting = alternatives.find((schema) => (schema.type === 'array') === isList);
  if (!fitting) return;
  if (fitting !== alternatives[0])
    found.notes.add(
      isList ? 'a list stands where one object is usual' : 'the list stands inside an object',
    );
  walk(fitting, value, found);
}

function readNames(properties: Record<string, Schema>, value: object, found: Spellings): void {
  for (const [name, schema] of Object.entries(properties)) {
    if (!schema['x-canonical']) continue;
    const aliases = Object.keys(properties).filter(
      (other) => properties[other]?.['x-alias-of'] === name,
    );
    if (aliases.length === 0 || name in value) continue;
    const used = aliases.find((alias) => alias in value);
    if (used === undefined) found.faults.add(`${name} (or ${aliases.join(', ')}) is missing`);
    else found.notes.add(`${name} is spelt ${used}`);
  }
}

function readField(name: string, schema: Schema, field: unknown, found: Spellings): void {
  if (typeof field === 'number' && AMOUNTS.has(name) && !hasCents(field))
    found.faults.add(`${name} is ${field}, which is no amount with two decimals`);
  if (name === 'suscrito' && typeof field !== 'boolean')
    found.notes.add(`suscrito is ${JSON.stringify(field)} instead of true or false`);
  if (typeof field === 'string' && isOtherCase(schema, field))
    found.notes.add(`${name} is written '${field}' instead of '${field.toLowerCase()}'`);
}

function hasCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

/** A word that the contract also lists in lower case, first. */
function isOtherCase({ enum: words }: Schema, field: string): boolean {
  const lower = field.toLowerCase();
  return field !== lower && (words ?? []).includes(lower);
}
