import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeGaps } from './close-gaps.ts';

/** Called as the browser calls it, once sizes are known. */
let sizesChanged: () => void;
const observed = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        sizesChanged = callback;
      }
      observe = observed;
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const fix = (element: HTMLElement, sizes: object) => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(element, name, { value });
};

/** A grid in rows, 10 px apart, of items with these heights: what the browser has measured. */
function grid(columns: number, heights: number[]) {
  const list = document.createElement('ul');
  let top = 0;
  for (let start = 0; start < heights.length; start += columns) {
    const row = heights.slice(start, start + columns);
    for (const offsetHeight of row) {
      const item = document.createElement('li');
      fix(item, { offsetTop: top, offsetHeight });
      list.append(item);
    }
    top += Math.max(...row) + 10;
  }
  fix(list, { offsetHeight: top - 10 });
  document.body.append(list);
  const style = { gridTemplateColumns: Array(columns).fill('100px').join(' '), rowGap: '10px' };
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(style as CSSStyleDeclaration);
  closeGaps(list);
  sizesChanged();
  const moves = [...list.children].map((item) => (item as HTMLElement).style.translate);
  return { list, moves };
}

test('an item follows the one above it in its column, whatever the others need', () => {
  const { moves, list } = grid(3, [300, 100, 100, 50, 50, 50]);
  expect(moves).toEqual(['', '', '', '', '0 -200px', '0 -200px']);
  // The first column is the longest: nothing to save below the list.
  expect(list.style.marginBottom).toBe('');
});

test('what the list no longer needs is given back to the page', () => {
  const { moves, list } = grid(2, [300, 100, 50, 250]);
  expect(moves).toEqual(['', '', '', '0 -200px']);
  expect(list.style.marginBottom).toBe('-200px');
});

test('in one column nothing moves', () => {
  expect(grid(1, [300, 100, 50]).moves).toEqual(['', '', '']);
});

test('the list and every item are watched', () => {
  observed.mockClear();
  const { list } = grid(2, [10, 20, 30]);
  expect(observed.mock.calls.map(([element]: unknown[]) => element)).toEqual([
    list,
    ...list.children,
  ]);
});

test('a browser that cannot watch sizes keeps the rows', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  expect(closeGaps(document.createElement('ul'))).toBeUndefined();
});
