import { act, cleanup } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useRecentlySeen } from './use-recently-seen.ts';

const KEY = 'filigrana:vistas';

beforeEach(() => localStorage.clear());

test('pieces are remembered on this device, the last one first, until they are forgotten', () => {
  const { result } = renderHookWithShop(useRecentlySeen);
  for (const id of [7, 12, 7]) act(() => result.current.note(id));
  expect(result.current.ids).toEqual([7, 12]);
  cleanup();
  const again = renderHookWithShop(useRecentlySeen).result;
  expect(again.current.ids).toEqual([7, 12]);
  act(() => again.current.clear());
  expect([again.current.ids, localStorage.getItem(KEY)]).toEqual([[], null]);
});

test('another tab is heard of, and what is no piece counts as nothing', () => {
  const { result } = renderHookWithShop(useRecentlySeen);
  localStorage.setItem(KEY, JSON.stringify({ productos: [3, 'x', 5, 0] }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(result.current.ids).toEqual([3, 5]);
});
