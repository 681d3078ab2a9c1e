import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

interface Props {
  name: string;
  onClose?: () => void;
}
type Code = { default: ComponentType<Props> };

const CODE: Code = { default: ({ name }) => <p>{name}</p> };
const NO_CODE = () => Promise.reject<Code>(new TypeError('Failed to fetch'));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function page(load: () => Promise<Code>) {
  const Part = lazyPart<Props>(load);
  return (props: Partial<Props>) => (
    <>
      <h1>Inicio</h1>
      <Part name="Guía" {...props} />
    </>
  );
}
const show = async (Page: ComponentType<Partial<Props>>, props: Partial<Props> = {}) =>
  act(async () => render(<Page {...props} />));
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('a part whose code does not come leaves the page as it is, and says so', async () => {
  await show(page(NO_CODE));
  expect(screen.getByRole('heading', { name: 'Inicio' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(
    'No se pudo cargar esta parte de la página.',
  );
});

test('it can be asked for again, as often as it takes', async () => {
  const load = vi.fn(NO_CODE);
  await show(page(load));
  await press('Reintentar');
  expect(screen.getByRole('alert')).toBeTruthy();
  load.mockImplementation(() => Promise.resolve(CODE));
  await press('Reintentar');
  expect(screen.getByText('Guía')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(3);
});

test('it is asked for again when it is opened again', async () => {
  const load = vi.fn(NO_CODE);
  const Page = page(load);
  await show(Page);
  cleanup();
  load.mockImplementation(() => Promise.resolve(CODE));
  await show(Page);
  expect(screen.getByText('Guía')).toBeTruthy();
});

test('the notice goes away when it is closed; a dialog is closed with it', async () => {
  const Page = page(NO_CODE);
  await show(Page);
  await press('Cerrar');
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  const onClose = vi.fn();
  await show(Page, { onClose });
  await press('Cerrar');
  expect(onClose).toHaveBeenCalledOnce();
});
