import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ringWire } from '../../../test/product.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useProductSelection } from './use-product-selection.ts';

const net = vi.hoisted(() => ({ isDown: true }));
vi.mock('./product-selection.actor.ts', async (original) => {
  if (net.isDown) throw new Error('Failed to fetch dynamically imported module');
  return original();
});

afterEach(cleanup);

test('a machine that cannot be loaded is a state that the next press leaves', async () => {
  const product = ringWire();
  const { result } = renderHookWithShop(() => useProductSelection(product), {
    shop: {
      catalog: { productSize: () => Promise.resolve({ idProducto_talla: 40, stock: 2 }) },
    },
  });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(result.current.error).toEqual({ code: 'connection.failed' });
  expect(await result.current.add()).toBe('refused');
  net.isDown = false;
  act(() => result.current.chooseSize('6'));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', stock: 2 }));
});
