// @vitest-environment happy-dom
/** Every hook can be chosen on the playground, says what it returns, and its functions are called. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ALL_HOOKS } from '../../packages/hooks/test/all-hooks.tsx';
import Hooks from '../.vitepress/play/hooks.tsx';

afterEach(cleanup);

const returned = () => screen.getByLabelText('Returns').textContent;
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each(ALL_HOOKS.flatMap(([, hooks]) => hooks.map(([name]) => name)))(
  '%s answers with the arguments that the page gives it',
  (name) => {
    render(createElement(Hooks));
    choose('Hook', name);
    expect(returned()).not.toBe('nothing');
  },
);

test('a function is called with what is typed, and the hook shows what it has changed', async () => {
  render(createElement(Hooks));
  choose('Hook', 'useToasts');
  choose('Function', 'show');
  choose('With, as JSON', '{ "title": "Hola" }');
  press('Call');
  await screen.findByText(/^Toast: Hola/);
  await screen.findByText('Returned: nothing');
  expect(returned()).toContain('Hola');
});

test('arguments that are none are said, and the hook stays', async () => {
  render(createElement(Hooks));
  choose('Called with, as JSON', '{');
  press('Use it');
  expect((await screen.findByRole('alert')).textContent).toContain('These are no arguments');
  expect(returned()).not.toBe('');
});
