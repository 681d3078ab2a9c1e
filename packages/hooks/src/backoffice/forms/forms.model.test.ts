import { expect } from 'vitest';
import { fromPromise, type AnyStateMachine } from 'xstate';
import { httpError, offline, user } from '../../testing/fixtures.test.kit.ts';
import { productWire, ringWire } from '../../testing/product.test.kit.ts';
import { describeWalk } from '../../testing/walk.test.kit.ts';
import { staffProfileFormMachine } from '../accounts/staff-profile-form.machine.ts';
import { bannersUploadMachine } from '../banners/banners-upload.machine.ts';
import { faqFormMachine } from '../faq/faq-form.machine.ts';
import { novedadFormMachine } from '../novedades/novedad-form.machine.ts';
import { productFormMachine } from '../products/product-form.machine.ts';
import { shippingFeeMachine } from '../shipping/shipping-fee.machine.ts';
import { staffAccountMachine } from '../staff/staff-account.machine.ts';
import { stockEditMachine } from '../stock/stock-edit.machine.ts';

interface FormCase {
  /** What is edited, null for something new; and another one of its kind. */
  subject: object | null;
  other?: object;
  /** A change that makes the form complete, and one that makes it wrong. */
  good: object;
  bad: object;
}

/** Whatever is edited, its form behaves the same: so the walk knows nothing of its fields. */
function describeForm(
  name: string,
  machine: AnyStateMachine,
  { subject, other, good, bad }: FormCase,
): void {
  describeWalk<AnyStateMachine>(name, {
    provide: (ask) => machine.provide({ actors: { save: fromPromise(() => ask('save')) } }),
    inputs: [{ subject }],
    events: [
      { type: 'form.change', change: good },
      { type: 'form.change', change: bad },
      { type: 'form.submit' },
      { type: 'form.reset' },
      { type: 'form.open', subject },
      ...(other ? [{ type: 'form.open', subject: other }] : []),
    ],
    answers: {
      save: [
        { done: undefined },
        { fail: httpError(400, { fields: { nombre: 'No.' }, serverMessage: 'Datos inválidos.' }) },
        { fail: httpError(413) },
        { fail: offline() },
      ],
    },
    key: ({ subject: edited, values, base, memo, notice, errors, accepted }) => ({
      edited,
      values,
      base,
      memo,
      notice: notice?.code,
      errors: Object.keys(errors),
      accepted: accepted !== null,
    }),
    see(snapshot) {
      const { value, context } = snapshot;
      const { notice, errors, accepted } = context;
      // The button works exactly while nothing is on its way, and so do the fields.
      expect(snapshot.can({ type: 'form.submit' })).toBe(value !== 'sending');
      expect(snapshot.can({ type: 'form.change', change: good })).toBe(value !== 'sending');
      if (value === 'sending') {
        expect(accepted).not.toBeNull();
        expect({ notice, errors }).toEqual({ notice: null, errors: {} });
      }
      if (value === 'done') expect({ notice, errors }).toEqual({ notice: null, errors: {} });
    },
    never: other ? {} : NO_OTHER,
  });
}

/** There is one thing of its kind: no other one can be opened. */
const ALONE = 'there is only one such thing';
const NO_OTHER: Readonly<Record<string, string>> = {
  'editing: form.open#1 → (stays)': ALONE,
  'sending: form.open#1 → editing': ALONE,
  'done: form.open#1 → editing': ALONE,
};

const IMAGE = new File(['imagen'], 'foto.png', { type: 'image/png' });
const FAQ = { idPregunta: 3, pregunta: '¿Envían?', respuesta: 'Sí.', visible: 1 as const };

const NOVEDAD = {
  idNovedad: 5,
  asunto: 'Nueva colección',
  descripcion: '',
  estado: 'Sin Publicar' as const,
  referenciaURL: null,
  fecha: '2026-05-01',
  fechaActualizacion: null,
};

describeForm('the form of a new question', faqFormMachine, {
  subject: null,
  other: FAQ,
  good: { pregunta: '¿Reparan?', respuesta: 'Sí.' },
  bad: { pregunta: ' ' },
});
describeForm('the form of a question', faqFormMachine, {
  subject: FAQ,
  other: { ...FAQ, idPregunta: 4, pregunta: '¿Pago?' },
  good: { respuesta: 'Claro.' },
  bad: { respuesta: '' },
});
describeForm('the form of a ring', productFormMachine, {
  subject: ringWire(),
  other: productWire(),
  good: { nombre: 'Anillo Ola' },
  bad: { nombre: '' },
});
describeForm('the stock of a ring', stockEditMachine, {
  subject: ringWire(),
  other: productWire(),
  good: { tallas: [{ tamanio: '6', stock: '4' }] },
  bad: { tallas: [{ tamanio: '6', stock: '-1' }] },
});
describeForm('the stock of a piece without sizes', stockEditMachine, {
  subject: productWire(),
  other: ringWire(),
  good: { stock: '12' },
  bad: { stock: 'doce' },
});
describeForm('the form of a novedad', novedadFormMachine, {
  subject: NOVEDAD,
  other: { ...NOVEDAD, idNovedad: 6 },
  good: { asunto: 'Anillos de plata', referenciaURL: IMAGE },
  bad: { asunto: '' },
});
describeForm('the profile of the staff', staffProfileFormMachine, {
  subject: user(),
  other: user({ idUsuario: 8 }),
  good: { correo: 'otra@filigrana.test' },
  bad: { correo: '' },
});
describeForm('the shipping fee', shippingFeeMachine, {
  subject: { monto: 8 },
  good: { monto: '9.50' },
  bad: { monto: '' },
});
describeForm('the upload of banners', bannersUploadMachine, {
  subject: null,
  good: { banners: [{ id: 1, file: IMAGE }] },
  bad: { banners: [] },
});
describeForm('a new account of the staff', staffAccountMachine, {
  subject: null,
  good: {
    identificacion: '101110111',
    nombre: 'María',
    primerApellido: 'Solano',
    segundoApellido: 'Quirós',
    correo: 'maria@filigrana.test',
    telefono: '88112233',
    contrasena: 'Plata-925-fina',
    idRol: 3,
  },
  bad: { idRol: '' },
});
