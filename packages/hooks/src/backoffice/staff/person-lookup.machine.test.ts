import type { Person } from '@filigrana/sdk';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answeredCalls } from '../../../test/deferred.ts';
import { httpError, offline } from '../../../test/fixtures.ts';
import { settleMicrotasks } from '../../../test/virtual-time.ts';
import { providePersonLookup } from './person-lookup.machine.ts';

const MARIA: Person = {
  nombre: 'MARIA FERNANDA',
  primerApellido: 'SOLANO',
  segundoApellido: 'QUIROS',
};

function start() {
  const roll = answeredCalls<[string, AbortSignal], Person>();
  const actor = createActor(providePersonLookup(roll.call)).start();
  const found: string[] = [];
  actor.on('found', ({ identificacion }) => found.push(identificacion));
  const type = (identificacion: string, hasNames = false) =>
    actor.send({ type: 'lookup.type', identificacion, hasNames });
  const asked = () => roll.calls.map(({ args }) => args[0]);
  return { asked, found, roll, type, state: () => actor.getSnapshot().value };
}

test('asks at exactly 9 characters, once, and tells who it is', async () => {
  const { asked, found, roll, state, type } = start();
  type('10111011');
  type('101110111');
  type('101110111 ');
  expect(state()).toBe('loading');
  expect(asked()).toEqual(['101110111']);
  roll.last().resolve(MARIA);
  await settleMicrotasks();
  expect(state()).toBe('found');
  expect(found).toEqual(['101110111']);
  type('1011101112');
  expect(state()).toBe('idle');
});

test('does not ask when names have been typed, and does when they are gone', () => {
  const { asked, type } = start();
  type('101110111', true);
  expect(asked()).toEqual([]);
  type('101110111', false);
  expect(asked()).toEqual(['101110111']);
});

test('an answer about an identification that was changed meanwhile counts for nothing', async () => {
  const { asked, found, roll, state, type } = start();
  type('101110111');
  type('202220222');
  roll.calls[0]?.answer.resolve(MARIA);
  await settleMicrotasks();
  expect(state()).toBe('loading');
  expect(found).toEqual([]);
  expect(asked()).toEqual(['101110111', '202220222']);
});

test('tells somebody who is not on the roll from a roll that cannot be asked', async () => {
  const { roll, state, type } = start();
  type('999999999');
  roll.last().reject(httpError(404));
  await settleMicrotasks();
  expect(state()).toBe('missing');
  type('101110111');
  roll.last().reject(offline());
  await settleMicrotasks();
  expect(state()).toBe('failed');
  type('101110112');
  expect(state()).toBe('loading');
});
