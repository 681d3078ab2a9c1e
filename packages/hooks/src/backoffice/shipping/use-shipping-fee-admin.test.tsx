import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useShippingFeeAdmin } from './use-shipping-fee-admin.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

async function open(shipping: NonNullable<FakeShop['shipping']>) {
  const { result } = renderHookWithShop(
    () => ({ ...useShippingFeeAdmin(), toast: useToasts().toast }),
    { shop: { shipping }, session: loggedIn({ rol: 2 }) },
  );
  expect(result.current).toMatchObject({ load: 'loading', canSubmit: false });
  await waitFor(() => expect(result.current.load).not.toBe('loading'));
  return () => result.current;
}
const fee = (monto: number) => () => Promise.resolve({ monto });

test('the field holds the fee with two decimals, which need not be saved', async () => {
  const page = await open({ fee: fee(9.5) });
  expect(page()).toMatchObject({ load: 'ready', monto: 9.5, value: '9.50', canSubmit: false });
});

test.each([
  ['9.5', false],
  ['', false],
  ['9.51', true],
  ['0', true],
  ['.', true],
])('with %j typed over 9.50 it can be saved: %j', async (typed, canSubmit) => {
  const page = await open({ fee: fee(9.5) });
  act(() => page().set(typed));
  expect(page().canSubmit).toBe(canSubmit);
});

test('only digits and one dot can be typed', async () => {
  const page = await open({ fee: fee(8) });
  act(() => page().set('$1,2.3.4a'));
  expect(page().value).toBe('12.34');
});

test('a fee is saved with two decimals and is the fee from then on', async () => {
  const read = vi.fn(fee(8));
  const setFee = vi.fn(() => {
    read.mockImplementation(fee(7.5));
    return Promise.resolve({ mensaje: null });
  });
  const page = await open({ fee: read, setFee });
  act(() => page().set('7.5'));
  act(() => page().submit());
  expect(page()).toMatchObject({ status: 'sending', canSubmit: false });
  await waitFor(() => expect(page()).toMatchObject({ status: 'done', value: '7.50', monto: 7.5 }));
  expect(setFee).toHaveBeenCalledExactlyOnceWith({ monto: 7.5 });
  expect(page().canSubmit).toBe(false);
});

test('what is no amount is refused', async () => {
  const page = await open({ fee: fee(8) });
  act(() => page().set('.'));
  act(() => page().submit());
  expect(page().error).toEqual({ code: 'shippingFee.invalid' });
  expect(page().toast).toMatchObject({
    title: 'Monto inválido',
    description: 'Ingresa un número válido mayor o igual a 0.',
  });
});

test('a fee beyond all measure is refused, with the largest there is', async () => {
  const page = await open({ fee: fee(8) });
  act(() => page().set('99999999'));
  act(() => page().submit());
  expect(page().error).toEqual({ code: 'shippingFee.tooLarge' });
  expect(page().toast).toMatchObject({
    title: 'Monto inválido',
    description: 'Ingresa un monto de 1,000,000 como máximo.',
  });
});

test('a fee that cannot be saved stays as typed', async () => {
  const page = await open({ fee: fee(8), setFee: () => Promise.reject(httpError(500)) });
  act(() => page().set('12'));
  act(() => page().submit());
  await waitFor(() =>
    expect(page().toast).toMatchObject({
      title: 'No se guardó',
      description: 'Intenta de nuevo en unos segundos.',
    }),
  );
  expect(page()).toMatchObject({ value: '12', monto: 8, canSubmit: true });
});

test('a fee that cannot be read counts as 8.00, until it can', async () => {
  const read = vi.fn<() => Promise<{ monto: number }>>(() => Promise.reject(offline()));
  const page = await open({ fee: read });
  expect(page()).toMatchObject({ load: 'failed', value: '8.00', monto: 8, canSubmit: false });
  read.mockImplementation(fee(11));
  act(() => page().reload());
  await waitFor(() => expect(page()).toMatchObject({ load: 'ready', value: '11.00' }));
});

test('after a saving that could not be read back, the next one still says what it started from', async () => {
  const read = vi
    .fn(() => Promise.reject<{ monto: number; version: number }>(httpError(503)))
    .mockResolvedValueOnce({ monto: 8, version: 1 });
  const setFee = vi.fn(() => Promise.resolve({ mensaje: null }));
  const page = await open({ fee: read, setFee });
  for (const monto of ['9', '10']) {
    act(() => page().set(monto));
    await act(async () => page().submit());
    await waitFor(() => expect(page().status).toBe('done'));
  }
  expect(setFee).toHaveBeenLastCalledWith({ monto: 10, version: 1 });
});
