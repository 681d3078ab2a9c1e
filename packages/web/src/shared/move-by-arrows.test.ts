import { beforeEach, expect, test } from 'vitest';
import { moveByArrows } from './move-by-arrows.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<form><input /><ul><li><a href="/1">1</a></li><li><a href="/2">2</a></li></ul></form><button>x</button>';
});

const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  moveByArrows(event, document.querySelector('form'));
  return [document.activeElement?.textContent, event.defaultPrevented];
};

test('down goes through the results and stops at the last, up comes back to the box', () => {
  document.querySelector('input')?.focus();
  expect(press('ArrowDown')).toEqual(['1', true]);
  expect(press('ArrowDown')).toEqual(['2', true]);
  expect(press('ArrowDown')).toEqual(['2', false]);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('arrows elsewhere on the page scroll as ever', () => {
  document.querySelector('button')?.focus();
  expect(press('ArrowDown')).toEqual(['x', false]);
});
