import { expect, test, vi } from 'vitest';
import { createDownload } from './download.ts';

test('what is here is not asked for again', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const download = createDownload(load);
  expect(download.code).toBeUndefined();
  await Promise.all([download.latest(), download.start()]);
  await download.start();
  expect(download.code).toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

test('rendering hears of a failure as often as it looks, and only who asks tries again', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  load.mockRejectedValueOnce(new Error('offline'));
  const download = createDownload(load);
  await expect(download.latest()).rejects.toThrow('offline');
  expect(download.latest()).toBe(download.latest());
  await expect(download.latest()).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledOnce();
  await expect(download.start()).resolves.toBe('code');
  await expect(download.latest()).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
