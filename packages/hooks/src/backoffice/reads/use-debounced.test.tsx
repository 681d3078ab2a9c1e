import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ManualClock } from '../../../test/manual-clock.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useDebounced } from './use-debounced.ts';

it('follows once the time of the environment has passed without another change', () => {
  const clock = new ManualClock();
  let typed = '';
  const { result, rerender } = renderHookWithShop(() => useDebounced(typed, 60), { clock });
  typed = 'anillo';
  rerender();
  expect(result.current).toBe('');
  act(() => clock.end(60));
  expect(result.current).toBe('anillo');
});
