import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { FIELD_CODES } from './codes.ts';
import * as forms from './index.ts';
import { issuesOf, readForm } from './issues.ts';
import { loginSchema } from './login.ts';

const SCHEMAS = Object.entries(forms).filter(([name]) => name.endsWith('Schema')) as [
  string,
  v.GenericSchema,
][];

/** Every field of a form, however deep its pipe is. */
function fieldsOf(schema: v.GenericSchema): string[] {
  const { getter } = schema as Partial<v.LazySchema<v.GenericSchema>>;
  const { entries } = (getter?.(undefined) ?? schema) as unknown as { entries: object };
  return Object.keys(entries);
}

test('a valid form has no issues', () => {
  expect(issuesOf(v.safeParse(loginSchema, { correo: 'a@b.cr', contrasena: 'x' }))).toEqual([]);
});

test('a field answers with one code, the most basic one', () => {
  const result = v.safeParse(forms.resetRequestSchema, { correo: '   ' });
  expect(result.issues?.length).toBeGreaterThan(1);
  expect(issuesOf(result)).toEqual([{ field: 'correo', code: 'REQUIRED' }]);
});

test('what is missing comes before what is wrong', () => {
  const form = readForm(forms.staffProfileSchema, { correo: 'mal', telefono: '' });
  expect(form).toEqual({
    ok: false,
    issues: [
      { field: 'telefono', code: 'REQUIRED' },
      { field: 'correo', code: 'EMAIL_INVALID' },
    ],
  });
});

test('a form that is read comes out trimmed', () => {
  expect(readForm(loginSchema, { correo: ' ana@correo.cr ', contrasena: ' x ' })).toEqual({
    ok: true,
    values: { correo: 'ana@correo.cr', contrasena: 'x' },
  });
});

test('what a form does not have is dropped', () => {
  const form = { correo: 'ana@correo.cr', contrasena: 'x' };
  expect(readForm(loginSchema, { ...form, rol: 2 })).toEqual({ ok: true, values: form });
});

test('what is no form at all is missing everything', () => {
  for (const input of [undefined, null, 7, 'x'])
    expect(readForm(loginSchema, input)).toEqual({
      ok: false,
      issues: [{ field: '', code: 'REQUIRED' }],
    });
});

test('no code is listed twice', () => {
  expect(new Set(FIELD_CODES).size).toBe(FIELD_CODES.length);
});

describe('every form', () => {
  test.each(SCHEMAS)('%s speaks only in codes, whatever it is given', (_name, schema) => {
    const fields = fieldsOf(schema);
    const every = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
    const inputs = [
      undefined,
      null,
      7,
      'x',
      [],
      ...[undefined, null, '', {}, [], [{}], NaN, true, 'x'].map(every),
    ];
    for (const input of inputs)
      for (const issue of v.safeParse(schema, input).issues ?? [])
        expect(FIELD_CODES).toContain(issue.message);
  });

  test.each(SCHEMAS)('%s says the same of a missing field as of a null one', (_name, schema) => {
    const nulls = Object.fromEntries(fieldsOf(schema).map((field) => [field, null]));
    expect(issuesOf(v.safeParse(schema, {}))).toEqual(issuesOf(v.safeParse(schema, nulls)));
  });
});
