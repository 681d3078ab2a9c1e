import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Link, Route, Router } from 'wouter';
import '../../app/around-nav.ts';
import { UnsavedGate } from './unsaved-gate.tsx';
import { useUnsaved } from './unsaved.ts';

beforeEach(() => window.history.replaceState(null, '', '/admin/uno'));

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return <input aria-label="Texto" value={text} onChange={({ target }) => setText(target.value)} />;
}

/** A form at /admin/uno and another page at /admin/dos, in the browser's own history. */
function visit() {
  render(
    <Router>
      <UnsavedGate>
        <Link href="/admin/dos">Ir</Link>
        <Route path="/admin/uno">
          <Form />
        </Route>
        <Route path="/admin/dos">Otra página</Route>
      </UnsavedGate>
    </Router>,
  );
}
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Texto'), { target: { value } });
const go = () => fireEvent.click(screen.getByRole('link', { name: 'Ir' }));
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('nothing is asked while nothing is typed', async () => {
  visit();
  expect(unload()).toBe(false);
  go();
  expect(await screen.findByText('Otra página')).toBeTruthy();
});

test('a link asks first, and staying keeps what was typed', () => {
  visit();
  type('Hola');
  go();
  fireEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('Hola');
  expect(window.location.pathname).toBe('/admin/uno');
});

test('a link goes on once the changes are given up', async () => {
  visit();
  type('Hola');
  go();
  fireEvent.click(screen.getByRole('button', { name: 'Descartar cambios' }));
  expect(await screen.findByText('Otra página')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the history buttons ask too, and the address stays', async () => {
  visit();
  type('Hola');
  // The browser has gone already when the page hears of it.
  window.history.replaceState(null, '', '/admin/dos');
  fireEvent.popState(window);
  expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeTruthy();
  expect(window.location.pathname).toBe('/admin/uno');
  expect(screen.getByLabelText('Texto')).toBeTruthy();
});

test('reloading and closing the tab are asked by the browser, until it is saved', async () => {
  visit();
  type('Hola');
  await waitFor(() => expect(unload()).toBe(true));
  type('');
  await waitFor(() => expect(unload()).toBe(false));
});
