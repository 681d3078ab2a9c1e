import { describe, expect, test } from 'vitest';
import { FITTED, panBy, zoomBy } from './zoom.ts';

const FRAME = { width: 400, height: 300 };

describe('zooming', () => {
  test('grows by a quarter and goes back by the same step', () => {
    const larger = zoomBy(FITTED, 1, FRAME);
    expect(larger.scale).toBeCloseTo(1.25);
    expect(zoomBy(larger, -1, FRAME)).toEqual(FITTED);
  });

  test('is never smaller than the frame nor larger than eight times', () => {
    expect(zoomBy(FITTED, -3, FRAME)).toEqual(FITTED);
    expect(zoomBy(FITTED, 50, FRAME).scale).toBe(8);
  });

  test('leaves the point under the pointer where it is', () => {
    const point = { x: 80, y: -40 };
    const { scale, x, y } = zoomBy(FITTED, 3, FRAME, point);
    // The same point of the picture, before and after.
    expect((point.x - x) / scale).toBeCloseTo(point.x);
    expect((point.y - y) / scale).toBeCloseTo(point.y);
  });
});

describe('moving', () => {
  test('does nothing to a picture that fits', () => {
    expect(panBy(FITTED, 50, 50, FRAME)).toEqual(FITTED);
  });

  test('ends where the picture ends', () => {
    const double = { scale: 2, x: 0, y: 0 };
    expect(panBy(double, 40, -20, FRAME)).toEqual({ scale: 2, x: 40, y: -20 });
    expect(panBy(double, 900, -900, FRAME)).toEqual({ scale: 2, x: 200, y: -150 });
  });
});
