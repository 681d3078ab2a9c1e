import { beforeEach, expect, test, vi } from 'vitest';
import { importCode } from './import-code.ts';

const reload = vi.fn<() => void>();
const answer = vi.fn<() => Promise<Response>>();
const isPressing = (isActive: boolean) =>
  vi.stubGlobal('navigator', { userActivation: { isActive } });

let count = 0;
/** Code that never comes, at an address of its own. */
const lost = () => {
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${(count += 1)}.js`);
  return () => expect(importCode(() => Promise.reject(failure))).rejects.toBe(failure);
};

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  answer.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', answer);
  isPressing(true);
});

test('code that comes is what is imported', async () => {
  expect(await importCode(() => Promise.resolve('code'))).toBe('code');
});

test('code that is asked for again in vain comes with a new page when the shop answers', async () => {
  const ask = lost();
  await ask();
  expect(answer).not.toHaveBeenCalled();
  await ask();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('the page stays when two have asked at once for what has not come', async () => {
  const ask = lost();
  await Promise.all([ask(), ask()]);
  expect(answer).not.toHaveBeenCalled();
});

test('while the shop does not answer the page stays', async () => {
  answer.mockRejectedValueOnce(new TypeError('away'));
  const ask = lost();
  await ask();
  await ask();
  await answer.mock.results[0]?.value.catch(() => undefined);
  expect(reload).not.toHaveBeenCalled();
});

test('the page stays when other code has not come', async () => {
  await lost()();
  await lost()();
  expect(answer).not.toHaveBeenCalled();
});

test('the page stays when nobody has pressed anything', async () => {
  isPressing(false);
  const ask = lost();
  await ask();
  await ask();
  expect(answer).not.toHaveBeenCalled();
});
