import { useToasts } from '@filigrana/hooks';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/storefront/render-page.tsx';

const MEDIA = '/media/trenza.webp';
const RING = {
  productoNombre: 'Anillo Trenza',
  talla: '7',
  nombreMaterial: 'Plata',
  precioUnitario: 48,
  cantidad: 1,
  image_url: MEDIA,
};

const SHEET = { name: 'Producto agregado' };
const sheet = () => screen.queryByRole('dialog', SHEET);
const add = () => screen.getByRole('button', { name: 'Añadir' });

/** A page that says it has put a piece into the cart. */
async function open(params: Record<string, string | number> = RING) {
  function Page() {
    const { show } = useToasts();
    const added = { code: 'cart.added', title: 'Producto agregado', params } as const;
    return (
      <>
        <button onClick={() => show(added)}>Añadir</button>
        <button>Otra cosa</button>
        <input aria-label="Buscar" onFocus={() => show(added)} />
      </>
    );
  }
  const page = renderPage(<Page />, { path: '/clientes/producto/1' });
  add().focus();
  fireEvent.click(add());
  await screen.findByRole('dialog', SHEET);
  return page;
}

test('a piece that went into the cart is shown with what was chosen and the way to the cart', async () => {
  const { visits } = await open();
  expect(sheet()?.textContent).toContain('Anillo TrenzaPlataTalla 7$48.00 USD');
  expect(sheet()?.querySelector('img')?.getAttribute('src')).toBe(MEDIA);
  fireEvent.click(screen.getByRole('link', { name: 'Ver carrito' }));
  expect(visits.at(-1)?.to).toBe('/clientes/carrito');
  expect(sheet()).toBeNull();
});

test('of a piece without size or picture it says what there is to say', async () => {
  await open({ ...RING, talla: '', nombreMaterial: '', image_url: '' });
  expect(sheet()?.textContent).toContain('Anillo Trenza$48.00 USD');
});

test('of several it says how many', async () => {
  await open({ ...RING, cantidad: 3 });
  expect(sheet()?.textContent).toContain('Talla 73 × $48.00 USD');
});

test('it says instead of a toast what was done, and stays', async () => {
  const { clock } = await open();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => clock.advance(2_300));
  expect(within(sheet()!).getByText('Producto agregado')).toBeTruthy();
});

test('it takes the focus, and whoever goes on looking or presses Escape has it back on the button', async () => {
  await open();
  expect(document.activeElement).toBe(sheet());
  fireEvent.click(screen.getByRole('button', { name: 'Seguir viendo' }));
  expect(sheet()).toBeNull();
  expect(document.activeElement).toBe(add());
  fireEvent.click(add());
  expect(document.activeElement).toBe(sheet());
  fireEvent.keyDown(sheet()!, { key: 'Escape' });
  expect(sheet()).toBeNull();
  expect(document.activeElement).toBe(add());
});

test('Tab goes on from the button after the last thing in it, and back to the button before the first', async () => {
  await open();
  const last = screen.getByRole('button', { name: 'Seguir viendo' });
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(sheet()).toBeTruthy();
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(sheet()).toBeNull();
  expect(document.activeElement).toBe(add());
  fireEvent.click(add());
  fireEvent.keyDown(sheet()!, { key: 'Tab', shiftKey: true });
  expect(sheet()).toBeNull();
  expect(document.activeElement).toBe(add());
});

test('a press anywhere else closes it and keeps the focus that it has taken', async () => {
  await open();
  const other = screen.getByRole('button', { name: 'Otra cosa' });
  fireEvent.pointerDown(sheet()!);
  expect(sheet()).toBeTruthy();
  other.focus();
  fireEvent.pointerDown(other);
  expect(sheet()).toBeNull();
  expect(document.activeElement).toBe(other);
});

test('whoever is writing goes on writing, and hears of it from the toast', async () => {
  await open();
  const field = screen.getByRole('textbox', { name: 'Buscar' });
  fireEvent.keyDown(document, { key: 'Escape' });
  act(() => field.focus());
  expect(sheet()).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('status').textContent).toBe('Producto agregado');
});

test('a finger that pulls it down sends it away, a shorter pull does not', async () => {
  await open();
  const touch = (clientX: number, clientY: number) => {
    const touches = [{ clientX, clientY }] as unknown as Touch[];
    const list = Object.assign(touches, { item: (at: number) => touches[at] ?? null });
    return { touches: list, changedTouches: list };
  };
  const pull = (by: number) => {
    fireEvent.touchStart(sheet()!, touch(100, 600));
    fireEvent.touchMove(sheet()!, touch(105, 600 + by));
    fireEvent.touchEnd(sheet()!, touch(105, 600 + by));
  };
  pull(30);
  expect(sheet()?.style.translate).toBe('');
  pull(90);
  expect(sheet()).toBeNull();
});

test('it stays behind when the page is left', async () => {
  const { go } = await open();
  act(() => go('/clientes/catalogo'));
  expect(sheet()).toBeNull();
});
