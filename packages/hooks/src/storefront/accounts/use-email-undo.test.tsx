import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { httpError, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useEmailUndo } from './use-email-undo.ts';

function open(undoEmail: () => Promise<{ mensaje: string | null }>) {
  const { result } = renderHookWithShop(() => useEmailUndo('abc'), {
    shop: { recovery: { undoEmail } },
  });
  return () => result.current;
}

test('nothing is undone until somebody says so, and then once', async () => {
  const answer = deferred<{ mensaje: string | null }>();
  const undoEmail = vi.fn(() => answer.promise);
  const page = open(undoEmail);
  expect(page().status).toBe('idle');
  expect(undoEmail).not.toHaveBeenCalled();
  act(() => {
    page().undo();
    page().undo();
  });
  expect(page().status).toBe('sending');
  await act(async () => answer.resolve({ mensaje: null }));
  expect(page()).toMatchObject({ status: 'done', notice: null });
  expect(undoEmail).toHaveBeenCalledExactlyOnceWith({ token: 'abc' });
});

test('a link that is of no use any more says so, and cannot be tried again', async () => {
  const page = open(() => Promise.reject(httpError(404)));
  act(() => page().undo());
  await waitFor(() => expect(page().status).toBe('invalid'));
  expect(page().notice?.code).toBe('reset.linkInvalid');
});

test.each([
  ['no answer', offline(), undefined],
  [
    'an address that another account has',
    httpError(409, { serverMessage: 'Otra cuenta usa ahora ese correo.' }),
    'Otra cuenta usa ahora ese correo.',
  ],
])('%s is told, and it can be tried again', async (_what, error, said) => {
  const undoEmail = vi.fn(() => Promise.resolve({ mensaje: null })).mockRejectedValueOnce(error);
  const page = open(undoEmail);
  act(() => page().undo());
  await waitFor(() => expect(page().notice?.code).toBe('reset.failed'));
  expect(page()).toMatchObject({ status: 'idle' });
  expect(page().notice?.said).toBe(said);
  act(() => page().undo());
  await waitFor(() => expect(page().status).toBe('done'));
});
