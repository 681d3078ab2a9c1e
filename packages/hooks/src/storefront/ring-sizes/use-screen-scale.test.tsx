import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useScreenScale } from './use-screen-scale.ts';

const KEY = 'filigrana:pantalla';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test('how large a millimetre is shown is kept on this device, for all its tabs', () => {
  const { result } = renderHookWithShop(useScreenScale);
  expect(result.current.pixelsPerMm).toBeNull();
  act(() => result.current.calibrate(6.04));
  expect(result.current.pixelsPerMm).toBe(6.04);
  expect(renderHookWithShop(useScreenScale).result.current.pixelsPerMm).toBe(6.04);
  const before = JSON.parse(localStorage.getItem(KEY)!);
  localStorage.setItem(KEY, JSON.stringify({ ...before, pixelsPerMm: 5 }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(result.current.pixelsPerMm).toBe(5);
});

test.each([
  ['after a zoom of the browser', () => vi.stubGlobal('devicePixelRatio', 1.25)],
  ['on another monitor', () => vi.spyOn(screen, 'width', 'get').mockReturnValue(2560)],
])('%s it has to be compared anew, and is known again on the way back', (_when, change) => {
  const { result } = renderHookWithShop(useScreenScale);
  act(() => result.current.calibrate(4));
  change();
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current.pixelsPerMm).toBeNull();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current.pixelsPerMm).toBe(4);
});

test('a phone that is turned is the same screen', () => {
  const { result } = renderHookWithShop(useScreenScale);
  vi.spyOn(screen, 'width', 'get').mockReturnValue(390);
  vi.spyOn(screen, 'height', 'get').mockReturnValue(844);
  act(() => result.current.calibrate(6));
  vi.spyOn(screen, 'width', 'get').mockReturnValue(844);
  vi.spyOn(screen, 'height', 'get').mockReturnValue(390);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current.pixelsPerMm).toBe(6);
});

test('a screen that cannot be, or that nobody has named, counts as none', () => {
  const { result } = renderHookWithShop(useScreenScale);
  act(() => result.current.calibrate(0.01));
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current.pixelsPerMm).toBeNull();
  expect(renderHookWithShop(useScreenScale).result.current.pixelsPerMm).toBeNull();
  localStorage.setItem(KEY, JSON.stringify({ pixelsPerMm: 6 }));
  expect(renderHookWithShop(useScreenScale).result.current.pixelsPerMm).toBeNull();
});
