import {
  kindOf,
  lookUp,
  type ContractDocument,
  type Kind,
  type Operation,
} from '../contract/index.ts';
import { invalidFields } from './problem.ts';
import { readText, type Read } from './text-values.ts';
import { fieldTexts } from './texts.ts';
import { noFields, valueProblems, type SchemaCheck } from './value-problems.ts';

type Values = Record<string, unknown>;
type Given = Readonly<Values>;
type Place = 'path' | 'query' | 'header';

/** What came under each name: a text, several or undefined. Names of headers are in lower case. */
export type GivenParameters = Readonly<Record<Place, Given>>;

/** What an operation is called with beside its body. */
export interface ReadParameters {
  /** Values in the path, by name, in the types of the contract. */
  params: Values;
  /** Values after the question mark, likewise; those that did not come are left out. */
  query: Values;
  /** The `Idempotency-Key` header, where the operation declares it. */
  idempotencyKey: string | null;
}

/** Prepares the reading of an operation's path, query and headers. */
export function parametersReader(
  document: ContractDocument,
  operation: Operation,
  check: SchemaCheck,
): (given: GivenParameters) => ReadParameters {
  const reader = (place: Place) => placeReader(document, operation, place, check);
  const [readPath, readQuery, readHeaders] = [reader('path'), reader('query'), reader('header')];
  return ({ path, query, header }) => ({
    params: readPath(path),
    query: readQuery(query),
    idempotencyKey: (readHeaders(header)['Idempotency-Key'] ?? null) as string | null,
  });
}

function placeReader(
  document: ContractDocument,
  { parameters }: Operation,
  place: Place,
  check: SchemaCheck,
): (given: Given) => Values {
  const declared = parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({
      ...parameter,
      key: place === 'header' ? parameter.name.toLowerCase() : parameter.name,
      kind: kindOf(document, lookUp(document, parameter.schema) as Values),
    }));
  const names = new Set(declared.map(({ name }) => name));
  return (given) => {
    const values: Values = {};
    const campos = noFields();
    for (const { name, key, kind, required, schema } of declared) {
      const read = readTexts(given[key], kind);
      const problem =
        'problem' in read
          ? read.problem
          : read.value === undefined
            ? required && fieldTexts.required
            : Object.values(valueProblems(check, schema, read.value) ?? {})[0];
      if (problem) campos[name] = problem;
      else if ('value' in read && read.value !== undefined) values[name] = read.value;
    }
    if (place === 'query')
      for (const name of unknownOf(given, names)) campos[name] = fieldTexts.unknown;
    if (Object.keys(campos).length > 0) throw invalidFields(campos);
    return values;
  };
}

/**
 * Where there are filters, an unknown name is refused: a misspelt filter must not look like one that
 * found everything. Elsewhere unknown names do no harm.
 */
function unknownOf(query: Given, names: ReadonlySet<string>): string[] {
  return Object.keys(query).filter(
    (name) => !names.has(name) && (names.size > 0 || name === '__proto__'),
  );
}

/** Reads a parameter that came once, several times or not at all. */
function readTexts(given: unknown, kind: Kind): Read {
  if (given === undefined) return { value: undefined };
  const texts = [given].flat().map(String);
  if (!kind.list) {
    const [text = '', ...more] = texts;
    return more.length > 0 ? { problem: fieldTexts.repeated } : readText(text, kind);
  }
  const values: unknown[] = [];
  for (const text of texts) {
    const read = readText(text, kind);
    if ('problem' in read) return read;
    values.push(read.value);
  }
  return { value: values };
}
