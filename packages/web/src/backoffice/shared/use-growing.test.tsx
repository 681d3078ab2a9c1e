import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Paged } from '@filigrana/hooks/backoffice';
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

function List({ length, list }: { length: number; list?: Paged }) {
  const options = list ? { list } : {};
  const { shown, more } = useGrowing(
    Array.from({ length }, (_, index) => index),
    options,
  );
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

test('reads on once all that is there has been drawn, and waits for what is being read', () => {
  const readMore = vi.fn();
  const list = { hasMore: true, isReadingMore: false, readMore };
  const { rerender } = render(<List length={40} list={list} />);
  act(() => comesNear([{ isIntersecting: true }]));
  expect(drawn()).toBe(40);
  expect(readMore).not.toHaveBeenCalled();
  act(() => comesNear([{ isIntersecting: true }]));
  expect(readMore).toHaveBeenCalledOnce();
  rerender(<List length={40} list={{ ...list, isReadingMore: true }} />);
  const waits = screen.getByRole('button', { name: 'Cargando más…' });
  expect(waits.getAttribute('aria-busy')).toBe('true');
  rerender(<List length={50} list={{ ...list, hasMore: false }} />);
  expect(drawn()).toBe(50);
  expect(screen.queryByRole('button')).toBeNull();
});
