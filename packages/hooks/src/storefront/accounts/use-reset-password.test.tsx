import { ApiError, type Shop } from '@filigrana/sdk';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
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
  const { result, rerender, unmount } = renderHookWithShop(() => useResetPassword(token), {
    shop: { recovery: { verify, reset } },
    clock,
  });
  const open = (next: string) => {
    token = next;
    rerender();
  };
  return {
    open,
    unmount,
    verify,
    reset,
    submit: (nuevaContrasena = PASSWORD.nuevaContrasena, confirmacion = nuevaContrasena) =>
      act(() => result.current.submit({ nuevaContrasena, confirmacion })),
    pass: (ms: number) => act(() => clock.pass(ms)),
    now: () => result.current,
  };
}

test('checks the link, sets the password and leads to the start page 2 s later', async () => {
  const { reset, submit, pass, now } = start();
  expect(now().link).toBe('checking');
  await pass(0);
  expect(now().link).toBe('valid');
  submit();
  submit();
  expect(now().status).toBe('sending');
  await pass(1_999);
  submit();
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

test.each([httpError(404, { serverMessage: 'No existe' }), httpError(410), httpError(400)])(
  'says that the link is invalid or has expired (%s)',
  async (error) => {
    const { verify, reset, submit, pass, now, open } = start();
    verify.mockRejectedValue(error);
    open('otro');
    await pass(0);
    expect(now()).toMatchObject({ link: 'invalid', notice: { code: 'reset.linkInvalid' } });
    submit();
    expect(reset).not.toHaveBeenCalled();
  },
);

test('believes a server that answers with success that the link is not valid', async () => {
  const { verify, open, pass, now } = start();
  verify.mockResolvedValue({ valido: false, mensaje: null });
  open('otro');
  await pass(0);
  expect(now().link).toBe('invalid');
});

test.each([
  offline(),
  httpError(503),
  httpError(429),
  new ApiError({ kind: 'contract', message: 'no JSON' }),
])(
  'leaves it to the server whether the link works when it cannot be checked (%s)',
  async (error) => {
    const { verify, reset, submit, open, pass, now } = start();
    verify.mockRejectedValue(error);
    open('otro');
    await pass(0);
    expect(now().link).toBe('valid');
    reset.mockRejectedValueOnce(httpError(404));
    submit();
    await pass(0);
    expect(now()).toMatchObject({ link: 'invalid', notice: { code: 'reset.linkInvalid' } });
  },
);

test('checks nothing any more once the page is left', () => {
  const { verify, unmount } = start();
  unmount();
  expect(verify.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});

test.each([
  ['', '', 'reset.incomplete'],
  ['Volcan-Verde-9', '', 'reset.incomplete'],
  ['Volcan-Verde-9', 'Volcan-Verde-8', 'reset.mismatch'],
  ['verde', 'azul', 'reset.mismatch'],
  ['volcan-verde', 'volcan-verde', 'password.weak'],
  ['Filigrana#2026', 'Filigrana#2026', 'reset.forbidden'],
])('refuses %j with %j: %s', async (nueva, confirmacion, code) => {
  const { submit, reset, pass, now } = start();
  await pass(0);
  submit(nueva, confirmacion);
  expect(now()).toMatchObject({ link: 'valid', status: 'idle', notice: { code } });
  expect(reset).not.toHaveBeenCalled();
});

test.each([
  [offline(), { code: 'reset.failed' }],
  [httpError(500), { code: 'reset.failed' }],
  [httpError(400, { serverMessage: 'Muy corta.' }), { code: 'reset.failed', said: 'Muy corta.' }],
])('can be sent again after %s', async (error, said) => {
  const { submit, reset, now, pass } = start();
  await pass(0);
  reset.mockRejectedValueOnce(error);
  submit();
  await pass(0);
  expect(now()).toMatchObject({ status: 'idle', notice: said });
  submit();
  await pass(0);
  expect(now().status).toBe('done');
});
