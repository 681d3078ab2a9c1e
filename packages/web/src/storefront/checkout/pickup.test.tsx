import type { Cart, PickupPlace, Purchase, PurchaseForm } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pickupPlace } from '../../../../hooks/test/fixtures.ts';
import { refusal } from '../../../test/fake-shop.ts';
import { cartLine, cartOf } from '../../../test/storefront/carts.ts';
import { chooseFile, file } from '../../../test/storefront/files.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import CheckoutPage from './checkout-page.tsx';

const FULL = cartOf(cartLine('Anillo Halo', { id: 1, price: 139 }));
const FERIA = pickupPlace({ idLugar: 2, nombre: 'Feria Verde', cuando: 'sábado 7–12', monto: 2 });
const CLOSED = pickupPlace({ idLugar: 3, nombre: 'Cerrado', activo: false });
const received: Purchase = { idPedido: 31, pedido: null, mensaje: null };

const open = (...lugares: PickupPlace[]) => openWith(FULL, ...lugares);

async function openWith(cart: Cart, ...lugares: PickupPlace[]) {
  const placeOrder = vi.fn((_form: PurchaseForm) => Promise.resolve(received));
  const pickupPlaces = vi.fn(() => Promise.resolve({ lugares }));
  const shop = {
    cart: { get: () => Promise.resolve(cart) },
    checkout: { placeOrder },
    shipping: { pickupPlaces },
  };
  renderPage(<CheckoutPage />, {
    shop,
    session: loggedIn(),
    path: '/clientes/finalizar-compra',
  });
  await screen.findByText('Anillo Halo');
  fireEvent.click(screen.getByLabelText(/SINPE Móvil/));
  chooseFile(file('recibo.jpg', 'image/jpeg'), /Elegir (otra )?imagen/);
  await screen.findByText('recibo.jpg');
  return { placeOrder, pickupPlaces };
}
const pick = (label: RegExp) => fireEvent.click(screen.getByRole('radio', { name: label }));
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Confirmar pedido' }));
const total = () => within(screen.getByRole('region', { name: 'Resumen' }));

test('it is sent home unless a place is chosen, whose fee then counts and which needs no address', async () => {
  const { placeOrder } = await open(pickupPlace({ idLugar: 1 }), FERIA, CLOSED);
  const choice = within(screen.getByRole('group', { name: 'Cómo recibes tu pedido' }));
  const home = choice.getByRole<HTMLInputElement>('radio', { name: /Envío a domicilio/ });
  expect(home.checked).toBe(true);
  expect(choice.queryByText(/Cerrado/)).toBeNull();
  expect(total().getByText('$147.00 USD')).toBeTruthy();
  expect(total().getByText(/el costo fijo de la tienda/)).toBeTruthy();
  pick(/Retirar en Feria Verde/);
  expect(screen.queryByLabelText('Provincia')).toBeNull();
  expect(screen.getByText(/Portón verde, San Rafael, Escazú, San José/)).toBeTruthy();
  expect(total().getByText('$141.00 USD')).toBeTruthy();
  expect(total().getByText('Retiro')).toBeTruthy();
  expect(total().getByText(/el del lugar de retiro/)).toBeTruthy();
  expect(screen.getByText('Tu compra: $141.00 USD')).toBeTruthy();
  submit();
  await waitFor(() => expect(placeOrder).toHaveBeenCalledOnce());
  expect(placeOrder.mock.calls[0]?.[0]).toMatchObject({
    idLugar: 2,
    provincia: 'San José',
    direccionExacta: 'Portón verde',
  });
});

test('what was typed of an address is there again when it is sent after all', async () => {
  await open(pickupPlace({ idLugar: 1 }));
  fireEvent.change(screen.getByLabelText('Dirección exacta'), { target: { value: 'Casa verde' } });
  pick(/Retirar en Taller/);
  pick(/Envío a domicilio/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Dirección exacta').value).toBe('Casa verde');
});

test('what is missing of an address is not said where it is picked up', async () => {
  await open(pickupPlace({ idLugar: 1 }));
  submit();
  expect(await screen.findByText('Faltan 4 datos.')).toBeTruthy();
  pick(/Retirar en Taller/);
  expect(screen.queryByText(/^Faltan? /)).toBeNull();
});

test('a place that has closed meanwhile is said beside the choice, which has it no more', async () => {
  const { placeOrder, pickupPlaces } = await open(pickupPlace({ idLugar: 1 }), FERIA);
  pick(/Retirar en Taller/);
  const said = 'Ya no se puede retirar en ese lugar. Elige otro, o el envío a domicilio.';
  const problem = { code: 'VALIDATION', serverMessage: said, fields: { idLugar: said } };
  placeOrder.mockRejectedValueOnce(refusal(400, problem));
  pickupPlaces.mockResolvedValue({ lugares: [FERIA] });
  submit();
  const choice = await screen.findByRole('group', { name: 'Cómo recibes tu pedido' });
  expect(await within(choice).findByText(said)).toBeTruthy();
  await waitFor(() => expect(within(choice).queryByText(/Taller/)).toBeNull());
  expect(within(choice).queryByRole('radio', { checked: true })).toBeNull();
  pick(/Retirar en Feria/);
  expect(within(choice).queryByText(said)).toBeNull();
});

test('the last place that closes is said too, and the address is asked for again', async () => {
  const { placeOrder, pickupPlaces } = await open(pickupPlace({ idLugar: 1 }));
  pick(/Retirar en Taller/);
  const fields = { idLugar: 'Ya no se puede retirar ahí.' };
  placeOrder.mockRejectedValueOnce(refusal(400, { code: 'VALIDATION', fields }));
  pickupPlaces.mockResolvedValue({ lugares: [] });
  submit();
  expect(await screen.findByLabelText('Provincia')).toBeTruthy();
  expect(screen.getByText('Ya no se puede retirar ahí.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Lugar de retiro' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Provincia'));
});

test('a shop without an open place has nothing to choose', async () => {
  await open(CLOSED);
  expect(screen.queryByRole('group', { name: 'Cómo recibes tu pedido' })).toBeNull();
  expect(screen.getByLabelText('Provincia')).toBeTruthy();
});

test('where every piece was withdrawn neither the choice nor the summary says what sending costs', async () => {
  const gone = { ...cartLine('Anillo Halo', { id: 1, price: 139 }), disponible: false };
  await openWith(cartOf(gone), FERIA);
  const choice = within(screen.getByRole('group', { name: 'Cómo recibes tu pedido' }));
  expect(choice.getByRole('radio', { name: 'Envío a domicilio' })).toBeTruthy();
  expect(screen.queryByText(/\$0\.00/)).toBeNull();
  expect(total().queryByText('Envío')).toBeNull();
});
