import { expect, test } from 'vitest';
import { scaledAround, WHOLE, withinFrame } from './zoom-view.ts';

const frame = { width: 400, height: 300 };

test('a picture grows around the point that is pressed', () => {
  const view = scaledAround(WHOLE, 2, { x: 100, y: -50 });
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
});

test('a picture is moved to its edge and no further', () => {
  const far = { scale: 2, x: 900, y: -900 };
  expect(withinFrame(far, frame, 4 / 3)).toEqual({ scale: 2, x: 200, y: -150 });
  // As high as the frame and 300 wide, it leaves 100 free until it has grown over them.
  expect(withinFrame(far, frame, 1)).toEqual({ scale: 2, x: 100, y: -150 });
  expect(withinFrame({ ...far, scale: 1.2 }, frame, 1)).toEqual({ scale: 1.2, x: 0, y: -30 });
});

test('a picture becomes four times as large at most, and never smaller than its frame', () => {
  expect(withinFrame(scaledAround(WHOLE, 9, { x: 0, y: 0 }), frame, 1).scale).toBe(4);
  expect(withinFrame({ scale: 0.3, x: 40, y: 40 }, frame, 1)).toEqual(WHOLE);
});
