import type { CallOptions, Person } from '@filigrana/sdk';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeredCalls } from '../../../test/deferred.ts';
import { httpError, offline } from '../../../test/fixtures.ts';
import { worldOf } from '../../../test/render-with-shop.tsx';
import { usePersonLookup, type FoundPerson } from './use-person-lookup.ts';

const MARIA: Person = {
  nombre: 'MARIA FERNANDA',
  primerApellido: 'SOLANO',
  segundoApellido: 'QUIROS',
};

function start() {
  const roll = answeredCalls<[string, CallOptions?], Person>();
  const { wrapper } = worldOf({ shop: { accounts: { lookupPerson: roll.call } } });
  const found: string[] = [];
  const onFound = ({ identificacion }: FoundPerson) => void found.push(identificacion);
  const hook = renderHook(
    ({ identificacion, hasNames }) => usePersonLookup(identificacion, hasNames, onFound),
    { wrapper, initialProps: { identificacion: '', hasNames: false } },
  );
  return {
    found,
    roll,
    type: (identificacion: string, hasNames = false) => hook.rerender({ identificacion, hasNames }),
    asked: () => roll.calls.map(({ args }) => args[0]),
    answer: (person: Person) => act(async () => roll.last().resolve(person)),
    refuse: (error: unknown) => act(async () => roll.last().reject(error)),
    status: () => hook.result.current.status,
    code: () => hook.result.current.notice?.code,
  };
}

test('asks at exactly 9 characters, once, and tells who it is', async () => {
  const { answer, asked, found, status, type } = start();
  type('10111011');
  expect(status()).toBe('idle');
  type('101110111');
  type('101110111 ');
  expect(status()).toBe('loading');
  expect(asked()).toEqual(['101110111']);
  await answer(MARIA);
  expect(status()).toBe('found');
  expect(found).toEqual(['101110111']);
  type('101110111', true);
  type('101110111');
  expect(asked()).toHaveLength(1);
  type('1011101112');
  expect(status()).toBe('idle');
});

test('does not ask when names have been typed, and does when they are gone', () => {
  const { asked, type } = start();
  type('101110111', true);
  expect(asked()).toEqual([]);
  type('101110111', false);
  expect(asked()).toEqual(['101110111']);
});

test('an answer about an identification that was changed meanwhile counts for nothing', async () => {
  const { asked, found, roll, status, type } = start();
  type('101110111');
  type('202220222');
  const late = roll.calls[0]!;
  expect(late.args[1]?.signal?.aborted).toBe(true);
  await act(async () => late.answer.resolve(MARIA));
  expect(status()).toBe('loading');
  expect(found).toEqual([]);
  expect(asked()).toEqual(['101110111', '202220222']);
});

test('tells who is not on the roll, a roll that tells nobody, and one that cannot be asked apart', async () => {
  const { code, refuse, status, type } = start();
  type('999999999');
  await refuse(httpError(404));
  expect([status(), code()]).toEqual(['missing', 'person.notFound']);
  type('101110111');
  await refuse(httpError(404, { code: 'LOOKUP_OFF' }));
  expect([status(), code()]).toEqual(['typed', undefined]);
  type('101110112');
  await refuse(offline());
  expect([status(), code()]).toEqual(['failed', 'connection.failed']);
  type('101110113');
  expect(status()).toBe('loading');
});
