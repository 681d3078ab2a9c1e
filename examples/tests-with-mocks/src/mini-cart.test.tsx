import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MiniCart } from './mini-cart.tsx';
import { customer, mock, ringOfSize } from './testing.tsx';

const more = () => screen.findByRole('button', { name: 'Más de Anillo Trenza' });
const pay = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Pagar' });
const noop = () => undefined;

test('an empty cart says so', async () => {
  const { show } = await customer({ rings: 0 });
  show(<MiniCart onCheckout={noop} />);
  await screen.findByText('Tu carrito está vacío');
});

test('one more piece is on the screen at once, and a moment later in the shop', async () => {
  const { show, session } = await customer();
  const user = show(<MiniCart onCheckout={noop} />);
  await user.click(await more());
  await screen.findByText(/^2 × Anillo Trenza/);
  await screen.findByText('Total $178.00 USD');

  const sessionToken = session.read().sessionToken ?? '';
  await waitFor(() => expect(mock.state.cartOf(sessionToken)?.productos[0]?.cantidad).toBe(2));
});

test('somebody else was quicker: the shop refuses, and the line shows what is left', async () => {
  const { show } = await customer({ rings: 2 });
  const user = show(<MiniCart onCheckout={noop} />);
  const button = await more();
  // The page was read with three on the shelf; now there are two.
  mock.setStock(ringOfSize('6').idProducto_talla, 2);
  await user.click(button);
  await screen.findByText('Solo hay 2');
  await screen.findByText(/^2 × Anillo Trenza/);
});

test('a change that the shop does not take is told, and taken back', async () => {
  const { show } = await customer();
  mock.fault('changeCartQuantity', { status: 400 });
  const user = show(<MiniCart onCheckout={noop} />);
  await user.click(await more());
  await screen.findByRole('alert');
  await screen.findByText(/^1 × Anillo Trenza/);
});

test('who is logged in goes on to pay', async () => {
  const { show } = await customer({ as: 'customer' });
  const onCheckout = vi.fn();
  const user = show(<MiniCart onCheckout={onCheckout} />);
  await user.click(await pay());
  await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce());
});

test('a login that has ended is noticed before anybody fills in a form', async () => {
  const { show, session } = await customer({ as: 'customer' });
  const onCheckout = vi.fn();
  const user = show(<MiniCart onCheckout={onCheckout} />);
  const button = await pay();
  mock.expireSessions();
  await user.click(button);
  await screen.findByText('Inicia sesión para pagar');
  expect(session.read().token).toBeNull();
  expect(onCheckout).not.toHaveBeenCalled();
});

test('without a connection there is a way to try again', async () => {
  const { show } = await customer();
  const reconnect = mock.scenario('offline');
  const user = show(<MiniCart onCheckout={noop} />);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  reconnect();
  await user.click(retry);
  await screen.findByText(/^1 × Anillo Trenza/);
});
