import { browserEnvironment, type FileStorage } from '@filigrana/sdk';
import { expect, test, vi } from 'vitest';
import { draftFiles } from './draft-files.ts';

test('a file that is forgotten while it is still being kept is not there afterwards', async () => {
  const kept = new Map<string, File>();
  let finish = () => {};
  const reading = new Promise<void>((resolve) => (finish = resolve));
  const storage = {
    get: (key) => Promise.resolve(kept.get(key) ?? null),
    keep: async (key, file) => {
      await reading;
      kept.set(key, file);
    },
    forget: vi.fn<FileStorage['forget']>((key) => Promise.resolve(void kept.delete(key))),
    clear: () => Promise.resolve(kept.clear()),
  } satisfies FileStorage;
  const files = draftFiles({
    ...browserEnvironment(),
    openFiles: () => Promise.resolve(storage),
  });
  files.forget(files.keep(new File(['x'], 'recibo.jpg')));
  finish();
  await vi.waitFor(() => expect(storage.forget).toHaveBeenCalled());
  expect([...kept.keys()]).toEqual([]);
});
