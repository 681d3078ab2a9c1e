import { faqSchema, readForm, type FaqValues } from '@filigrana/sdk/schemas';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answeredCalls } from '../../../test/deferred.ts';
import { httpError } from '../../../test/fixtures.ts';
import { flushMicrotasks } from '../../../test/virtual-time.ts';
import type { FormDefinition, Said } from './form-definition.ts';
import { notice, type CommonCode } from './form-report.ts';
import { createFormMachine, provideForm, type FormSubmission } from './form.machine.ts';

interface Question {
  idPregunta: number;
  pregunta: string;
  respuesta: string;
  visible: 0 | 1;
}
interface Values {
  pregunta: string;
  respuesta: string;
  visible: boolean;
}
type Form = FormDefinition<Question, Values, FaqValues, number, CommonCode>;
type Submission = FormSubmission<Question, Values, FaqValues>;

/** Remembers how often the server has refused. */
const QUESTION: Form = {
  id: 'question',
  idOf: ({ idPregunta }) => idPregunta,
  memo: 0,
  remember: (refusals, error) => (error ? refusals + 1 : refusals),
  start: (question) => ({
    pregunta: question?.pregunta ?? '',
    respuesta: question?.respuesta ?? '',
    visible: question?.visible !== 0,
  }),
  read: (values) => readForm(faqSchema, values),
  issues: () => ({ REQUIRED: notice('profile.incomplete') }),
  instead: ({ pregunta }, _base, refusals) =>
    refusals > 1 && pregunta === 'otra' ? notice('profile.unchanged') : null,
  failed: () => notice('profile.updateFailed'),
};

const FAQ: Question = { idPregunta: 3, pregunta: '¿Envían?', respuesta: 'Sí.', visible: 1 };
const TYPED = { pregunta: ' ¿Reparan? ', respuesta: 'Sí.' };

function start(faq: Question | null = null, form: Form = QUESTION) {
  const server = answeredCalls<[Submission], Said<CommonCode> | null>();
  const machine = provideForm(createFormMachine(form), (submission) => server.call(submission));
  const actor = createActor(machine, { input: { subject: faq } });
  const said: string[] = [];
  actor.on('notice', (emitted) => said.push(emitted.notice.code));
  actor.start();
  return {
    actor,
    server,
    said,
    state: () => actor.getSnapshot(),
    type: (change: Partial<Values>) => actor.send({ type: 'form.change', change }),
    submit: () => actor.send({ type: 'form.submit' }),
    open: (subject: Question | null) => actor.send({ type: 'form.open', subject }),
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
      notice: { code: 'profile.incomplete' },
      errors: { pregunta: { code: 'field.required' } },
      values: { respuesta: 'Sí.' },
    },
  });
  expect(said).toEqual(['profile.incomplete']);
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
  await flushMicrotasks();
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
  server.last().resolve(null);
  await flushMicrotasks();
  expect(state()).toMatchObject({ value: 'done', context: { values: { pregunta: '' } } });
});

test('an edited thing that is saved keeps its values as the new beginning', async () => {
  const { server, state, submit, type } = start(FAQ);
  type({ respuesta: 'Claro.' });
  submit();
  server.last().resolve(null);
  await flushMicrotasks();
  const { base, values } = state().context;
  expect(values.respuesta).toBe('Claro.');
  expect(base).toEqual(values);
});

test('a refusal of the server loses nothing that was typed, says so and can be tried again', async () => {
  const { server, state, submit, type } = start();
  type(TYPED);
  submit();
  server.last().reject(httpError(400, { fields: { respuesta: 'Es demasiado corta.' } }));
  await flushMicrotasks();
  expect(state()).toMatchObject({
    value: 'editing',
    context: {
      values: TYPED,
      notice: { code: 'profile.updateFailed' },
      errors: { respuesta: { said: 'Es demasiado corta.' } },
    },
  });
  submit();
  await flushMicrotasks();
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
  await flushMicrotasks();
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

test('says what the answer said until something is changed, also when news of it come', async () => {
  const { open, server, state, submit, type } = start(FAQ);
  type({ respuesta: 'Claro.' });
  submit();
  server.last().resolve(notice('profile.updated'));
  await flushMicrotasks();
  open({ ...FAQ, respuesta: 'Claro.' });
  expect(state()).toMatchObject({
    value: 'done',
    context: { notice: { code: 'profile.updated' } },
  });
  type({ respuesta: 'No.' });
  expect(state().context.notice).toBeNull();
});

test('remembers what its definition makes of the answers, and may say something instead', async () => {
  const { server, state, submit, type } = start();
  type({ ...TYPED, pregunta: 'otra' });
  for (const refusals of [1, 2]) {
    submit();
    server.last().reject(httpError(500));
    await flushMicrotasks();
    expect(state().context.memo).toBe(refusals);
  }
  submit();
  expect(state()).toMatchObject({
    value: 'editing',
    context: { notice: { code: 'profile.unchanged' } },
  });
  expect(server.calls).toHaveLength(2);
});

test('learns what is found out while it is filled in, beside single fields', () => {
  const { actor, state, submit } = start();
  submit();
  actor.send({
    type: 'form.learn',
    memo: 7,
    notice: null,
    errors: { pregunta: notice('field.tooLong'), respuesta: undefined },
  });
  expect(state().context).toMatchObject({ memo: 7, notice: null });
  expect(state().context.errors).toEqual({ pregunta: { code: 'field.tooLong' } });
});

test('keeps nothing of what the page has, not when it is wrong and not once it is answered', async () => {
  const { server, state, submit, type } = start(null, { ...QUESTION, isPassing: true });
  const keepsNothing = () => expect(JSON.stringify(state().context)).not.toContain('Reparan');
  type({ ...TYPED, respuesta: '' });
  submit();
  keepsNothing();
  for (const answer of ['reject', 'resolve'] as const) {
    type(TYPED);
    submit();
    if (answer === 'reject') server.last().reject(httpError(500));
    else server.last().resolve(null);
    await flushMicrotasks();
    keepsNothing();
  }
});
