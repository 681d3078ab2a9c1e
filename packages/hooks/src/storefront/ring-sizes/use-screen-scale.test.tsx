import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useScreenScale } from './use-screen-scale.ts';

const KEY = 'filigrana:pantalla';

beforeEach(() => localStorage.clear());

test('how large a millimetre is shown is kept on this device, for all its tabs', () => {
  const { result } = renderHookWithShop(useScreenScale);
  expect(result.current.pixelsPerMm).toBeNull();
  act(() => result.current.calibrate(6.04));
  expect(result.current.pixelsPerMm).toBe(6.04);
  expect(renderHookWithShop(useScreenScale).result.current.pixelsPerMm).toBe(6.04);
  localStorage.setItem(KEY, JSON.stringify({ pixelsPerMm: 5 }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(result.current.pixelsPerMm).toBe(5);
});

test('a screen that cannot be counts as none', () => {
  localStorage.setItem(KEY, JSON.stringify({ pixelsPerMm: 0.01 }));
  expect(renderHookWithShop(useScreenScale).result.current.pixelsPerMm).toBeNull();
});
