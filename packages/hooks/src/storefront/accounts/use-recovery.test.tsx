import { ApiError, type Shop } from '@filigrana/sdk';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { recoveryFailure } from './recovery-form.ts';
import { useRecovery } from './use-recovery.ts';

function start() {
  const request = vi.fn<Shop['recovery']['request']>(() => Promise.resolve({ mensaje: null }));
  const clock = new VirtualTime();
  const visit = () => renderHookWithShop(useRecovery, { shop: { recovery: { request } }, clock });
  const { result, unmount } = visit();
  return {
    request,
    visit,
    unmount,
    now: () => result.current,
    submit: async (correo = 'ana@correo.cr') => {
      act(() => result.current.submit({ correo }));
      await act(() => clock.pass(0));
    },
  };
}

test.each([
  ['', 'recovery.emailRequired'],
  ['  ', 'recovery.emailRequired'],
  ['ana@correo', 'recovery.emailInvalid'],
])('sends nothing for %j', async (correo, code) => {
  const { request, submit, now } = start();
  await submit(correo);
  expect(now()).toMatchObject({ status: 'idle', notice: { code }, left: 2 });
  expect(now().errors.correo).toBeDefined();
  expect(request).not.toHaveBeenCalled();
});

test('sends two links on a visit; another visit of the screen starts anew', async () => {
  const { request, submit, now, visit, unmount } = start();
  await submit(' ana@correo.cr ');
  expect(request).toHaveBeenCalledExactlyOnceWith({ correo: 'ana@correo.cr' });
  expect(now()).toMatchObject({ status: 'done', left: 1, notice: { code: 'recovery.sent' } });
  await submit();
  await submit();
  expect(now()).toMatchObject({ status: 'idle', left: 0, notice: { code: 'recovery.limit' } });
  // What is wrong with the address is said first.
  await submit('');
  expect(now().notice).toEqual({ code: 'recovery.emailRequired' });
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  expect(visit().result.current).toMatchObject({ status: 'idle', left: 2, notice: null });
});

test('does not count a request that the server refused', async () => {
  const { request, submit, now } = start();
  request.mockRejectedValue(httpError(404, { code: 'EMAIL_NOT_FOUND' }));
  for (const _attempt of [1, 2, 3]) await submit('typo@correo.cr');
  expect(now()).toMatchObject({
    left: 2,
    errors: { correo: { code: 'recovery.unknownEmail' } },
  });
  expect(request).toHaveBeenCalledTimes(3);
});

test.each([
  [offline(), { code: 'recovery.offline' }],
  [httpError(404, { code: 'EMAIL_NOT_FOUND' }), { code: 'recovery.unknownEmail' }],
  [
    httpError(404, { serverMessage: 'El correo no está registrado' }),
    { code: 'recovery.unknownEmail' },
  ],
  [httpError(404, { serverMessage: 'Email not registered' }), { code: 'recovery.unknownEmail' }],
  [httpError(404), { code: 'recovery.endpointMissing' }],
  [httpError(404, { serverMessage: 'Cannot POST' }), { code: 'recovery.endpointMissing' }],
  [
    new ApiError({ kind: 'contract', status: 200, message: '' }),
    { code: 'recovery.endpointMissing' },
  ],
  [httpError(503), { code: 'recovery.failed', params: { status: 503 } }],
  [
    httpError(429, { code: 'RATE_LIMITED', serverMessage: 'Espera.' }),
    { code: 'recovery.failed', params: { status: 429 }, said: 'Espera.', problem: 'RATE_LIMITED' },
  ],
])('has a sentence for %s (%#)', (error, said) => {
  expect(recoveryFailure(error)).toEqual(said);
});
