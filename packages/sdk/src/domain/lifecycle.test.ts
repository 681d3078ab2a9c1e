import { expect, test } from 'vitest';
import { defineLifecycle, type LifecycleTable } from './lifecycle.ts';

type State = 'Off' | 'On' | 'Broken';
type Event = 'switch' | 'break';

const table: LifecycleTable<State, Event> = {
  initial: 'Off',
  labels: { Off: 'Apagado', On: 'Encendido', Broken: 'Roto' },
  steps: {
    switch: { from: ['Off'], to: 'On', roles: [2, 3] },
    break: { from: ['Off', 'On'], to: 'Broken', roles: [2] },
  },
};
const lamp = defineLifecycle<State, Event>(table);

test('states, events and finals come out of the table', () => {
  expect(lamp.states).toEqual(['Off', 'On', 'Broken']);
  expect(lamp.events).toEqual(['switch', 'break']);
  expect(lamp.initial).toBe('Off');
  expect(lamp.finals).toEqual(['Broken']);
  expect(lamp.isFinal('Broken')).toBe(true);
  expect(lamp.isFinal('On')).toBe(false);
});

test('a step leads on only from its own states', () => {
  expect(lamp.next('switch', 'Off')).toBe('On');
  expect(lamp.next('switch', 'On')).toBeNull();
});

test('a step is open only to its roles', () => {
  expect(lamp.can('break', 'On', 2)).toBe(true);
  expect(lamp.can('break', 'On', 3)).toBe(false);
  expect(lamp.can('break', 'On', null)).toBe(false);
  expect(lamp.open('Off', 2)).toEqual(['switch', 'break']);
  expect(lamp.open('Off', 3)).toEqual(['switch']);
  expect(lamp.open('Broken', 2)).toEqual([]);
});

test('a state is read whatever its case and blanks', () => {
  expect(lamp.read(' bROKEN ')).toBe('Broken');
  expect(lamp.read('lost')).toBeNull();
  expect(lamp.read('')).toBeNull();
  expect(lamp.read(null)).toBeNull();
  expect(lamp.read(undefined)).toBeNull();
});

test('an unset state leads nowhere unless the lifecycle says what it counts as', () => {
  expect(lamp.next('switch', null)).toBeNull();
  expect(lamp.isFinal(null)).toBe(false);
  expect(defineLifecycle<State, Event>(table, 'Off').next('switch', null)).toBe('On');
});
