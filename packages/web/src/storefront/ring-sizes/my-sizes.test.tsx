import type { FingerSize, Shop } from '@filigrana/sdk';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import { ProfileSizes } from './profile-sizes.tsx';

const LEFT: FingerSize = { mano: 'izquierda', dedo: 'anular', tamanio: '7' };

beforeEach(() => localStorage.clear());

const visit = (ringSizes: NonNullable<FakeShop['ringSizes']>) =>
  renderPage(<ProfileSizes />, {
    path: '/clientes/perfil',
    session: loggedIn(),
    shop: { ringSizes },
  });
const finger = async (hand: string, name: string) =>
  within(await screen.findByRole('group', { name: hand })).getByLabelText<HTMLSelectElement>(name);

test('a customer sees the sizes of her account, and what she chooses is kept there', async () => {
  const save = vi.fn<Shop['ringSizes']['save']>(() =>
    Promise.resolve([{ ...LEFT, mano: 'derecha', tamanio: '8' }, LEFT]),
  );
  visit({ list: () => Promise.resolve([LEFT]), save });
  expect((await finger('Mano izquierda', 'Anular')).value).toBe('7');
  expect(screen.getByText(/Se guardan en tu cuenta/)).toBeTruthy();
  fireEvent.change(await finger('Mano derecha', 'Anular'), { target: { value: '8' } });
  expect((await finger('Mano derecha', 'Anular')).value).toBe('8');
  const tallas = [{ mano: 'derecha', dedo: 'anular', tamanio: '8' }];
  await vi.waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ tallas }));
});

test('where the shop keeps none, they are kept on this device', async () => {
  visit({ list: () => Promise.reject(refusal(404)) });
  expect(await screen.findByText(/Se guardan en este dispositivo/)).toBeTruthy();
  fireEvent.change(await finger('Mano derecha', 'Medio'), { target: { value: '9' } });
  expect((await finger('Mano derecha', 'Medio')).value).toBe('9');
});

test('sizes that did not come can be read again', async () => {
  const list = vi.fn<Shop['ringSizes']['list']>().mockRejectedValueOnce(refusal(500));
  visit({ list: list.mockResolvedValue([LEFT]) });
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect((await finger('Mano izquierda', 'Anular')).value).toBe('7');
});
