import * as v from 'valibot';
import { FIELD_CODES, type FieldCode } from './codes.ts';

/** What is wrong with one field. */
export interface FieldIssue {
  /** Path of the field with dots, such as 'correo' or 'tallas.0.stock'; '' for the form as a whole. */
  field: string;
  /** What is wrong there. */
  code: FieldCode;
}

/** What comes of reading a form: its values, trimmed and typed, or what is wrong with it. */
export type FormReading<Values> =
  | { ok: true; values: Values }
  | { ok: false; issues: [FieldIssue, ...FieldIssue[]] };

/** What a form holds before it is read, for the fields of a page. */
export type FormInput<Schema extends v.GenericSchema> = v.InferInput<Schema>;

type Parsed = { issues?: readonly v.BaseIssue<unknown>[] | undefined };

/**
 * What is wrong with a form: one code for each field, in the order in which the product reports
 * them, so that the first one is the one to show when there is room for one.
 *
 * @param result Answer of valibot's `safeParse`.
 * @returns An empty list when nothing is wrong.
 * @example issuesOf(v.safeParse(loginSchema, { correo: '', contrasena: 'x' }))
 *   // [{ field: 'correo', code: 'REQUIRED' }]
 */
export function issuesOf(result: Parsed): FieldIssue[] {
  const found = (result.issues ?? []).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    code: codeOf(issue.message),
  }));
  found.sort((a, b) => FIELD_CODES.indexOf(a.code) - FIELD_CODES.indexOf(b.code));
  const seen = new Set<string>();
  return found.filter(({ field }) => !seen.has(field) && seen.add(field));
}

/**
 * Reads a form with a schema.
 *
 * @example
 * const form = readForm(loginSchema, { correo: ' ana@correo.cr ', contrasena: 'secreta' });
 * if (form.ok) form.values.correo; // 'ana@correo.cr'
 */
export function readForm<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): FormReading<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, values: result.output };
  const [first = { field: '', code: 'INVALID' as const }, ...rest] = issuesOf(result);
  return { ok: false, issues: [first, ...rest] };
}

function codeOf(message: string): FieldCode {
  return FIELD_CODES.find((known) => known === message) ?? 'INVALID';
}
