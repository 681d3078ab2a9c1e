import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox, Radio } from './check.tsx';
import { rememberPresses } from './early-press.ts';
import { IconButton } from './icon-button.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  place.remove();
});

/** Shows what a server would send; `comeAlive` is when the scripts arrive. */
function served(page: ReactElement) {
  place.innerHTML = renderToString(page);
  return {
    /** `meanwhile` happens after React has taken the markup over, and before what was done is told. */
    async comeAlive(meanwhile = () => {}) {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      await act(async () => {
        root = hydrateRoot(place, page);
      });
      await act(async () => meanwhile());
      await act(async () => void vi.runAllTimers());
      vi.useRealTimers();
    },
  };
}

const seen = vi.fn();

function Form() {
  const [values, setValues] = useState({
    nombre: '',
    idea: '',
    pieza: '',
    color: '',
    suave: false,
  });
  seen(values);
  const set = (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change }));
  return (
    <>
      <TextField
        label="Nombre"
        value={values.nombre}
        onChange={({ target }) => set({ nombre: target.value })}
      />
      <TextAreaField
        label="Idea"
        value={values.idea}
        onChange={({ target }) => set({ idea: target.value })}
      />
      <SelectField
        label="Pieza"
        placeholder="Elige"
        value={values.pieza}
        onChange={({ target }) => set({ pieza: target.value })}
      >
        <option>Anillos</option>
        <option>Aretes</option>
      </SelectField>
      <Radio name="color" checked={values.color === 'oro'} onChange={() => set({ color: 'oro' })}>
        Oro
      </Radio>
      <Checkbox checked={values.suave} onChange={({ target }) => set({ suave: target.checked })}>
        Suave
      </Checkbox>
    </>
  );
}

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('what was typed, chosen and ticked before the page came alive counts', async () => {
  const page = served(<Form />);
  control('Nombre').value = 'Ana';
  control('Idea').value = 'Con hojas';
  control('Pieza').value = 'Aretes';
  control('Oro').checked = true;
  control('Suave').checked = true;
  await page.comeAlive();
  expect(seen).toHaveBeenLastCalledWith({
    nombre: 'Ana',
    idea: 'Con hojas',
    pieza: 'Aretes',
    color: 'oro',
    suave: true,
  });
  expect(control('Pieza').value).toBe('Aretes');
  expect(control('Oro').checked).toBe(true);
  expect(control('Suave').checked).toBe(true);
});

test('a letter that is typed while the page comes alive is not lost', async () => {
  const page = served(<Form />);
  control('Nombre').value = 'An';
  await page.comeAlive(() => fireEvent.input(control('Nombre'), { target: { value: 'Ana' } }));
  expect(control('Nombre').value).toBe('Ana');
  expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ nombre: 'Ana' }));
});

test('what nobody touched stays as it was, and nothing is said about it', async () => {
  seen.mockClear();
  await served(<Form />).comeAlive();
  expect(new Set(seen.mock.calls.map(([values]) => JSON.stringify(values))).size).toBe(1);
});

test('a field that already has the focus is told so', async () => {
  const onFocus = vi.fn();
  const page = served(<TextField label="Nombre" onFocus={onFocus} />);
  control('Nombre').focus();
  await page.comeAlive();
  expect(onFocus).toHaveBeenCalled();
});

test('a form cannot be sent while nobody listens, and says what it needs without scripts', async () => {
  const page = served(<Button type="submit">Enviar</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' });
  expect(button.disabled).toBe(true);
  expect(place.querySelector('noscript')?.textContent).toContain('activa JavaScript');
  await page.comeAlive();
  expect(button.disabled).toBe(false);
  expect(place.querySelector('noscript')).toBeNull();
});

test('a button that was pressed before is pressed once it is alive, and no other', async () => {
  const cancel = vi.fn();
  Element.prototype.animate = () => ({ cancel }) as unknown as Animation;
  rememberPresses();
  const [pressed, opened] = [vi.fn(), vi.fn()];
  const page = served(
    <>
      <Button onClick={pressed}>Agregar</Button>
      <IconButton icon="zoom" label="Ampliar" onClick={opened} />
      <IconButton icon="menu" label="Menú" onClick={opened} />
    </>,
  );
  screen.getByRole('button', { name: 'Agregar' }).click();
  screen.getByRole('button', { name: 'Ampliar' }).click();
  expect(pressed).not.toHaveBeenCalled();
  await page.comeAlive();
  expect([pressed.mock.calls.length, opened.mock.calls.length]).toEqual([1, 1]);
  screen.getByRole('button', { name: 'Agregar' }).click();
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(cancel).toHaveBeenCalledTimes(2);
  expect(place.querySelector('[data-early]')).toBeNull();
});

test('a press that makes React take the page over at once counts once', async () => {
  Element.prototype.animate = () => ({ cancel() {} }) as unknown as Animation;
  rememberPresses();
  const pressed = vi.fn();
  const page = <Button onClick={pressed}>Menú</Button>;
  served(page);
  root = hydrateRoot(place, page);
  screen.getByRole('button').click();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(pressed).toHaveBeenCalledOnce();
});

/** Pressed when React has taken it over, and the mark of the server's page is still there. */
function PressedAtOnce() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.click(), []);
  return <Button ref={button}>Agregar</Button>;
}

test('a press that is heard while the page comes alive is not shown as one that waits', async () => {
  const animate = vi.fn();
  Element.prototype.animate = animate;
  rememberPresses();
  await served(<PressedAtOnce />).comeAlive();
  expect(animate).not.toHaveBeenCalled();
});

test('other buttons wait for nothing', () => {
  served(<Button>Abrir</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});
