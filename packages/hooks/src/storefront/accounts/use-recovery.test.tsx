import type { Shop } from '@filigrana/sdk';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { useRecovery } from './use-recovery.ts';

test('sends two links on a visit; another visit of the screen starts anew', async () => {
  const request = vi.fn<Shop['recovery']['request']>(() => Promise.resolve({ mensaje: null }));
  const clock = new VirtualTime();
  const visit = () => renderHookWithShop(useRecovery, { shop: { recovery: { request } }, clock });
  const { result, unmount } = visit();
  const submit = async () => {
    act(() => result.current.submit({ correo: 'ana@correo.cr' }));
    await act(() => clock.pass(0));
  };
  await submit();
  expect(result.current).toMatchObject({
    status: 'done',
    left: 1,
    notice: { code: 'recovery.sent' },
  });
  await submit();
  await submit();
  expect(result.current).toMatchObject({
    status: 'idle',
    left: 0,
    notice: { code: 'recovery.limit' },
  });
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  expect(visit().result.current).toMatchObject({ status: 'idle', left: 2, notice: null });
});
