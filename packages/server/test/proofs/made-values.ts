import { lookUp, type ContractDocument } from '@filigrana/sdk/contract';
import type { Dice } from './dice.ts';

type Schema = Record<string, unknown>;

/** Stands for a file until the request is written. */
export class MadeFile {
  constructor(
    readonly bytes: Uint8Array,
    readonly name: string,
    readonly type: string,
  ) {}
}

/** Values of the shop under test, so that what is asked for often exists. */
export interface Samples {
  /** By name of the field: an e-mail that is registered, a token that was issued. */
  known: Record<string, readonly unknown[]>;
  image: Uint8Array;
  pdf: Uint8Array;
}

/** Makes values that a schema of the contract allows. */
export function valueMaker(document: ContractDocument, samples: Samples) {
  const resolve = (schema: Schema): Schema => {
    const target = schema['$ref'];
    if (typeof target !== 'string') return schema;
    return resolve(lookUp(document, target.slice(1)) as Schema);
  };

  function make(chance: Dice, given: Schema, name = ''): unknown {
    const schema = resolve(given);
    const familiar = samples.known[name];
    if (familiar && chance.percent(60)) return chance.pick(familiar);
    const choices = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
    if (choices) return make(chance, chance.pick(choices), name);
    const parts = schema['allOf'] as Schema[] | undefined;
    if (parts) {
      const made = parts.map((part) => make(chance, part, name));
      return Object.assign({}, ...(made as object[])) as unknown;
    }
    const words = schema['enum'] as unknown[] | undefined;
    if (words) return chance.pick(words);
    const types = [schema['type'] ?? 'object'].flat() as string[];
    const type = types.includes('null') && chance.percent(20) ? 'null' : chance.pick(types);
    switch (type) {
      case 'null':
        return null;
      case 'boolean':
        return chance.percent(50);
      case 'integer':
        return integer(chance, schema);
      case 'number':
        return integer(chance, schema) + (chance.percent(30) ? 0.25 : 0);
      case 'array':
        return list(chance, schema);
      case 'string':
        return text(chance, schema);
      default:
        return object(chance, schema);
    }
  }

  function object(chance: Dice, schema: Schema): Record<string, unknown> {
    const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
    const required = (schema['required'] ?? []) as string[];
    const made: Record<string, unknown> = {};
    for (const [name, property] of Object.entries(properties))
      if (required.includes(name) || chance.percent(50)) made[name] = make(chance, property, name);
    return made;
  }

  function list(chance: Dice, schema: Schema): unknown[] {
    const low = Number(schema['minItems'] ?? 0);
    const high = Math.min(Number(schema['maxItems'] ?? 4), low + 3);
    const items = (schema['items'] ?? {}) as Schema;
    return Array.from({ length: chance.between(low, high) }, () => make(chance, items));
  }

  function text(chance: Dice, schema: Schema): unknown {
    if (schema['format'] === 'binary') {
      return chance.percent(80)
        ? new MadeFile(samples.image, 'foto.png', 'image/png')
        : new MadeFile(samples.pdf, 'recibo.pdf', 'application/pdf');
    }
    if (schema['format'] === 'date-time') return '2026-03-02T15:00:00.000Z';
    const pattern = schema['pattern'];
    if (typeof pattern === 'string') {
      const fitting = EXAMPLES.filter((example) => new RegExp(pattern, 'u').test(example));
      if (fitting.length > 0 && chance.percent(80)) return chance.pick(fitting);
    }
    const low = Number(schema['minLength'] ?? 0);
    const high = Math.min(Number(schema['maxLength'] ?? 30), low + 40);
    return Array.from({ length: chance.between(low, high) }, () => chance.pick(LETTERS)).join('');
  }

  return make;
}

/** Something for every pattern of the contract. */
const EXAMPLES = [
  'Cadena Nube',
  '101110111',
  '155812345678',
  'persona@filigrana.test',
  'Persona1@Filigrana.test',
  '87123490',
  '7',
  '12',
  '2026-03-02',
  '2026-03-02T15:00:00.000Z',
  'intento-0001',
];
const LETTERS = [...'abcdeñÁé 0123456789.,-_¡«»💍'];

function integer(chance: Dice, schema: Schema): number {
  const low = Number(schema['minimum'] ?? 0);
  const high = Number(schema['maximum'] ?? 1_000_000);
  // Most numbers of the contract name something; small ones exist.
  return chance.percent(80)
    ? chance.between(low, Math.min(high, low + 12))
    : chance.between(low, high);
}
