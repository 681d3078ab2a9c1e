import { expect, test } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import {
  CLOSED,
  isAnsweredByAbsence,
  nextDeletion,
  type DeletionEvent,
  type DeletionState,
} from './deletion.ts';

type Event = DeletionEvent<string>;

const ask = (item: string, hasChanged?: boolean): Event =>
  hasChanged === undefined ? { type: 'ask', item } : { type: 'ask', item, hasChanged };
const CONFIRM: Event = { type: 'confirm' };
const CANCEL: Event = { type: 'cancel' };
const GONE: Event = { type: 'gone' };
const failed = (error: ReturnType<typeof httpError>): Event => ({ type: 'failed', error });
const OVERTAKEN = failed(httpError(409, { code: 'VERSION_CONFLICT' }));
const after = (...events: Event[]): DeletionState<string> =>
  events.reduce<DeletionState<string>>(nextDeletion, CLOSED);

test('nothing is deleted without a confirmation', () => {
  expect(after(CONFIRM)).toBe(CLOSED);
  expect(after(ask('a'))).toMatchObject({ step: 'asking', item: 'a' });
  expect(after(ask('a'), CANCEL)).toBe(CLOSED);
});

test('what is on its way is neither cancelled, nor sent twice, nor replaced', () => {
  const deleting = after(ask('a'), ask('b'), CONFIRM);
  expect(deleting).toMatchObject({ step: 'deleting', item: 'b' });
  for (const event of [CONFIRM, CANCEL, ask('c'), GONE])
    expect(nextDeletion(deleting, event)).toBe(deleting);
  expect(nextDeletion(deleting, { type: 'deleted' })).toBe(CLOSED);
});

test('a failure leaves the confirmation open, to try again or to cancel', () => {
  const refused = after(ask('a'), CONFIRM, failed(httpError(409)));
  expect(refused).toMatchObject({ step: 'asking', item: 'a', error: { status: 409 } });
  expect(nextDeletion(refused, CONFIRM).step).toBe('deleting');
  expect(nextDeletion(refused, CANCEL)).toBe(CLOSED);
});

test('what a colleague has changed is not deleted, and is asked about anew as it is now', () => {
  const overtaken = after(ask('a'), CONFIRM, OVERTAKEN);
  expect(overtaken).toMatchObject({ step: 'overtaken', item: 'a', hasChanged: true, error: null });
  const asked = nextDeletion(overtaken, ask('a, changed', true));
  expect(asked).toMatchObject({ step: 'asking', item: 'a, changed', hasChanged: true });
  expect(nextDeletion(asked, GONE)).toBe(asked);
});

test('what a colleague has changed and deleted closes the confirmation', () => {
  expect(after(ask('a'), CONFIRM, OVERTAKEN, GONE)).toBe(CLOSED);
});

test('after a lost answer nobody knows, until something is asked about anew or it was refused', () => {
  const unsure = after(ask('a'), CONFIRM, failed(offline()), CONFIRM, failed(httpError(500)));
  expect(unsure).toMatchObject({ step: 'asking', isUnsure: true });
  expect(nextDeletion(unsure, GONE)).toBe(CLOSED);
  expect(nextDeletion(unsure, ask('b')).isUnsure).toBe(false);
  // It is still there: the lost attempt has not deleted it.
  expect([CONFIRM, OVERTAKEN].reduce(nextDeletion, unsure).isUnsure).toBe(false);
});

const EVENTS: readonly Event[] = [
  ask('Anillo Trenza'),
  ask('Cadena Clásica, 3 unidades', true),
  CANCEL,
  CONFIRM,
  GONE,
];
const ANSWERS: readonly Event[] = [
  { type: 'deleted' },
  failed(httpError(409)),
  OVERTAKEN,
  failed(offline()),
];

test('from every state a person can close the confirmation, and sees what it is about', () => {
  const states = new Map<string, DeletionState<string>>();
  const visit = (state: DeletionState<string>) => {
    const key = JSON.stringify([state, state.error?.kind]);
    if (states.has(key)) return;
    states.set(key, state);
    // An attempt always ends, and nothing answers where none was made.
    const events = state.step === 'deleting' ? [...EVENTS, ...ANSWERS] : EVENTS;
    for (const event of events) visit(nextDeletion(state, event));
  };
  visit(CLOSED);
  expect(new Set([...states.values()].map(({ step }) => step)).size).toBe(4);
  for (const state of states.values()) {
    const { step, item, isUnsure } = state;
    expect(item === null).toBe(step === 'closed');
    expect(nextDeletion(state, CANCEL) === CLOSED).toBe(step !== 'deleting');
    // That it is gone answers only a question that was left open.
    const isOpenQuestion = step === 'overtaken' || (step === 'asking' && isUnsure);
    expect(isAnsweredByAbsence(state)).toBe(isOpenQuestion);
  }
});
