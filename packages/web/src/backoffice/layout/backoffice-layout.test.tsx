import { fireEvent, screen, within } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useUnsaved } from '../shared/unsaved.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { BackofficeLayout } from './backoffice-layout.tsx';

const visit = (role: 2 | 3 = 2, path = '/admin') =>
  renderStaff(
    <BackofficeLayout>
      <h1>Página</h1>
    </BackofficeLayout>,
    { role, path },
  );

/** One of two at a time: the rail of a desktop, or the bar of a phone. */
const menu = () => within(screen.getByRole('navigation', { name: 'Administración' }));
const screenWidth = (width: number) =>
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });

beforeEach(() => screenWidth(1440));
afterEach(() => vi.restoreAllMocks());

test('the page stands in the one main, which the skip link leads to', () => {
  visit();
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { name: 'Página' })).toBeTruthy();
  expect(screen.getByText('Saltar al contenido').getAttribute('href')).toBe(`#${main.id}`);
});

test('the page is white on paper', () => {
  const { device } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.settings;
  device.mediaType = 'print';
  onTestFinished(() => void (device.mediaType = 'screen'));
  visit();
  const frame = screen.getByRole('main').parentElement as HTMLElement;
  expect(getComputedStyle(frame).background).toBe('#fff');
});

test('the rail names every icon, also as a tooltip, and marks the page on screen', () => {
  visit(2, '/admin/pedidos');
  const link = menu().getByRole('link', { name: 'Pedidos regulares' });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(link.nextElementSibling?.textContent).toBe('Pedidos regulares');
  expect(menu().getByRole('link', { name: 'Perfil' }).getAttribute('aria-current')).toBeNull();
});

test('a manager finds only profile and products', () => {
  visit(3, '/manager');
  const names = menu()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(names).toEqual(['Perfil', 'Productos']);
  expect(menu().getByRole('link', { name: 'Perfil' }).getAttribute('aria-current')).toBe('page');
});

describe("the phone's menu", () => {
  beforeEach(() => screenWidth(390));

  const open = () => {
    const button = menu().getByRole('button', { name: 'Menú' });
    button.focus();
    fireEvent.click(button);
    return button;
  };

  test('drops down and holds every entry and the way out', () => {
    visit();
    expect(menu().queryByRole('link', { name: 'Stock' })).toBeNull();
    const button = open();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(menu().getAllByRole('link')).toHaveLength(9);
    expect(menu().getByRole('button', { name: 'Cerrar sesión' })).toBeTruthy();
  });

  test('closes after a choice', () => {
    const { history } = visit();
    open();
    fireEvent.click(menu().getByRole('link', { name: 'Stock' }));
    expect(history?.at(-1)).toBe('/admin/stock');
    expect(menu().queryByRole('link', { name: 'Stock' })).toBeNull();
  });

  test('closes with Escape, and the focus is on its button again', () => {
    visit();
    const button = open();
    menu().getByRole('link', { name: 'Stock' }).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(menu().queryByRole('link', { name: 'Stock' })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('closes when something else is pressed', () => {
    visit();
    open();
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(menu().queryByRole('link', { name: 'Stock' })).toBeNull();
  });
});

test("'Cerrar sesión' forgets everything and loads the login page anew", () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { session } = visit();
  fireEvent.click(menu().getByRole('button', { name: 'Cerrar sesión' }));
  expect(session.read()).toEqual({ token: null, usuario: null, sessionToken: null });
  expect(assign).toHaveBeenCalledWith('/clientes/login');
});

describe("'Cerrar sesión' while something typed is not saved", () => {
  const Typed = () => {
    useUnsaved(true);
    return <h1>Pregunta nueva</h1>;
  };
  const leave = () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { session } = renderStaff(
      <BackofficeLayout>
        <Typed />
      </BackofficeLayout>,
    );
    fireEvent.click(menu().getByRole('button', { name: 'Cerrar sesión' }));
    return { assign, session };
  };

  test('asks first, and staying keeps the login', () => {
    const { assign, session } = leave();
    expect(session.read().token).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(session.read().token).not.toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  test('leaves once it is given up, and nobody asks again', () => {
    const { assign, session } = leave();
    fireEvent.click(screen.getByRole('button', { name: 'Descartar cambios' }));
    expect(session.read().token).toBeNull();
    expect(assign).toHaveBeenCalledWith('/clientes/login');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(false);
  });
});
