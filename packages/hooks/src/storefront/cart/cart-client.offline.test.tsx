import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { itemFor } from '../../../test/cart/cart-item.ts';
import { useAddToCart } from './add-to-cart.ts';
import { useCart } from './use-cart.ts';

// The connection is gone before the file with the machine was loaded.
vi.mock('./cart.machine.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('says that there is no connection when the cart itself cannot be loaded', async () => {
  const { result } = renderHookWithShop(() => ({ ...useAddToCart(), ...useToasts() }));
  await act(async () => {
    expect(await result.current.add(itemFor(4, 145, 1))).toMatchObject({
      ok: false,
      error: { kind: 'network' },
    });
  });
  expect(result.current.toast?.title).toBe('Error de conexión');
  expect(result.current.isAdding).toBe(false);
});

it('shows the cart page that it could not be loaded', async () => {
  const session = { sessionToken: 'guest-1' };
  const { result } = renderHookWithShop(useCart, { session });
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(result.current.error?.code).toBe('cart.loadFailed');
});
