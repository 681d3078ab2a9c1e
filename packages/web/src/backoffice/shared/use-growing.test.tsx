import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGrowing } from './use-growing.tsx';

let comesNear: (entries: { isIntersecting: boolean }[]) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof comesNear) {
        comesNear = callback;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function List({ length }: { length: number }) {
  const { shown, more } = useGrowing(Array.from({ length }, (_, index) => index));
  return (
    <>
      <ul>
        {shown.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {more}
    </>
  );
}
const drawn = () => document.querySelectorAll('li').length;

test('a short list is drawn whole', () => {
  render(<List length={30} />);
  expect(drawn()).toBe(30);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a long one grows when its end comes near, until it is whole', () => {
  render(<List length={70} />);
  expect(drawn()).toBe(30);
  act(() => comesNear([{ isIntersecting: false }]));
  expect(drawn()).toBe(30);
  act(() => comesNear([{ isIntersecting: true }]));
  expect(drawn()).toBe(60);
  act(() => comesNear([{ isIntersecting: true }]));
  expect(drawn()).toBe(70);
  expect(screen.queryByRole('button')).toBeNull();
});

test('it grows by its button too', () => {
  render(<List length={31} />);
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar más' }));
  expect(drawn()).toBe(31);
});
