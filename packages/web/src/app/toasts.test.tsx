import { useToasts } from '@filigrana/hooks';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/storefront/render-page.tsx';

const RING = { productoNombre: 'Anillo Trenza', talla: '7', cantidad: 1 };
const MEDIA = '/media/trenza.webp';

/** A page that says it has put a piece into the cart. */
function open(params: Record<string, string | number>) {
  function Page() {
    const { show } = useToasts();
    const added = { code: 'cart.added', title: 'Producto agregado', params } as const;
    return <button onClick={() => show(added)}>Añadir</button>;
  }
  const page = renderPage(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Añadir' }));
  return page;
}

test('a piece that went into the cart is shown with its size and the way to the cart', () => {
  const { visits } = open({ ...RING, image_url: MEDIA });
  const toast = screen.getByRole('status');
  expect(toast.textContent).toContain('Producto agregadoAnillo Trenza, talla\u00a07');
  expect(toast.querySelector('img')?.getAttribute('src')).toBe(MEDIA);
  fireEvent.click(screen.getByRole('button', { name: 'Ver carrito' }));
  expect(visits.at(-1)?.to).toBe('/clientes/carrito');
});

test('whoever goes on looking sends it away', () => {
  const { clock } = open({ ...RING, talla: '', image_url: '' });
  expect(screen.getByRole('status').textContent).toContain('Anillo TrenzaVer carrito');
  fireEvent.click(screen.getByRole('button', { name: 'Seguir viendo' }));
  clock.advance(300);
  expect(screen.queryByText('Producto agregado')).toBeNull();
});
