import {
  fieldTexts,
  invalidFields,
  findUnstorable,
  readText,
  type Read,
} from '@filigrana/sdk/answers';
import { kindOf, lookUp, type Kind, type Parameter } from '@filigrana/sdk/contract';
import { contract } from './contract.ts';
import { checkSchema } from './schema-check.ts';

/** What came under one name; empty when nothing did. */
type Given = (name: string) => readonly string[];

/**
 * Reads the parameters of one place (path, query or header).
 *
 * @param names Every name that came, where names that nobody declared are refused.
 * @throws HttpProblem 400 naming every one that is wrong.
 */
export function readParameters(
  parameters: readonly Parameter[],
  given: Given,
  names: Iterable<string> = [],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const campos: Record<string, string> = {};
  for (const parameter of parameters) {
    const kind = kindOf(contract, lookUp(contract, parameter.schema) as Record<string, unknown>);
    const read = readTexts(given(parameter.name), kind);
    const problem = 'problem' in read ? read.problem : problemOf(parameter, read.value);
    if (problem !== null) campos[parameter.name] = problem;
    else if ('value' in read && read.value !== undefined) values[parameter.name] = read.value;
  }
  const declared = new Set(parameters.map(({ name }) => name));
  // A misspelt filter must not look like one that found everything.
  if (declared.size > 0)
    for (const name of names) if (!declared.has(name)) campos[name] = fieldTexts.unknown;
  if (Object.keys(campos).length > 0) throw invalidFields(campos);
  return values;
}

function problemOf({ required, schema }: Parameter, value: unknown): string | null {
  if (value === undefined) return required ? fieldTexts.required : null;
  if (findUnstorable(value) !== null) return fieldTexts.characters;
  return Object.values(checkSchema(contract, schema, value) ?? {})[0] ?? null;
}

function readTexts(texts: readonly string[], kind: Kind): Read {
  const [text, ...more] = texts;
  if (text === undefined) return { value: undefined };
  if (!kind.list) return more.length > 0 ? { problem: fieldTexts.repeated } : readText(text, kind);
  const values: unknown[] = [];
  for (const item of texts) {
    const read = readText(item, kind);
    if ('problem' in read) return read;
    values.push(read.value);
  }
  return { value: values };
}
