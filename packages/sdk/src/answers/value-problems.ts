import { findUnstorable } from './text-values.ts';
import { fieldTexts } from './texts.ts';

/**
 * Checks a value against the schema that a JSON pointer of the contract names; with Ajv, its errors
 * become sentences by `fieldSentences`.
 *
 * @returns a sentence for each field that is wrong; null when nothing is.
 */
export type SchemaCheck = (schema: string, value: unknown) => Record<string, string> | null;

/** What is wrong with a value that was sent: of what no database can store the schema is not asked. */
export function valueProblems(
  check: SchemaCheck,
  schema: string,
  value: unknown,
): Record<string, string> | null {
  const unstorable = findUnstorable(value);
  if (unstorable === null) return check(schema, value);
  return { [unstorable === '' ? 'body' : unstorable]: fieldTexts.characters };
}

/** Wrong fields by name, also by one that every object has. */
export const noFields = () => Object.create(null) as Record<string, string>;
