import type { Confirmation, Shop } from '@filigrana/sdk';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeredCalls } from '../../../test/deferred.ts';
import { httpError, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { flushMicrotasks } from '../../../test/virtual-time.ts';
import { useEmailConfirmation } from './use-mailed-link.ts';

function start() {
  const server = answeredCalls<Parameters<Shop['accounts']['confirmEmail']>, Confirmation>();
  let token = 'uno';
  const { result, rerender, unmount } = renderHookWithShop(() => useEmailConfirmation(token), {
    shop: { accounts: { confirmEmail: server.call } },
  });
  return {
    server,
    unmount,
    now: () => result.current,
    press: () => act(() => result.current.press()),
    settle: (work: () => void) =>
      act(async () => {
        work();
        await flushMicrotasks();
      }),
    open(next: string) {
      token = next;
      rerender();
    },
  };
}

test('does nothing before its button is pressed, and sends once', async () => {
  const { server, now, press, settle } = start();
  expect(now()).toMatchObject({ status: 'asking', notice: null });
  expect(server.calls).toHaveLength(0);
  press();
  press();
  expect(now().status).toBe('sending');
  expect(server.calls.map(({ args }) => args[0])).toEqual(['uno']);
  await settle(() => server.last().resolve({ mensaje: 'Hecho.' }));
  expect(now()).toMatchObject({ status: 'done', notice: { code: 'link.done', said: 'Hecho.' } });
  press();
  expect(server.calls).toHaveLength(1);
});

test.each([
  [httpError(404), 'dead', 'reset.linkInvalid'],
  [httpError(400), 'dead', 'reset.linkInvalid'],
  [httpError(503), 'asking', 'reset.failed'],
  [offline(), 'asking', 'connection.failed'],
])('is %s → %s', async (error, status, code) => {
  const { server, now, press, settle } = start();
  press();
  await settle(() => server.last().reject(error));
  expect(now()).toMatchObject({ status, notice: { code } });
  press();
  expect(now().status).toBe(status === 'dead' ? 'dead' : 'sending');
});

test('another link on the same screen begins anew: the answer about the last one is void', async () => {
  const { server, now, press, settle, open } = start();
  press();
  open('dos');
  expect(server.calls[0]?.args[1]?.signal?.aborted).toBe(true);
  await settle(() => server.last().resolve({ mensaje: null }));
  expect(now()).toMatchObject({ status: 'asking', notice: null });
  press();
  expect(server.calls.at(-1)?.args[0]).toBe('dos');
});

test('is stopped with the page', () => {
  const { server, press, unmount } = start();
  press();
  unmount();
  expect(server.calls[0]?.args[1]?.signal?.aborted).toBe(true);
});
