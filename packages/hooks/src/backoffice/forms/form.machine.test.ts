import type { Faq } from '@filigrana/sdk';
import type { FaqValues } from '@filigrana/sdk/schemas';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { answeredCalls } from '../../../test/deferred.ts';
import { httpError } from '../../../test/fixtures.ts';
import { settleMicrotasks } from '../../../test/virtual-time.ts';
import { faqFormMachine } from '../faq/faq-form.machine.ts';
import type { FaqFormValues } from '../faq/faq.types.ts';
import type { FormSubmission } from './form.machine.ts';

type Submission = FormSubmission<Faq, FaqFormValues, FaqValues>;

const FAQ = { idPregunta: 3, pregunta: '¿Envían?', respuesta: 'Sí.', visible: 1 as const };
const TYPED = { pregunta: ' ¿Reparan? ', respuesta: 'Sí.' };

function start(faq: typeof FAQ | null = null) {
  const server = answeredCalls<[Submission], void>();
  const save = fromPromise<void, Submission>(({ input }) => server.call(input));
  const machine = faqFormMachine.provide({ actors: { save } });
  const actor = createActor(machine, { input: { subject: faq } });
  const said: string[] = [];
  actor.on('notice', ({ notice }) => said.push(notice.code));
  actor.start();
  return {
    actor,
    server,
    said,
    state: () => actor.getSnapshot(),
    type: (change: Partial<typeof TYPED>) => actor.send({ type: 'form.change', change }),
    submit: () => actor.send({ type: 'form.submit' }),
    open: (subject: typeof FAQ | null) => actor.send({ type: 'form.open', subject }),
  };
}

test('begins with what is edited, or empty', () => {
  expect(start().state().context.values).toEqual({ pregunta: '', respuesta: '', visible: true });
  expect(start(FAQ).state().context.values).toEqual({
    pregunta: '¿Envían?',
    respuesta: 'Sí.',
    visible: true,
  });
});

test('an incomplete form is not sent: it is said once, with what is missing by field', () => {
  const { server, said, state, submit, type } = start();
  type({ pregunta: '  ', respuesta: 'Sí.' });
  submit();
  expect(state()).toMatchObject({
    value: 'editing',
    context: {
      notice: { code: 'faq.addIncomplete' },
      errors: { pregunta: { code: 'field.required' } },
      values: { respuesta: 'Sí.' },
    },
  });
  expect(said).toEqual(['faq.addIncomplete']);
  expect(server.calls).toHaveLength(0);
});

test('what was said about a field goes when the field is changed, and only that', () => {
  const { state, submit, type } = start();
  submit();
  expect(Object.keys(state().context.errors)).toEqual(['pregunta', 'respuesta']);
  type({ pregunta: 'a' });
  expect(Object.keys(state().context.errors)).toEqual(['respuesta']);
  expect(state().context.notice).toBeNull();
});

test('sends what the schema read, once however often it is pressed', async () => {
  const { server, state, submit, type } = start();
  type(TYPED);
  submit();
  submit();
  await settleMicrotasks();
  expect(state().value).toBe('sending');
  expect(server.calls.map(({ args: [sent] }) => sent)).toEqual([
    expect.objectContaining({
      subject: null,
      accepted: { pregunta: '¿Reparan?', respuesta: 'Sí.', visible: 1 },
    }),
  ]);
});

test('a new thing that is saved leaves an empty form', async () => {
  const { server, state, submit, type } = start();
  type(TYPED);
  submit();
  server.last().resolve(undefined);
  await settleMicrotasks();
  expect(state()).toMatchObject({ value: 'done', context: { values: { pregunta: '' } } });
});

test('an edited thing that is saved keeps its values as the new beginning', async () => {
  const { server, state, submit, type } = start(FAQ);
  type({ respuesta: 'Claro.' });
  submit();
  server.last().resolve(undefined);
  await settleMicrotasks();
  const { base, values } = state().context;
  expect(values.respuesta).toBe('Claro.');
  expect(base).toEqual(values);
});

test('a refusal of the server loses nothing that was typed, says so and can be tried again', async () => {
  const { server, state, submit, type } = start();
  type(TYPED);
  submit();
  server.last().reject(httpError(400, { fields: { respuesta: 'Es demasiado corta.' } }));
  await settleMicrotasks();
  expect(state()).toMatchObject({
    value: 'editing',
    context: {
      values: TYPED,
      notice: { code: 'faq.addFailed' },
      errors: { respuesta: { said: 'Es demasiado corta.' } },
    },
  });
  submit();
  await settleMicrotasks();
  expect(server.calls).toHaveLength(2);
});

test('news of what is edited fill a form that nobody has touched, and leave a touched one alone', () => {
  const { open, state, type } = start(FAQ);
  open({ ...FAQ, respuesta: 'Sí, a todo el país.' });
  expect(state().context.values.respuesta).toBe('Sí, a todo el país.');
  type({ pregunta: '¿Hacen envíos?' });
  open({ ...FAQ, respuesta: 'No.' });
  expect(state().context.values).toMatchObject({
    pregunta: '¿Hacen envíos?',
    respuesta: 'Sí, a todo el país.',
  });
});

test('another thing takes the place of what was being edited, also while that is being sent', async () => {
  const { open, server, state, submit, type } = start(FAQ);
  type(TYPED);
  submit();
  open({ ...FAQ, idPregunta: 4, pregunta: '¿Pago?' });
  expect(state()).toMatchObject({ value: 'editing', context: { values: { pregunta: '¿Pago?' } } });
  server.last().reject(httpError(500));
  await settleMicrotasks();
  expect(state().context.notice).toBeNull();
});

test('reset goes back to the beginning', () => {
  const { actor, state, submit, type } = start(FAQ);
  type({ pregunta: '' });
  submit();
  actor.send({ type: 'form.reset' });
  expect(state().context).toMatchObject({
    values: { pregunta: '¿Envían?' },
    errors: {},
    notice: null,
  });
});
