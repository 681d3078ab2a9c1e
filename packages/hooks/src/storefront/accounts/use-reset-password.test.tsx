import type { Shop } from '@filigrana/sdk';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { httpError } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { useResetPassword } from './use-reset-password.ts';

const PASSWORD = { nuevaContrasena: 'Volcan-Verde-9', confirmacion: 'Volcan-Verde-9' };

function start() {
  const verify = vi.fn<Shop['recovery']['verify']>((token) =>
    token === 'viejo'
      ? Promise.reject(httpError(404))
      : Promise.resolve({ valido: true, mensaje: null }),
  );
  const reset = vi.fn<Shop['recovery']['reset']>(() => Promise.resolve({ mensaje: null }));
  const clock = new VirtualTime();
  let token = 'abc';
  const { result, rerender } = renderHookWithShop(() => useResetPassword(token), {
    shop: { recovery: { verify, reset } },
    clock,
  });
  const open = (next: string) => {
    token = next;
    rerender();
  };
  return {
    open,
    reset,
    pass: (ms: number) => act(() => clock.pass(ms)),
    now: () => result.current,
  };
}

test('checks the link, sets the password and leads to the start page 2 s later', async () => {
  const { reset, pass, now } = start();
  expect(now().link).toBe('checking');
  await pass(0);
  expect(now().link).toBe('valid');
  act(() => now().submit(PASSWORD));
  expect(now().status).toBe('sending');
  await pass(1_999);
  expect(now()).toMatchObject({ status: 'done', notice: { code: 'reset.done' }, redirect: null });
  await pass(1);
  expect(now().redirect).toBe('home');
  expect(reset).toHaveBeenCalledExactlyOnceWith({
    token: 'abc',
    nuevaContrasena: 'Volcan-Verde-9',
  });
});

test('checks another link that the same screen is opened with', async () => {
  const { open, pass, now } = start();
  await pass(0);
  open('viejo');
  await pass(0);
  expect(now()).toMatchObject({ link: 'invalid', notice: { code: 'reset.linkInvalid' } });
  open('nuevo');
  await pass(0);
  expect(now()).toMatchObject({ link: 'valid', notice: null });
});
