import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { cartLine, cartOf } from '../../../test/storefront/carts.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import { noteArrival } from '../../app/arrived-by.ts';
import ReservedNote from './reserved-note.tsx';

const visit = (...lines: Parameters<typeof cartOf>) =>
  renderPage(<ReservedNote idProductoTalla={7} />, {
    session: { sessionToken: 'visitor' },
    shop: { cart: { get: () => Promise.resolve(cartOf(...lines)) } },
  });

test('whoever holds the piece is not told that somebody else does', async () => {
  visit(cartLine('Anillo', { id: 7 }));
  await screen.findByText('La tienes apartada en tu carrito.');
  expect(screen.queryByRole('form')).toBeNull();
});

test('everybody else may leave an address, also with the piece in the cart', async () => {
  visit(cartLine('Anillo', { id: 7, reservada: true }));
  await screen.findByText('Reservada: alguien la está comprando en este momento.');
  expect(screen.getByRole('form', { name: 'Avisarme cuando quede libre' })).toBeTruthy();
});

test('who follows the link to the form of a piece stands at the form once it is there', async () => {
  noteArrival('push');
  window.history.replaceState(null, '', '#avisarme');
  onTestFinished(() => noteArrival('load'));
  visit(cartLine('Anillo', { id: 7, reservada: true }));
  const form = await screen.findByRole('form', { name: 'Avisarme cuando quede libre' });
  expect(document.activeElement).toBe(form);
});
