import type { Shop, SpecialOrderReceived } from '@filigrana/sdk';
import { fireEvent, screen } from '@testing-library/react';
import { Route } from 'wouter';
import { file } from './files.ts';
import { loggedIn } from './people.ts';
import { renderPage } from './render-page.tsx';
import SpecialOrderPage from '../../src/storefront/special-order/special-order-page.tsx';

export const PATH = '/clientes/pedido-especial';
const named = (...names: string[]) => names.map((nombre) => ({ nombre }));
export const categories = named('Anillos', 'Aretes').map((each, i) => ({
  ...each,
  idCategoria: i + 1,
}));
export const stones = named('Natural', 'Sintética').map((each, i) => ({
  ...each,
  idPiedra: i + 1,
}));
export const materials = named('Plata').map((each) => ({ ...each, idMaterial: 1 }));
export const lookups = {
  categories: () => Promise.resolve(categories),
  stones: () => Promise.resolve(stones),
  materials: () => Promise.resolve(materials),
};
export const SKETCH = file('boceto.png', 'image/png');
export const received: SpecialOrderReceived = { idPedidoEspecial: 9, mensaje: null };
export type Request = Shop['specialOrders']['request'];

interface World {
  request?: Request;
  anonymous?: boolean;
  lookups?: Partial<Shop['lookups']>;
}

/** Opens the page and waits for the lists. */
export async function open({ request, anonymous = false, ...world }: World = {}) {
  const view = renderPage(
    <Route path={PATH}>
      <SpecialOrderPage />
    </Route>,
    {
      path: PATH,
      ...(!anonymous && { session: loggedIn() }),
      shop: {
        lookups: { ...lookups, ...world.lookups },
        specialOrders: { ...(request && { request }) },
      },
    },
  );
  await screen.findByText('Selecciona una pieza');
  return view;
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
export const submit = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Enviar pedido especial' }));
export const DESCRIPTION = /^Descripción/;
export const IMAGE = /^Imagen de referencia/;

export function fillRing(talla = '7') {
  fill('Pieza', 'Anillos');
  fill('Talla', talla);
  fill('Tipo de piedra', 'Natural');
  fill('Tipo de material', 'Plata');
}
