import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

describe('a limiter', () => {
  it('never runs more than its size at a time, in the order of arrival', async () => {
    const limit = createLimiter(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const task = (name: number) => async () => {
      started.push(name);
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
      return name;
    };
    const results = await Promise.all([1, 2, 3, 4, 5, 6].map((name) => limit(task(name))));
    expect(results).toEqual([1, 2, 3, 4, 5, 6]);
    expect(started).toEqual([1, 2, 3, 4, 5, 6]);
    expect(most).toBe(2);
  });

  it('gives its place on when a task fails', async () => {
    const limit = createLimiter(1);
    const failed = limit(() => Promise.reject(new Error('broken')));
    const next = limit(() => Promise.resolve('fine'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('fine');
    expect(await limit(() => Promise.resolve('free again'))).toBe('free again');
  });
});
