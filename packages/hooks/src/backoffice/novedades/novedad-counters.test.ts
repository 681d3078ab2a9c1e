import { expect, test } from 'vitest';
import { changeNovedad, countersOf, NOT_WARNED, type Warned } from './novedad-counters.ts';

const EMPTY = { asunto: '', descripcion: '', referenciaURL: null };
const typed = (asunto: string, warned: Warned = NOT_WARNED) =>
  changeNovedad(EMPTY, { asunto }, warned);

test('the subject is cut at 40 characters and the description at 80', () => {
  expect(typed('x'.repeat(41)).values.asunto).toHaveLength(40);
  const { values } = changeNovedad(EMPTY, { descripcion: 'x'.repeat(90) }, NOT_WARNED);
  expect(values.descripcion).toHaveLength(80);
});

test.each([
  [34, null],
  [35, { code: 'novedades.nearLimit', params: { n: 5 } }],
  [38, { code: 'novedades.nearLimit', params: { n: 2 } }],
  [39, { code: 'novedades.nearLimitLast' }],
  [40, { code: 'novedades.subjectLimit', params: { max: 40 } }],
])('a subject of %i characters warns with %j', (length, notice) => {
  expect(typed('x'.repeat(length)).notice).toEqual(notice);
});

test('warns once near the limit and once at it, and again after the text was short', () => {
  const near = typed('x'.repeat(36));
  const nearer = changeNovedad(near.values, { asunto: 'x'.repeat(37) }, near.memo);
  expect(nearer.notice).toBeNull();
  const full = changeNovedad(nearer.values, { asunto: 'x'.repeat(40) }, nearer.memo);
  expect(full.notice?.code).toBe('novedades.subjectLimit');
  const less = changeNovedad(full.values, { asunto: 'x'.repeat(39) }, full.memo);
  expect(less.notice).toBeNull();
  const short = changeNovedad(less.values, { asunto: 'x' }, less.memo);
  expect(changeNovedad(short.values, { asunto: 'x'.repeat(36) }, short.memo).notice).not.toBeNull();
});

test('each field has its own counter', () => {
  const counters = countersOf({ ...EMPTY, asunto: 'x'.repeat(36), descripcion: 'x'.repeat(80) });
  expect(counters).toEqual({
    asunto: { length: 36, max: 40, remaining: 4, level: 'near' },
    descripcion: { length: 80, max: 80, remaining: 0, level: 'max' },
  });
});

test('a file that is no image is not kept, and said at once; an image is', () => {
  const letter = new File(['%PDF'], 'carta.pdf', { type: 'application/pdf' });
  const refused = changeNovedad(EMPTY, { referenciaURL: letter }, NOT_WARNED);
  expect(refused.values.referenciaURL).toBeNull();
  expect(refused.notice?.code).toBe('file.notImage');
  const picture = new File(['x'], 'aretes.webp', { type: 'image/webp' });
  const kept = changeNovedad(EMPTY, { referenciaURL: picture }, NOT_WARNED);
  expect(kept).toMatchObject({ values: { referenciaURL: picture }, notice: null });
});
