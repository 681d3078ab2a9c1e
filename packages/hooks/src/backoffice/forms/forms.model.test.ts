import { expect } from 'vitest';
import { fromPromise, type AnyStateMachine } from 'xstate';
import { httpError, offline } from '../../../test/fixtures.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import { describeWalk } from '../../../test/walk.ts';
import { createFormMachine } from '../../shared/forms/form.machine.ts';
import { faqForm } from '../faq/faq-form.ts';
import { novedadForm } from '../novedades/novedad-form.ts';
import { stockForm } from '../stock/stock-edit.ts';
import { noteForm } from '../timeline/note-form.ts';

interface FormCase {
  /** What is edited, null for something new; and another one of its kind. */
  subject: object | string | null;
  other?: object | string;
  /** Newer versions of it, where the server keeps versions: one that differs, one that only counts on. */
  newer?: readonly [different: object, same: object];
  /** A change that makes the form complete, and one that makes it wrong. */
  good: object;
  bad: object;
}

/** Whatever is edited, its form behaves the same: so the walk knows nothing of its fields. */
function describeForm(
  name: string,
  machine: AnyStateMachine,
  { subject, other, newer, good, bad }: FormCase,
): void {
  const field = Object.keys(good)[0];
  describeWalk<AnyStateMachine>(name, {
    provide: (ask) => machine.provide({ actors: { save: fromPromise(() => ask('save')) } }),
    inputs: [{ subject }],
    events: [
      { type: 'form.change', change: good },
      { type: 'form.change', change: bad },
      { type: 'form.learn', notice: null, errors: {} },
      { type: 'form.submit' },
      { type: 'form.reset' },
      ...[subject, ...(other ? [other] : []), ...(newer ?? [])].map((each) => ({
        type: 'form.open',
        subject: each,
      })),
      { type: 'form.choose', field, side: 'mine' },
      { type: 'form.choose', field, side: 'theirs' },
      { type: 'form.merge' },
      { type: 'form.yield' },
      { type: 'form.dismiss' },
    ],
    answers: {
      save: [
        { done: null },
        { fail: httpError(400, { fields: { nombre: 'No.' }, serverMessage: 'Datos inválidos.' }) },
        { fail: httpError(409, { code: 'VERSION_CONFLICT' }) },
        { fail: httpError(413) },
        { fail: offline() },
      ],
    },
    key: ({ accepted, notice, errors, ...context }) => ({
      ...context,
      notice: notice?.code,
      errors: Object.keys(errors),
      accepted: accepted !== null,
    }),
    see(snapshot) {
      const { value, context } = snapshot;
      const { notice, errors, accepted, conflict } = context;
      const isConflict = value === 'conflict';
      // The button works exactly while nothing is on its way, and so do the fields.
      expect(snapshot.can({ type: 'form.submit' })).toBe(value !== 'sending');
      expect(snapshot.can({ type: 'form.change', change: good })).toBe(
        value !== 'sending' && !isConflict,
      );
      if (value === 'sending') {
        expect(accepted).not.toBeNull();
        expect({ notice, errors }).toEqual({ notice: null, errors: {} });
      }
      if (value === 'done') expect({ notice, errors }).toEqual({ notice: null, errors: {} });
      // Two versions are there exactly in a conflict; one can choose once both have been read.
      expect(conflict !== null).toBe(isConflict);
      const isRead = isConflict && conflict.fields !== null;
      for (const type of ['form.merge', 'form.yield'])
        expect(snapshot.can({ type }), type).toBe(isRead);
      if (isRead) expect(conflict.fields).not.toEqual([]);
      expect(snapshot.can({ type: 'form.dismiss' })).toBe(isConflict);
    },
    never: {
      ...(other ? {} : NO_OTHER),
      ...(subject === null && !other ? noConflictOf(machine) : newer ? {} : NO_NEWER),
    },
  });
}

const named = (names: readonly string[], why: string) =>
  Object.fromEntries(names.map((name) => [name, why]));

/** No other one can be opened. */
const NO_OTHER = named(
  [
    'editing: form.open#1 → (stays)',
    'sending: form.open#1 → editing',
    'done: form.open#1 → editing',
    'conflict: form.open#1 → editing',
  ],
  'there is only one such thing',
);
/** There is nothing that both versions of it could be set beside. */
const NO_NEWER = named(
  [
    'conflict: always → checking',
    'conflict: form.merge → checking',
    'conflict: form.yield → editing',
  ],
  'the server keeps no versions of it, so it never tells of a newer one',
);
/** What is new has no version. */
const noConflictOf = ({ id }: AnyStateMachine) =>
  named(
    [
      'conflict: always → checking',
      'conflict: form.choose → (stays)',
      'conflict: form.dismiss → editing',
      'conflict: form.merge → checking',
      'conflict: form.open#1 → editing',
      'conflict: form.open#2 → (stays)',
      'conflict: form.reset → editing',
      'conflict: form.submit → checking',
      'conflict: form.yield → editing',
      `sending: error 0.${id}.sending#1 → conflict`,
    ],
    'nobody else can have saved what is new',
  );

const IMAGE = new File(['imagen'], 'foto.png', { type: 'image/png' });
const FAQ = {
  idPregunta: 3,
  pregunta: '¿Envían?',
  respuesta: 'Sí.',
  visible: 1 as const,
  version: 1,
};

const NOVEDAD = {
  idNovedad: 5,
  asunto: 'Nueva colección',
  descripcion: '',
  estado: 'Sin Publicar' as const,
  referenciaURL: null,
  fecha: '2026-05-01',
  fechaActualizacion: null,
  version: 1,
};

describeForm('the form of a new question', createFormMachine(faqForm), {
  subject: null,
  other: FAQ,
  good: { pregunta: '¿Reparan?', respuesta: 'Sí.' },
  bad: { pregunta: ' ' },
});
describeForm('the form of a question', createFormMachine(faqForm), {
  subject: FAQ,
  other: { ...FAQ, idPregunta: 4, pregunta: '¿Pago?' },
  newer: [
    { ...FAQ, respuesta: 'A todo el país.', version: 2 },
    { ...FAQ, version: 3 },
  ],
  good: { respuesta: 'Claro.' },
  bad: { respuesta: '' },
});
describeForm('the stock of a ring', createFormMachine(stockForm), {
  subject: ringWire({ version: 1 }),
  other: productWire(),
  newer: [
    ringWire({
      tallas: ringWire().tallas.map((size) => ({ ...size, stock: size.stock + 3 })),
      version: 2,
    }),
    ringWire({ version: 3 }),
  ],
  good: { tallas: [{ tamanio: '6', stock: '4' }] },
  bad: { tallas: [{ tamanio: '6', stock: '-1' }] },
});
describeForm('the form of a novedad', createFormMachine(novedadForm), {
  subject: NOVEDAD,
  other: { ...NOVEDAD, idNovedad: 6 },
  newer: [
    { ...NOVEDAD, asunto: 'Anillos nuevos', version: 2 },
    { ...NOVEDAD, version: 3 },
  ],
  good: { asunto: 'Anillos de plata', referenciaURL: IMAGE },
  bad: { asunto: '' },
});
describeForm('a note about an order', createFormMachine(noteForm), {
  subject: { id: 4 },
  other: { id: 5 },
  good: { texto: 'Llama por la tarde.' },
  bad: { texto: ' ' },
});
